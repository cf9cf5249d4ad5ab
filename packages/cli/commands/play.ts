/** `nassau play`: a match in the terminal, against bots or hot-seat. */
import { findRules, type LoadedGame, prepareGames } from '@nassau/games'
import { namesInRecord } from '@nassau/games/names'
import { isRecord, type Rules } from '@nassau/kernel'
import { type Opening, Referee, secretFrom, verify } from '@nassau/kernel/host'
import type { Command } from 'commander'
import { EXIT, located, Stop, unwrap, wrongUsage } from '../errors.ts'
import { mustBeWritable, readText, writeText } from '../files.ts'
import { jsonFile } from '../json-file.ts'
import { Keyboard } from '../play/keyboard.ts'
import { playAt } from '../play/play-at.ts'
import { seatList } from '../play/screen.ts'
import { sittersAgain, sittersFrom } from '../play/sitters.ts'
import { switchOrders, usualOrders } from '../play/switches.ts'
import { type Laid, people, type Table, tableOf } from '../play/table.ts'
import { isNo } from '../referee/fields.ts'
import { openFrom, positionOf } from '../referee/opening.ts'
import { editionFrom, freshSecret, gameNamed, optionsFrom, seedFrom, wordsOf } from '../setting.ts'
import { bold, dim, say } from '../text.ts'

type Flags = {
  seats?: string
  options?: string
  edition?: string
  seed?: string
  from?: string
  resume?: string
  save?: string
  orders?: string
  open?: true
  color: boolean
}

const EXAMPLES = `
Examples:
  nassau play pig                                 you against a bot
  nassau play pig --seats human:Anne,human:Mary   two people, one keyboard
  nassau play --resume match.jsonl                go on with a saved match`

export function play(program: Command): void {
  program
    .command('play')
    .summary('play a match in the terminal')
    .description('Play a match in the terminal, against bots or with others at the same keyboard.')
    .argument('[game]', 'the game; not needed with --resume')
    .option('--seats <list>', 'who sits where: you, human:NAME or a bot, apart by commas')
    .option('--options <words>', 'options of the table, such as short,captains=false')
    .option('--edition <file>', 'an edition of your own, as JSON')
    .option('--seed <word>', 'the same word, the same dice')
    .option('--from <file>', 'start from a position, {"board": …, "stack": …} as JSON')
    .option('--resume <file>', 'go on with a match saved by `save`')
    .option('--save <file>', 'write the record there when the match is over')
    .option('--orders <words>', 'standing orders people sit down with, such as +ID, -ID or none')
    .option('--open', 'no curtain between people at one keyboard')
    .option('--no-color', 'no colour')
    .addHelpText('after', EXAMPLES)
    .action(run)
}

async function run(id: string | undefined, flags: Flags): Promise<void> {
  if (!flags.color) process.env.NO_COLOR = '1'
  if (flags.save !== undefined) mustBeWritable(flags.save)
  if (id !== undefined) await gameNamed(id).game.prepare?.()
  if (flags.resume !== undefined) await prepareGames()
  const laid = flags.resume === undefined ? begin(id, flags) : goOn(flags.resume, id, flags)
  const { game } = laid.listed
  const orders = unwrap(switchOrders(game, usualOrders(game), wordsOf(flags.orders)))
  const keyboard = new Keyboard()
  const table = tableOf(laid, keyboard, { seed: seedFrom(flags.seed), isOpen: flags.open === true, orders })
  try {
    welcome(table)
    const ending = await playAt(table)
    if (ending === 'over') finish(table, flags.save)
    if (ending === 'quit') say(farewell(table))
    if (ending === 'input-ended')
      throw new Stop(EXIT.finding, `the input ended before the match did. ${farewell(table)}`)
  } finally {
    keyboard.close()
  }
}

function begin(id: string | undefined, flags: Flags): Laid {
  if (id === undefined) throw wrongUsage('which game? Such as `nassau play pig`; `nassau --help` lists them')
  const listed = gameNamed(id)
  const { game } = listed
  const sitters = sittersFrom(listed, flags.seats)
  const loaded = editionFrom(game, flags.edition)
  const opening = {
    options: optionsFrom(game, flags.options),
    seats: namesInRecord(sitters.map(({ name, bot }) => ({ name, isBot: bot !== null }))),
    secret: flags.seed === undefined ? freshSecret() : secretFrom(flags.seed),
    ...(loaded ? { edition: loaded.edition } : {}),
  }
  const referee = flags.from === undefined ? new Referee(game, opening) : refereeFrom(flags.from, listed, opening)
  return { listed, referee, sitters }
}

/** A match from a position of one's own: `{ "board": …, "stack": … }`, as a saved match has them. */
function refereeFrom(file: string, listed: LoadedGame, opening: Opening<Rules>): Referee {
  const { game } = listed
  const { data, where } = jsonFile(file, readText(file))
  if (!isRecord(data)) throw wrongUsage(`${file} is no position: expected {"board": …, "stack": …}`)
  const read = game.readBoard?.(data.board, opening.edition ?? game.edition, opening.seats.length)
  if (read && !read.ok)
    throw wrongUsage(
      `${where(['board', ...(read.problem.path ?? [])])}: no position of ${game.title}: ${read.problem.says}`,
    )
  const from = positionOf({ board: data.board, stack: data.stack }, listed, opening)
  const opened = isNo(from) ? from : openFrom(listed, opening, from)
  if (isNo(opened)) throw wrongUsage(`${file} is no position of ${game.title}: ${opened.because}`)
  return opened.referee
}

function goOn(file: string, id: string | undefined, flags: Flags): Laid {
  if (flags.options !== undefined || flags.edition !== undefined || flags.from !== undefined)
    throw wrongUsage(
      'a saved match keeps its options, edition and beginning; leave --options, --edition and --from out',
    )
  const verified = verify(findRules, readText(file))
  if (!verified.ok) throw new Stop(EXIT.finding, located(file, verified.problem))
  const { referee, isFinished } = verified.value
  if (isFinished) throw new Stop(EXIT.finding, `${file}: this match is over; \`nassau replay ${file}\` shows it`)
  const { header } = referee
  if (id !== undefined && id !== header.game) throw wrongUsage(`${file} is a match of ${header.game}, not of ${id}`)

  // The referee that played it again to check it stands where the match stopped.
  const listed = gameNamed(header.game)
  return { listed, referee, sitters: sittersAgain(listed, header.seats, flags.seats) }
}

function welcome(table: Table): void {
  const { listed, referee, names, sitters, orders } = table
  const { game } = listed
  const [given = []] = people(table).map(seat => orders[seat] ?? [])
  const { options, commitment } = referee.header
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`)
  say(`${bold(game.title)}${chosen.length > 0 ? dim(`  ${chosen.join(', ')}`) : ''}`)
  say(seatList(names, seat => !sitters[seat]?.bot))
  say(dim(`The dice are sealed; their commitment is\n${commitment}`))
  if (game.orders && people(table).length > 0)
    say(dim(`Standing orders: ${given.join(', ') || 'none'}; \`orders\` lists and switches them.`))
  say(dim('`help` lists the commands.\n'))
}

function finish(table: Table, file: string | undefined): void {
  if (file === undefined) return
  writeText(file, table.referee.close())
  say(`The record is in ${file}; \`nassau verify ${file}\` checks every die of it.`)
}

const farewell = ({ savedTo }: Table): string =>
  savedTo === null ? 'Nothing was saved.' : `Go on with what was saved by \`nassau play --resume ${savedTo}\`.`

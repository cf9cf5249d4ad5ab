/** `nassau arena`: bots of any kind against each other, and a ladder. */

import { availableParallelism } from 'node:os'
import { type Arena, botToFill, type Held, holdArena, type LadderRow, seatsFor } from '@nassau/bots'
import type { Game } from '@nassau/kernel'
import type { Command } from 'commander'
import { unwrap, wrongUsage } from '../errors.ts'
import { progressBar } from '../progress.ts'
import { editionFrom, gameNamed, mustSeat, optionsFrom, seedFrom, whole } from '../setting.ts'
import { bold, counted, dim, say, table, yellow } from '../text.ts'

type Flags = {
  bots?: string
  bot: string[]
  games: number
  seats?: number
  seed?: string
  options?: string
  edition?: string
  budget: number
  workers: number
  json?: true
}

const EXAMPLES = `
Bots: one of ours by its name, exec:COMMAND (JSON lines on its standard input and output) or ws:HOST:PORT
(a bot that listens there); docs/protocol.md says what they are told and how they answer.

Examples:
  nassau arena pig --bot 'python3 examples/bots/first-mate.py'          one bot of your own against ours
  nassau arena scurvy-dice --bots mate,swab,ws:localhost:9000 --games 3000 --seed 7

Everyone has every seat equally often. The same seed gives the same matches; with bots that answer alike, the
same ladder. A bot that is gone, too late or chooses what is not offered loses that match, which is a fault.`

export function arena(program: Command): void {
  program
    .command('arena')
    .summary('let bots of any kind play each other, for a ladder')
    .description('Let bots of any kind play each other by the thousand, and rank them.')
    .argument('<game>', 'the game')
    .option('--bots <list>', 'who enters, apart by commas')
    .option(
      '--bot <command>',
      'a command that enters as well; may be given again',
      (word, so: string[]) => [...so, word],
      [],
    )
    .option('--games <n>', 'at least so many matches', whole(1), 1000)
    .option('--seats <n>', 'how many sit at a table', whole(1))
    .option('--seed <word>', 'the same word, the same matches')
    .option('--options <words>', 'options of the table, such as short,captains=false')
    .option('--edition <file>', 'an edition of your own, as JSON')
    .option('--budget <ms>', 'how long a bot of your own may think about one choice', whole(1), 1000)
    .option('--workers <n>', 'how many threads, and tables side by side', whole(1), availableParallelism())
    .option('--json', 'the ladder as JSON')
    .addHelpText('after', EXAMPLES)
    .action(run)
}

async function run(id: string, flags: Flags): Promise<void> {
  const listed = gameNamed(id)
  const { game } = listed
  const own = flags.bot.map(command => `exec:${command}`)
  const named = flags.bots?.split(',').map(word => word.trim()) ?? (own.length === 1 ? [botToFill(listed).id] : [])
  const bots = [...named, ...own]
  if (bots.length < 2) throw wrongUsage('an arena needs two bots or more, such as --bots mate,swab')
  const seats = flags.seats ?? seatsFor(bots.length, game.seats)
  mustSeat(game, seats)
  const arena: Arena = {
    game: id,
    bots,
    seats,
    options: optionsFrom(game, flags.options),
    edition: editionFrom(game, flags.edition)?.data ?? null,
    games: flags.games,
    seed: seedFrom(flags.seed),
    budgetMs: flags.budget,
  }
  const progress = progressBar(flags.games, 'matches')
  const held = await holdArena(arena, flags.workers, done => progress.show(Math.min(done, flags.games)))
  progress.end()
  const { games, ladder, wallSeconds } = unwrap(held)
  const timing = { wallSeconds, matchesPerSecond: games / wallSeconds }
  if (flags.json) say(JSON.stringify({ ...arena, games, rules: game.version, ...ladder, timing }, null, 2))
  else say(inWords(game, arena, { games, ladder, wallSeconds }))
}

const HEAD = [
  'bot',
  'rating',
  '95 % interval',
  'seats',
  'wins',
  'a seat',
  '95 % interval of it',
  'of average',
  'faults',
]

const percent = (share: number): string => (share * 100).toFixed(1)
const signed = (elo: number): string => `${elo > 0 ? '+' : ''}${Math.round(elo)}`

function rowOf({ bot, rating, seats, wins, share, ratio, faults }: LadderRow): string[] {
  const failed = Object.entries(faults).flatMap(([kind, n]) => (n > 0 ? [`${n} ${kind}`] : []))
  return [
    bot,
    signed(rating.elo),
    `${signed(rating.low)} to ${signed(rating.high)}`,
    `${seats}`,
    Number.isInteger(wins) ? `${wins}` : wins.toFixed(1),
    `${percent(share.rate)} %`,
    `${percent(share.low)} to ${percent(share.high)} %`,
    ratio.toFixed(3),
    failed.join(', ') || '–',
  ]
}

function inWords({ title }: Game, { seed, seats, budgetMs }: Arena, { games, ladder, wallSeconds }: Held): string {
  const { rows, length, faults } = ladder
  const told = faults.map(({ match, bot, kind, says }) => `${yellow(kind)} match ${match}, ${bot}: ${says}`)
  return [
    `${bold(title)} ${dim(`${counted(games, 'match', 'matches')} at ${seats} seats, seed ${seed}`)}`,
    table([HEAD, ...rows.map(rowOf)], HEAD.slice(1, -1)),
    ...(told.length > 0 ? [told.join('\n')] : []),
    `Choices a match: mean ${length.mean.toFixed(1)}, median ${length.median}.`,
    dim(`${wallSeconds.toFixed(1)} s, ${Math.round(games / wallSeconds)} matches a second; ${budgetMs} ms a choice.`),
  ].join('\n\n')
}

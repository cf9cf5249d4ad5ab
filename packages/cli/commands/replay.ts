/** `nassau replay`: a record shown line by line, checked as it goes. */
import { findRules, loadPast, type Speech, speechOf, words } from '@nassau/games'
import type { Seat } from '@nassau/kernel'
import { isChoice, isClosing, isUndo, type Line, type Referee, replay as replayRecord } from '@nassau/kernel/host'
import type { Command } from 'commander'
import { EXIT, located, Stop, wrongUsage } from '../errors.ts'
import { readSource } from '../files.ts'
import { board, logLine, result } from '../play/screen.ts'
import { gameNamed, whole } from '../setting.ts'
import { bold, counted, dim, indent, say } from '../text.ts'

type Flags = { from: number; to: number; seat?: number }

export function replay(program: Command): void {
  program
    .command('replay')
    .summary('show a recorded match line by line')
    .description('Show a recorded match choice by choice: who chose what, what happened, and the board.')
    .argument('<file>', 'the record, or - for standard input')
    .option('--from <n>', 'begin at this choice (0: the setup)', whole(0), 0)
    .option('--to <n>', 'end at this choice', whole(0), Number.MAX_SAFE_INTEGER)
    .option('--seat <s>', 'as this seat saw it; otherwise as a spectator did', whole(0))
    .action(run)
}

async function run(file: string, flags: Flags): Promise<void> {
  const { name, text } = await readSource(file)
  if (flags.from > flags.to) throw wrongUsage(`--from ${flags.from} lies behind --to ${flags.to}`)
  await loadPast()
  const verified = replayRecord(findRules, text, (referee, line) => showLine(referee, line, flags))
  if (!verified.ok) throw new Stop(EXIT.finding, located(name, verified.problem))
  const { choices } = verified.value
  if (flags.from > choices)
    throw wrongUsage(`that match has ${counted(choices, 'choice')}; --from ${flags.from} is too far`)
}

function showLine(referee: Referee, line: Line, { from, to, seat }: Flags): void {
  const { header, game, match } = referee
  const names = header.seats
  const viewer: Seat | null = seat ?? null
  if (viewer !== null && viewer >= names.length)
    throw wrongUsage(`there is no seat ${viewer}; seats are 0 to ${names.length - 1}`)
  if ('nassau' in line) {
    say(`${bold(game.title)}  ${names.map((name, i) => `${dim(String(i))} ${name}`).join('   ')}`)
    return
  }
  if (match.seq < from || match.seq > to) return
  if (isClosing(line)) {
    say(`\n${line.outcome ? result(line.outcome, names) : 'The match was broken off here.'}`)
    return
  }
  if (isUndo(line)) say(`\n${dim('undo')}  ${names[line.seat]} takes back ${counted(line.undo, 'choice')}`)
  else
    say(
      `\n${bold(String(line.seq))}  ${isChoice(line) ? chosen(line, speechOf(gameNamed(game.id), names, referee.edition), viewer) : 'The match begins.'}`,
    )
  if (!isUndo(line))
    for (const told of referee.log(viewer))
      if (told.seq === match.seq) say(indent(logLine(game, told, names, referee.edition), '   '))
  say(indent(board(game, referee.project(viewer), names, referee.edition), '   '))
}

/** Through a seat's eyes, what the others chose is known only from what was told of it. */
const chosen = (line: { seat: Seat; choice: unknown }, speech: Speech, viewer: Seat | null): string =>
  viewer === null || viewer === line.seat
    ? `${speech.names[line.seat]}: ${words(line.choice, speech)}`
    : `${speech.names[line.seat]} chooses`

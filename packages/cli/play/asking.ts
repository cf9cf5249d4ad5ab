/** Asking the person at the keyboard: curtain, news, board, question, and what is typed. */
import { type Ask, RulesBug, type Seat } from '@nassau/kernel'
import { isAwaited, isRefusal } from '@nassau/kernel/host'
import { bold, cyan, dim, flow, say, yellow } from '../text.ts'
import { readAnswer } from './answer.ts'
import { command, sayRefusal } from './commands.ts'
import { board, question } from './screen.ts'
import { type Ending, noted, people, showNews, type Table } from './table.ts'

/** Asks until a choice is taken, taken back or, if it is an aside, let go by (null); or the one at the keyboard leaves. */
export async function personAnswers(table: Table, seat: Seat): Promise<Ending | null> {
  const ending = await raiseCurtain(table, seat)
  if (ending) return ending
  const { ask, isAside, made } = showQuestion(table, seat)
  for (;;) {
    const line = await table.keyboard.line(cyan('> '))
    if (line === null) return 'input-ended'
    if (isAside && line.trim() === '') return null
    const after = await command(table, seat, line)
    if (after === 'quit') return 'quit'
    if (after === 'question') return null
    if (after === null && isTaken(table, ask, line, made)) return null
  }
}

/** Someone looks at their seat, where there is nothing they may do, and goes on with Enter. */
export async function personNods(table: Table, seat: Seat): Promise<Ending | null> {
  const ending = await raiseCurtain(table, seat)
  if (ending) return ending
  showNews(table, seat)
  const line = await table.keyboard.line(`${table.names[seat]}, unasked you may do nothing here (Enter: go on). `)
  return line === null ? 'input-ended' : null
}

/** The question, and the number an answer to it is made on. */
function showQuestion(table: Table, seat: Seat): { ask: Ask; isAside: boolean; made: number } {
  const { referee, listed, names, speech } = table
  showNews(table, seat)
  const seen = referee.project(seat)
  if (!seen.ask) throw new RulesBug('asked-without-ask', { seat })
  say(`\n${board(listed.game, seen, names, referee.edition)}\n\n${question(listed.game, seen, seen.ask, speech)}`)
  return { ask: seen.ask, isAside: !isAwaited(seen), made: referee.noticed(seat) }
}

function isTaken(table: Table, ask: Ask, line: string, made: number): boolean {
  const { listed, referee } = table
  const answer = readAnswer(
    ask,
    line,
    table.speech,
    (point, faster) => listed.aim?.(referee.project(ask.seat), point, faster, referee.edition) ?? null,
  )
  if (!answer.ok) {
    say(flow(`${yellow(answer.problem.says)} ${dim('(`help` lists the commands)')}`))
    return false
  }
  const applied = referee.apply(ask.seat, answer.value, made)
  sayRefusal(applied)
  if (isRefusal(applied)) return false
  noted(table, applied)
  return true
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/** Between two people's hands the screen is cleared. Null if the next one has sat down. */
async function raiseCurtain(table: Table, seat: Seat): Promise<Ending | null> {
  const { atKeyboard, names, keyboard, isOpen } = table
  table.atKeyboard = seat
  if (isOpen || people(table).length < 2 || atKeyboard === seat) return null
  if (process.stdout.isTTY && atKeyboard !== null) process.stdout.write(CLEAR)
  const line = await keyboard.line(`Pass the keyboard to ${bold(names[seat] ?? '')}, then press Enter. `)
  if (line === null) return 'input-ended'
  return line.trim().toLowerCase() === 'quit' ? 'quit' : null
}

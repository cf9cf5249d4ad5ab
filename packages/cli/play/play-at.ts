/**
 * The loop of a terminal match.
 *
 *   who is asked? ─ bot ─▶ it chooses from its projection ─▶ news
 *        ▲     └── person ─▶ curtain ─▶ news, board, question ─▶ command or choice
 *        └──────────────────────────────────────────────────────────────┘
 */
import { type Ask, allAsks, type Bot, isRefusal, RulesBug, type Seat } from '@nassau/kernel'
import { bold, cyan, dim, flow, say, yellow } from '../text.ts'
import { readAnswer } from './answer.ts'
import { command, sayRefusal } from './commands.ts'
import { board, question, result } from './screen.ts'
import { onlooker, people, showNews, type Table } from './table.ts'

export type Ending = 'over' | 'quit' | 'input-ended'

export async function playAt(table: Table): Promise<Ending> {
  const { referee, sitters, order } = table
  for (let { asks } = referee.open; asks !== null; { asks } = referee.open) {
    const { seat } = order.pick(allAsks(asks))
    const bot = sitters[seat]?.bot
    if (bot) {
      botChooses(table, seat, bot)
      if (people(table).length < 2) showNews(table, onlooker(table))
    } else {
      const ending = await personChooses(table, seat)
      if (ending) return ending
    }
  }
  showEnd(table)
  return 'over'
}

function botChooses({ referee, minds }: Table, seat: Seat, bot: Bot): void {
  const mind = minds[seat]
  const applied = mind && referee.apply(seat, bot.choose(referee.project(seat), mind))
  if (!applied || isRefusal(applied)) throw new RulesBug('bot-refused', { bot: bot.id, seat, ...applied })
}

/** Asks until a choice is taken (null) or the one at the keyboard leaves. */
async function personChooses(table: Table, seat: Seat): Promise<Ending | null> {
  const ending = await raiseCurtain(table, seat)
  if (ending) return ending
  const ask = showQuestion(table, seat)
  for (;;) {
    const line = await table.keyboard.line(cyan('> '))
    if (line === null) return 'input-ended'
    const after = await command(table, seat, line)
    if (after === 'quit') return 'quit'
    if (after === 'question') return null
    if (after === null && isTaken(table, ask, line)) return null
  }
}

function showQuestion(table: Table, seat: Seat): Ask {
  const { referee, listed, names, speech } = table
  showNews(table, seat)
  const seen = referee.project(seat)
  if (!seen.ask) throw new RulesBug('asked-without-ask', { seat })
  say(`\n${board(listed.game, seen, names)}\n\n${question(listed.game, seen, seen.ask, speech)}`)
  return seen.ask
}

function isTaken(table: Table, ask: Ask, line: string): boolean {
  const { listed, referee } = table
  const answer = readAnswer(
    ask,
    line,
    table.speech,
    (point, faster) => listed.aim?.(referee.project(ask.seat), point, faster) ?? null,
  )
  if (!answer.ok) {
    say(flow(`${yellow(answer.problem.says)} ${dim('(`help` lists the commands)')}`))
    return false
  }
  const applied = table.referee.apply(ask.seat, answer.value)
  sayRefusal(applied)
  return !isRefusal(applied)
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

function showEnd(table: Table): void {
  const { referee, listed, names } = table
  const viewer = onlooker(table)
  // Whoever sits there now looks at the end together; what the last one saw needs no repeating.
  if (viewer === null) table.shown.set(null, Math.max(-1, ...table.shown.values()))
  showNews(table, viewer)
  say(`\n${board(listed.game, referee.project(viewer), names)}\n`)
  const { outcome } = referee.match
  if (outcome) say(result(outcome, names))
}

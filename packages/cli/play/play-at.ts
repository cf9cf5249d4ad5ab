/**
 * The loop of a terminal match.
 *
 *   who is asked? ─ bot ─▶ it chooses from its projection ───────────────────────▶ news
 *        ▲     ├── person ─ a standing order answers ────────────────────────────▶ news
 *        │     └── person ─▶ curtain ─▶ news, board, question ─▶ command or choice  │
 *        └──────────────────────── asides of the others ◀──────────────────────────┘
 */
import { answerByOrders, type Bot, drawAsk, isRefusal, RulesBug, type Seat } from '@nassau/kernel'
import { say } from '../text.ts'
import { takeAsides } from './asides.ts'
import { personAnswers } from './asking.ts'
import { board, result } from './screen.ts'
import { type Ending, onlooker, people, showNews, type Table } from './table.ts'

export async function playAt(table: Table): Promise<Ending> {
  const { referee, sitters, order } = table
  while (!referee.isOver) {
    const { seat } = drawAsk(referee.open, order)
    const { seq } = referee.match
    const bot = sitters[seat]?.bot
    if (bot) botChooses(table, seat, bot)
    const isAnswered = bot || orderAnswers(table, seat)
    const ending = isAnswered ? null : await personAnswers(table, seat)
    if (ending) return ending
    if (isAnswered && people(table).length < 2) showNews(table, onlooker(table))
    const left = referee.match.seq > seq ? await takeAsides(table, seat) : null
    if (left) return left
  }
  showEnd(table)
  return 'over'
}

function botChooses({ referee, minds }: Table, seat: Seat, bot: Bot): void {
  const mind = minds[seat]
  const applied = mind && referee.apply(seat, bot.choose(referee.project(seat), mind, referee.edition))
  if (!applied || isRefusal(applied)) throw new RulesBug('bot-refused', { bot: bot.id, seat, ...applied })
}

/** Whether one of the orders a person has given answered. */
function orderAnswers({ listed, referee, orders, isHeld }: Table, seat: Seat): boolean {
  if (isHeld) return false
  const answer = answerByOrders(listed.game, orders[seat] ?? [], referee.project(seat), referee.edition)
  if (answer === null) return false
  const applied = referee.apply(seat, answer)
  if (isRefusal(applied)) throw new RulesBug('order-refused', { seat, ...applied })
  return true
}

function showEnd(table: Table): void {
  const { referee, listed, names } = table
  const viewer = onlooker(table)
  // Whoever sits there now looks at the end together; what the last one saw needs no repeating.
  if (viewer === null) table.shown.set(null, Math.max(-1, ...table.shown.values()))
  showNews(table, viewer)
  say(`\n${board(listed.game, referee.project(viewer), names, referee.edition)}\n`)
  const { outcome } = referee.match
  if (outcome) say(result(outcome, names))
}

/**
 * The loop of a terminal match: the driver says what is due, and it is done.
 *
 *   due ─ bot, or what it may do unasked ─▶ it chooses from its projection ────────▶ news
 *    ▲ ├─ order ─▶ it is taken as if it had been typed ────────────────────────────▶ news
 *    │ ├─ beat ─▶ who has a stop here is asked; there is no time to wait for others ──┐
 *    │ └─ people ─▶ curtain ─▶ news, board, question ─▶ command or choice ◀───────────┘
 *    └───────────────────────────────────────────────────────────────────────────────┘
 */

import { RulesBug, type Seat } from '@nassau/kernel'
import { botPlayer, type Due, due, endBeat, isRefusal, letGo, offered, type Player } from '@nassau/kernel/host'
import { say } from '../text.ts'
import { personInterjects } from './asides.ts'
import { personAnswers } from './asking.ts'
import { board, result } from './screen.ts'
import { type Ending, noted, onlooker, people, showNews, type Table } from './table.ts'

export async function playAt(table: Table): Promise<Ending> {
  const { referee, driver, order } = table
  for (;;) {
    const next = due(referee.open, driver, playersAt(table), order)
    const ending = next.kind === 'over' ? 'over' : await doNext(table, next)
    if (ending === 'over') showEnd(table)
    if (ending) return ending
  }
}

/** Who plays each seat. */
const playersAt = ({ sitters, orders, stops }: Table): Player[] =>
  sitters.map(({ bot }, seat) =>
    bot ? botPlayer(bot) : { kind: 'person', orders: orders[seat] ?? [], stops: stops[seat] ?? [] },
  )

/** Does what is due. An ending if the one at the keyboard leaves. */
async function doNext(table: Table, next: Exclude<Due, { kind: 'over' }>): Promise<Ending | null> {
  if (next.kind === 'people') {
    const [first, second] = next.seats
    return personAnswers(table, second === undefined ? (first ?? 0) : table.order.pick(next.seats))
  }
  if (next.kind === 'beat') return pause(table, next.waiting)
  const { seat } = next
  if (next.kind === 'aside') offered(table.driver, seat)
  const choice = next.kind === 'order' ? next.choice : thoughtOf(table, seat, next.kind === 'aside')
  if (next.kind === 'aside' && choice === null) return null
  mustTake(table, seat, choice)
  return null
}

/** Whoever wants to be waited for here is asked, one after the other. */
async function pause(table: Table, [first]: readonly Seat[]): Promise<Ending | null> {
  if (first !== undefined) {
    letGo(table.driver, first)
    return personInterjects(table, first)
  }
  endBeat(table.driver)
  return null
}

/** What a seat's bot chooses; null for nothing, which only an aside may be. */
function thoughtOf({ referee, sitters, minds }: Table, seat: Seat, isAside: boolean): unknown {
  const [bot, mind] = [sitters[seat]?.bot, minds[seat]]
  if (!bot || !mind) throw new RulesBug('no-such-bot', { seat })
  const seen = referee.project(seat)
  return isAside ? (bot.interject?.(seen, mind, referee.edition) ?? null) : bot.choose(seen, mind, referee.edition)
}

/** Takes what a bot or an order chose; whoever plays alone reads of it at once. */
function mustTake(table: Table, seat: Seat, choice: unknown): void {
  const { referee, sitters } = table
  const applied = referee.apply(seat, choice)
  if (isRefusal(applied)) {
    const bot = sitters[seat]?.bot
    throw new RulesBug(bot ? 'bot-refused' : 'order-refused', { ...(bot ? { bot: bot.id } : {}), seat, ...applied })
  }
  noted(table, applied)
  if (people(table).length < 2) showNews(table, onlooker(table))
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

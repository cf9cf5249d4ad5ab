/**
 * The driver: says who acts next, and nothing else. It has no clock and does nothing itself: a host asks what is
 * due, does it when it thinks fit, and says what came of it.
 *
 *   due ─▶ beat │ aside │ bot │ order │ people │ over     host ─ apply ─▶ tookChoice │ tookBack
 *    ▲                                                                       │
 *    └─────────────────── hold, letGo, endBeat ◀─ people, a clock ───────────┘
 *
 * After every choice the table pauses where a person may play something unasked (speaking.ts): a host with a clock
 * gives the beat its time and says when it is over; one without says so at once.
 *
 * Then each bot is offered once what it may do unasked, beginning behind the one who chose, who comes last. A choice
 * that was itself unasked is followed by such a round as well, for all who have not spoken unasked since the last
 * answer: everybody may speak to it, and nobody for ever.
 *
 * Then bots answer what they are asked, then standing orders, then people. Whoever's choice was taken back answers
 * by hand before their orders answer again.
 */
import { isSeveral, type Seat } from '../asks/ask.ts'
import type { Bot } from '../bot/bot.ts'
import type { Chance } from '../chance/chance.ts'
import { firstToAnswer, type Ordered } from '../orders.ts'
import { repeat } from '../plain.ts'
import { type Play, seatsAsked } from '../play.ts'
import type { Applied } from '../records/standing.ts'
import type { Rules } from '../rules.ts'
import { project } from '../views/project.ts'
import { type Beat, NEW_BEAT, type Pause, pauseAt } from './speaking.ts'

/** Who plays a seat, as far as it matters for who acts next. */
export type Player =
  /** With the standing orders they have given, and where they want to be waited for to do something unasked. */
  | { kind: 'person'; orders: readonly string[]; stops: readonly string[] }
  /** Offered what it may do unasked, or not. */
  | { kind: 'bot'; wantsAsides: boolean }

/** What the driver remembers from choice to choice: plain data. */
export type Driver = {
  /** Who is still to be offered what they may do unasked, in this order. */
  asides: readonly Seat[]
  /** Who has spoken unasked since the last answer. */
  spoken: readonly Seat[]
  /** By seat: whether its orders wait for an answer by hand. */
  held: boolean[]
  /** The beat before the table goes on; null when it is over. */
  beat: Beat | null
}

/** What is due: of one seat, of people, or nothing any more. */
export type Due =
  /** The table pauses: who may say something can hold it. When its time is over, say so (`endBeat`). */
  | Pause
  /** The seat may do something unasked: offer it, and say so (`offered`). */
  | { kind: 'aside'; seat: Seat }
  /** The seat's bot is asked. */
  | { kind: 'bot'; seat: Seat }
  /** The seat's standing orders answer. */
  | { kind: 'order'; seat: Seat; choice: unknown }
  /** Only these people can go on. */
  | { kind: 'people'; seats: readonly Seat[] }
  | { kind: 'over' }

const NOBODY: readonly Seat[] = []
const OVER: Due = { kind: 'over' }

/** A match that goes on from a position may begin with a beat. */
export const newDriver = (seats: number): Driver => ({
  asides: NOBODY,
  spoken: NOBODY,
  held: repeat(false, seats),
  beat: NEW_BEAT,
})

/** A seat that a bot plays. */
export const botPlayer = ({ interject }: Pick<Bot, 'interject'>): Player => ({
  kind: 'bot',
  wantsAsides: interject !== undefined,
})

/** What is due now. Of several bots that are asked one is drawn from `order`; without it they go as they sit. */
export function due<R extends Rules>(
  play: Play<R>,
  driver: Driver,
  players: readonly Player[],
  order: Chance | null = null,
): Due {
  if (play.isOver) return OVER
  const pause = driver.beat !== null && play.hasAsides ? pauseAt(play, driver.beat, players) : null
  if (pause) return pause
  if (driver.asides.length > 0 && play.hasAsides)
    for (const seat of driver.asides) if (mayOffer(play, players, seat)) return { kind: 'aside', seat }
  const only = onlyAsked(play)
  if (only !== null && players[only]?.kind === 'bot') return { kind: 'bot', seat: only }
  const seats = seatsAsked(play)
  const bots = seats.filter(seat => players[seat]?.kind === 'bot')
  const [first] = bots
  if (first !== undefined) return { kind: 'bot', seat: order === null ? first : order.pick(bots) }
  for (const seat of seats) {
    const ordered = orderedAnswer(play, driver, players[seat], seat)
    if (ordered) return { kind: 'order', seat, choice: ordered.choice }
  }
  return { kind: 'people', seats }
}

function mayOffer<R extends Rules>(play: Play<R>, players: readonly Player[], seat: Seat): boolean {
  const player = players[seat]
  return player?.kind === 'bot' && player.wantsAsides && play.asideOf(seat) !== undefined
}

/** The seat a question is put to that has no others: most have not, and simulations put many. */
function onlyAsked<R extends Rules>(play: Play<R>): Seat | null {
  const asks = play.openSeats === null ? play.asks : null
  return asks === null || isSeveral(asks) ? null : asks.seat
}

/** What a seat's standing orders will answer to what it is asked; null if it is for the seat to answer. */
export function orderedAnswer<R extends Rules>(
  play: Play<R>,
  { held }: Driver,
  player: Player | undefined,
  seat: Seat,
): Ordered<R> | null {
  const orders = player?.kind === 'person' ? player.orders : []
  if (orders.length === 0 || !play.game.orders || held[seat]) return null
  return firstToAnswer(play.game, orders, project(play, seat), play.edition)
}

/** A seat has been offered what it may do unasked, or is about to be; it is not offered again before the next choice. */
export function offered(driver: Driver, seat: Seat): void {
  driver.asides = driver.asides.filter(other => other !== seat)
}

/** A seat holds the table for as long as it is patient. */
export function hold(driver: Driver, seat: Seat): void {
  const { holding, past } = driver.beat ?? NEW_BEAT
  driver.beat = { holding: [...holding.filter(other => other !== seat), seat], past }
}

/** A seat lets the table go on. */
export function letGo(driver: Driver, seat: Seat): void {
  if (!driver.beat) return
  const { holding, past } = driver.beat
  driver.beat = { holding: holding.filter(other => other !== seat), past: [...past, seat] }
}

/** The beat's time is over, and nobody holds the table. */
export function endBeat(driver: Driver): void {
  driver.beat = null
}

/** A seat's choice was taken: an answer, or something it did unasked. */
export function tookChoice<R extends Rules>(driver: Driver, play: Play<R>, seat: Seat, isAside: boolean): void {
  if (isAside) driver.spoken = [...driver.spoken, seat]
  else {
    driver.spoken = NOBODY
    driver.held[seat] = false
  }
  const { hasAsides } = play
  driver.beat = hasAsides ? NEW_BEAT : null
  driver.asides = hasAsides ? behind(seat, play.seats).filter(other => !driver.spoken.includes(other)) : NOBODY
}

/** Choices of these seats were taken back: their orders would only repeat them. */
function tookBack(driver: Driver, seats: readonly Seat[]): void {
  for (const seat of seats) driver.held[seat] = true
  driver.asides = NOBODY
  driver.spoken = NOBODY
  driver.beat = null
}

/** A referee has applied something: the same for those who have a referee. */
export function noteApplied<R extends Rules>(driver: Driver, play: Play<R>, applied: Applied): void {
  const { line } = applied.written
  if ('undo' in line) tookBack(driver, applied.takenBackFrom)
  else tookChoice(driver, play, line.seat, applied.isAside)
}

/** Every seat once, in the order they sit behind this one, which is last. */
const behind = (seat: Seat, seats: number): Seat[] => Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats)

/**
 * The pause of a table between two choices (the driver's beat), with its time: when it began, when it is over, and
 * how long whoever holds it may do so. All of it follows from the log, so that every node and every restart agrees.
 */
import { botFor } from '@nassau/bots'
import type { Seat } from '@nassau/kernel'
import { botPlayer, hold, letGo, type Pause, type Player, pauseAt } from '@nassau/kernel/host'
import { type BeatScene, beatMs } from '@nassau/protocol'
import { isByCorrespondence, people, playedBy, type Table } from '../table.ts'

export type TablePause = Pick<Pause, 'speakers' | 'waiting'> & {
  /** When its time is over, if nobody is waited for (ms). */
  until: number
}

/** By correspondence a stop may take so much of the time there is for a choice. */
const PART_OF_CHOICE = 1 / 4

/** Who plays each seat. */
export function playersAt(table: Table): readonly Player[] {
  const { seats, listed, orders, stops } = table
  table.players ??= seats.map((sat, seat) => {
    const level = playedBy(sat)
    if (level === null) return { kind: 'person', orders: orders[seat] ?? [], stops: stops[seat] ?? [] }
    const bot = botFor(listed, level)
    return botPlayer(bot.ok ? bot.value : {})
  })
  return table.players
}

/** A choice was taken: the table pauses, if somebody may say something. Says how long that takes at least (ms). */
export function beginPause(table: Table, at: number): number {
  for (const seat of table.heldSince.keys()) stopHolding(table, seat, at)
  const { referee, driver, opening } = table
  const pause = driver.beat && referee && !referee.isOver ? pauseAt(referee.open, driver.beat, playersAt(table)) : null
  const ms = pause && !isByCorrespondence(opening) ? beatMs(opening.beat, pause.moment) : 0
  table.pause = pause && { speakers: pause.speakers, waiting: [], until: at + ms }
  if (pause) for (const seat of pause.waiting) wait(table, seat, at)
  if (table.pause?.waiting.length === 0 && ms === 0) endPause(table)
  return ms
}

export function noteHold(table: Table, seat: Seat, at: number): void {
  hold(table.driver, seat)
  wait(table, seat, at)
}

/** The time somebody took to think is not taken from whoever is asked next. */
export function noteGoOn(table: Table, seat: Seat, at: number): void {
  letGo(table.driver, seat)
  stopHolding(table, seat, at)
  const { pause } = table
  if (!pause) return
  pause.waiting = pause.waiting.filter(other => other !== seat)
  if (pause.waiting.length === 0) table.askedSince = Math.max(at, table.askedSince)
}

export function endPause(table: Table): void {
  table.driver.beat = null
  table.pause = null
}

/** Whether someone who is not among those who may speak has to wait, and until when at the latest. */
export function pausedFor({ pause }: Table, seat: Seat, now: number): number | null {
  if (!pause || pause.speakers.includes(seat)) return null
  if (pause.waiting.length > 0) return Number.POSITIVE_INFINITY
  return now < pause.until ? pause.until : null
}

/** When a seat that holds the table has done so for long enough; null if nobody minds. */
export function patienceEnds(table: Table, seat: Seat): number | null {
  const since = table.heldSince[seat] ?? null
  const ms = patienceOf(table, seat)
  return since === null || ms === null ? null : since + ms
}

/** How long a seat may hold the table (ms); null for ever, where nobody but bots has to wait. */
export function patienceOf(table: Table, seat: Seat): number | null {
  const { clock } = table.opening
  if (people(table).length < 2) return null
  return clock && isByCorrespondence(table.opening) ? clock.choiceMs * PART_OF_CHOICE : (table.patience[seat] ?? 0)
}

export function beatScene(table: Table): BeatScene | null {
  const { pause } = table
  if (!pause || table.result) return null
  const ends = pause.waiting.map(seat => patienceEnds(table, seat) ?? Number.POSITIVE_INFINITY)
  const until = pause.waiting.length === 0 ? pause.until : Math.min(...ends)
  return {
    speakers: [...pause.speakers],
    waiting: [...pause.waiting],
    until: Number.isFinite(until) ? until : null,
  }
}

function wait(table: Table, seat: Seat, at: number): void {
  const { pause, heldSince } = table
  const isTired = patienceOf(table, seat) === 0
  if (!pause || isTired || pause.waiting.includes(seat)) return
  pause.waiting = [...pause.waiting, seat]
  heldSince[seat] = at
}

function stopHolding({ heldSince, patience }: Table, seat: Seat, at: number): void {
  const since = heldSince[seat] ?? null
  if (since === null) return
  heldSince[seat] = null
  patience[seat] = Math.max(0, (patience[seat] ?? 0) - (at - since))
}

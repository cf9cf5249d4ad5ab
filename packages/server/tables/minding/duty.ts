/**
 * What a table must do by itself, and when. The driver says what is due of whom; here it gets its time: bots choose at
 * once, standing orders when a window's time is over, clocks run out, and a bot is put in for someone who is away.
 */
import type { Seat } from '@nassau/kernel'
import { type Driver, due, seatsAsked } from '@nassau/kernel/host'
import { deadlineOf } from '../scene.ts'
import { isFull, isWindow, playedBy, type Table, windowMs } from '../table.ts'
import { patienceEnds, playersAt } from './pausing.ts'

export type Duty =
  | { kind: 'bot' | 'aside'; seat: Seat; due: number; level: string }
  | { kind: 'order'; seat: Seat; due: number; choice: unknown }
  | { kind: 'clock' | 'absence'; seat: Seat; due: number }
  /** The beat is over, or a seat has held the table for long enough. */
  | { kind: 'beat'; due: number }
  | { kind: 'go-on'; seat: Seat; due: number }
  /** Nobody is waited for any longer to stir the dice. */
  | { kind: 'begin'; due: number }

/** So long (ms) a full table waits for its dice to be stirred: pages do it as soon as they have seen it. */
const STIR_MS = 6000

/** At once: an earlier time than any. It stays the same from choice to choice, so the index need not be told. */
export const AT_ONCE = 0

/** When each seat's person was last here (ms); null while they are. */
export type LastSeen = (seat: Seat) => number | null

/** The most urgent duty; null if the table can wait for people for ever. */
export function nextDuty(table: Table, lastSeen: LastSeen, driver: Driver = table.driver): Duty | null {
  const { referee, result, seats, stuck } = table
  if (result || stuck) return null
  if (!referee) return isFull(seats) ? { kind: 'begin', due: table.askedSince + STIR_MS } : null
  if (table.pause) return endOfPause(table)
  // Whoever sits down or asks to be waited for while nothing is paused has missed this beat.
  const next = due(referee.open, driver.beat === null ? driver : { ...driver, beat: null }, playersAt(table))
  if (next.kind === 'over' || next.kind === 'beat') return null
  if (next.kind === 'bot' || next.kind === 'aside') {
    const sat = seats[next.seat]
    return { kind: next.kind, seat: next.seat, due: AT_ONCE, level: (sat && playedBy(sat)) ?? '' }
  }
  let first: Duty | null = next.kind === 'order' ? { ...next, due: ordersAnswerAt(table) } : null
  const { clock, absenceMs } = table.opening
  if (clock === null && absenceMs === null) return first
  for (const seat of next.kind === 'people' ? next.seats : seatsAsked(referee.open))
    for (const duty of timesOf(table, seat, lastSeen)) if (first === null || duty.due < first.due) first = duty
  return first
}

/** Null if those who hold the table may do so for ever. */
function endOfPause(table: Table): Duty | null {
  const { waiting = [], until = 0 } = table.pause ?? {}
  if (waiting.length === 0) return { kind: 'beat', due: until }
  let first: Duty | null = null
  for (const seat of waiting) {
    const ends = patienceEnds(table, seat)
    if (ends !== null && (first === null || ends < first.due)) first = { kind: 'go-on', seat, due: ends }
  }
  return first
}

/** When someone's time is up, and when they have been away for too long. */
function timesOf(table: Table, seat: Seat, lastSeen: LastSeen): Duty[] {
  const duties: Duty[] = []
  const deadline = deadlineOf(table, seat)
  if (deadline !== null) duties.push({ kind: 'clock', seat, due: deadline })
  const left = lastSeen(seat)
  const { absenceMs } = table.opening
  // In a window nobody may see whom the table still waits for: whoever is away lets it go by.
  if (left !== null && absenceMs !== null)
    duties.push({
      kind: isWindow(table) ? 'clock' : 'absence',
      seat,
      due: Math.max(left, table.askedSince) + absenceMs,
    })
  return duties
}

/** KP-67 Standing orders answer after the time everyone has, so that the moment a window closes says nothing. */
const ordersAnswerAt = (table: Table): number => {
  const wait = isWindow(table) ? windowMs(table) : 0
  return wait === 0 ? AT_ONCE : table.askedSince + wait
}

/**
 * When the table must next be looked after if nobody comes: what the index keeps, so that no restart forgets it.
 * What bots may do unasked is offered now or not at all.
 */
export function wakesAt(table: Table): number | null {
  const { driver } = table
  const unoffered = driver.asides.length === 0 ? driver : { ...driver, asides: [] }
  return nextDuty(table, longAgo, unoffered)?.due ?? null
}
const longAgo: LastSeen = () => 0

/**
 * What a table must do by itself, and when: let a bot choose, let a standing order answer, let a clock
 * run out, put a bot in for someone who is away.
 */
import { answerByOrders, type Seat, seatsAsked } from '@nassau/kernel'
import { deadlineOf } from './scene.ts'
import { isSilent, playedBy, type Table, windowMs } from './table.ts'

export type Duty =
  | { kind: 'bot'; seat: Seat; due: number; level: string }
  | { kind: 'order'; seat: Seat; due: number; choice: unknown }
  | { kind: 'clock' | 'absence'; seat: Seat; due: number }

/** At once: an earlier time than any. It stays the same from choice to choice, so the index need not be told. */
export const AT_ONCE = 0

/** When each seat's person was last here (ms); null while they are. */
export type LastSeen = (seat: Seat) => number | null

/** The most urgent duty; null if the table can wait for people for ever. */
export function nextDuty(table: Table, lastSeen: LastSeen): Duty | null {
  const { referee, result } = table
  if (!referee || result) return null
  let next: Duty | null = null
  for (const seat of seatsAsked(referee.open))
    for (const duty of dutiesFor(table, seat, lastSeen)) if (next === null || duty.due < next.due) next = duty
  return next
}

function dutiesFor(table: Table, seat: Seat, lastSeen: LastSeen): Duty[] {
  const sat = table.seats[seat]
  const level = sat && playedBy(sat)
  if (level) return [{ kind: 'bot', seat, due: AT_ONCE, level }]
  const duties: Duty[] = []
  const choice = orderedAnswer(table, seat)
  if (choice !== null) duties.push({ kind: 'order', seat, choice, due: isSilent(table) ? windowEnd(table) : AT_ONCE })
  const deadline = deadlineOf(table, seat)
  if (deadline !== null) duties.push({ kind: 'clock', seat, due: deadline })
  const left = lastSeen(seat)
  const { absenceMs } = table.opening
  // In a window nobody may see whom the table still waits for: whoever is away lets it go by.
  if (left !== null && absenceMs !== null)
    duties.push({
      kind: isSilent(table) ? 'clock' : 'absence',
      seat,
      due: Math.max(left, table.askedSince) + absenceMs,
    })
  return duties
}

/** KP-67 Standing orders answer after the time everyone has, so that the moment a window closes says nothing. */
const windowEnd = (table: Table): number => {
  const wait = windowMs(table)
  return wait === 0 ? AT_ONCE : table.askedSince + wait
}

function orderedAnswer({ listed, referee, orders, held }: Table, seat: Seat): unknown {
  const given = orders[seat] ?? []
  if (!referee || !listed.game.orders || given.length === 0 || held[seat]) return null
  return answerByOrders(listed.game, given, referee.project(seat), referee.edition)
}

/** When the table must next be looked after if nobody comes: what the index keeps, so that no restart forgets it. */
export const wakesAt = (table: Table): number | null => nextDuty(table, () => 0)?.due ?? null

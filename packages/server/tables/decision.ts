/** What deciding on an action needs and gives, and the questions every action is asked first. */

import type { Seat } from '@nassau/kernel'
import { type Applied, countOf, isStale, type Refusal } from '@nassau/kernel/host'
import { Refused, troubleOf } from '../errors.ts'
import type { How, LogEntry } from './entry.ts'
import { seatOf, statusOf, type Table } from './table.ts'

/** Who acts: a person, under every id they have been known by; or a program of somebody's own. */
export type Caller = { person: string; persons: readonly string[]; name: string; isBot?: true }

/** The entry to write, and what the referee has applied for it; null if there is nothing to do. */
export type Decision = { entry: LogEntry; applied: Applied | null } | null

/** What the referee has applied, as something to write. */
export const playing = (applied: Applied, how: How): Decision => ({
  entry: { kind: 'play', how, line: applied.written.line },
  applied,
})

/** Whether a token opens a seat (null: any open one). */
export type Opens = (token: string, seat: Seat | null) => boolean

export function mustSit(table: Table, { persons }: Caller): Seat {
  const seat = seatOf(table, persons)
  if (seat === null) throw new Refused('not-yours', 'you have no seat at this table; you may look on')
  return seat
}

export function mustBePlaying(table: Table): void {
  const status = statusOf(table)
  if (status === 'over') throw new Refused('over', 'the match is over')
  if (status === 'gathering') throw new Refused('not-started', 'the match begins when every seat is taken')
}

/** An answer must be to the question that is asked now. */
export function mustBeFresh(table: Table, seat: Seat, seen: number): void {
  if (isStale(countOf(table.counts, seat), seen))
    throw new Refused('stale', 'the match has moved on since that choice was made')
}

/** A bot that knows the game, or at least its rules. */
export const standInLevel = ({ listed }: Table): string =>
  listed.bots.some(({ id }) => id === 'mate') ? 'mate' : 'swab'

/** A referee's refusal, thrown. */
export function refusedWith(refusal: Refusal): Refused {
  const { code, says, clause } = troubleOf(refusal)
  return new Refused(code, says, clause)
}

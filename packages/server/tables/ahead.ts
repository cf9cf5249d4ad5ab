/**
 * What takes long about an action, worked out in another thread before the action is decided on. Only from within a
 * table's queue: nothing changes there meanwhile. What came of it waits in the referee, for this very moment; where
 * nothing did, the referee works it out itself.
 */
import { manifestOf } from '@nassau/games'
import type { Seat } from '@nassau/kernel'
import { countOf, isStale } from '@nassau/kernel/host'
import type { Action } from '@nassau/protocol'
import type { Caller } from './decision.ts'
import type { House } from './house.ts'
import { isWindow, people, seatOf, statusOf, type Table } from './table.ts'

type Room = Pick<House, 'workroom'>

/** Null if nothing about it takes long, or if it will be refused anyhow. */
export function workAhead(room: Room, table: Table, { person, persons }: Caller, action: Action): Promise<void> | null {
  if (action.type !== 'choose' && action.type !== 'undo') return null
  const seat = seatOf(table, persons)
  if (seat === null || isStale(countOf(table.counts, seat), action.seen)) return null
  if (action.type === 'choose') return choiceAhead(room, table, seat, action.choice, person)
  return undoAhead(room, table, seat, action.back ?? 1, person)
}

/** A throw: dice roll for ten to fifty milliseconds. */
export function choiceAhead(
  { workroom }: Room,
  table: Table,
  seat: Seat,
  choice: unknown,
  whose: string,
): Promise<void> | null {
  const { referee, opening } = table
  if (!manifestOf(opening.game)?.isTossed || statusOf(table) !== 'playing') return null
  const rehearsal = referee?.rehearsal(seat, choice ?? null)
  if (!referee || !rehearsal) return null
  return workroom.rehearse(rehearsal, whose).then(worked => (worked ? referee.rehearsed(rehearsal, worked) : undefined))
}

/** The information line: some hundred matches are imagined for it. Where there are only bots to ask, nobody does. */
function undoAhead({ workroom }: Room, table: Table, seat: Seat, back: number, whose: string): Promise<void> | null {
  const { referee } = table
  if (!referee || table.result || isWindow(table) || people(table).every(other => other === seat)) return null
  const weighing = referee.weighing(seat, back)
  if (!weighing) return null
  return workroom.weigh(weighing, whose).then(telling => (telling ? referee.weighed(weighing, telling) : undefined))
}

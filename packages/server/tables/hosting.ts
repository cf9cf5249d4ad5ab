/** What whoever opened a table may do about peace at it: close the chat, ask somebody to leave, close the table. */
import type { Seat } from '@nassau/kernel'
import type { ActionBody } from '@nassau/protocol'
import { Refused } from '../errors.ts'
import { type Caller, type Decision, mustSit } from './decision.ts'
import { hostOf, people, seatOf, statusOf, type Table } from './table.ts'

/** Finds the person who is known by a handle here; null if nobody is. */
export type PersonBehind = (from: string) => string | null

export function mustBeHost(table: Table, caller: Caller): void {
  const isOpener = caller.persons.includes(table.opening.host)
  if (!isOpener && hostOf(table) !== seatOf(table, caller.persons))
    throw new Refused('not-allowed', 'only whoever opened the table may do that')
  if (!isOpener) mustSit(table, caller)
}

export function closeChat(table: Table, caller: Caller, { isClosed }: ActionBody<'close-chat'>): Decision {
  mustBeHost(table, caller)
  return table.isChatClosed === isClosed ? null : { entry: { kind: 'chat-rule', isClosed }, applied: null }
}

export function remove(
  table: Table,
  caller: Caller,
  { seat, from }: ActionBody<'remove'>,
  personBehind: PersonBehind,
): Decision {
  mustBeHost(table, caller)
  const person = seat === undefined ? personBehind(from ?? '') : (sitterAt(table, seat) ?? null)
  if (person === null) throw new Refused('not-found', 'there is nobody like that at this table')
  if (caller.persons.includes(person)) throw new Refused('not-allowed', 'you cannot send yourself away; leave instead')
  if (table.removed.includes(person)) return null
  const place = seatOf(table, [person])
  if (place !== null && statusOf(table) !== 'gathering')
    throw new Refused('started', 'whoever plays a match plays it to its end; you may mute or block them')
  return { entry: { kind: 'remove', person, seat: place }, applied: null }
}

const sitterAt = ({ seats }: Table, seat: Seat): string | null | undefined =>
  seats[seat]?.kind === 'person' ? seats[seat].person : null

export function closeTable(table: Table, caller: Caller): Decision {
  mustBeHost(table, caller)
  const status = statusOf(table)
  if (status === 'over') return null
  const others = people(table).filter(seat => !caller.persons.includes(table.seats[seat]?.person ?? ''))
  if (status === 'playing' && others.length > 0)
    throw new Refused('not-allowed', 'others play here: offer a draw, or resign; the match is theirs, too')
  return { entry: { kind: 'close' }, applied: null }
}

/** Whoever was asked to leave is shown nothing more. */
export const isWelcome = ({ removed }: Table, { persons }: Caller): boolean =>
  !persons.some(person => removed.includes(person))

export const notWelcome = (): Refused => new Refused('not-allowed', 'the host of this table has asked you to leave it')

export function mustBeWelcome(table: Table, caller: Caller): void {
  if (!isWelcome(table, caller)) throw notWelcome()
}

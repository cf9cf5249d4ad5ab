/**
 * Deciding on an action: whether the caller may do it here and now, and the entry it makes. Choices have
 * been taken by the referee when this returns; everything else happens when the entry is noted.
 */

import type { Seat } from '@nassau/kernel'
import { isRefusal, stopsOf } from '@nassau/kernel/host'
import type { Action } from '@nassau/protocol'
import { Refused } from '../errors.ts'
import {
  type Caller,
  type Decision,
  mustBeFresh,
  mustBePlaying,
  mustSit,
  type Opens,
  playing,
  refusedWith,
  standInLevel,
} from './decision.ts'
import type { How } from './entry.ts'
import { closeChat, closeTable, mustBeWelcome, type PersonBehind, remove } from './hosting.ts'
import { patienceOf } from './minding/pausing.ts'
import { join, leave, seatBot, stir } from './seating/seating.ts'
import { seatOf, type Table } from './table.ts'
import { callDraw, playAgain, undo, vote } from './voting.ts'

/** What can be done at a table whose match cannot be played on: talk, and end it. */
const STILL: readonly Action['type'][] = ['chat', 'resign', 'draw', 'vote', 'rematch', 'close-chat', 'remove', 'close']

/** What a table itself does not know: which token opens which seat, and who is behind a handle. */
export type Around = { opens: Opens; personBehind: PersonBehind }

export function decide(table: Table, caller: Caller, action: Action, { opens, personBehind }: Around): Decision {
  mustBeWelcome(table, caller)
  if (table.stuck && !table.result && !STILL.includes(action.type))
    throw new Refused(table.stuck.code, table.stuck.says)
  switch (action.type) {
    case 'join':
      return join(table, caller, action, opens)
    case 'leave':
      return leave(table, mustSit(table, caller))
    case 'stir':
      return stir(table, mustSit(table, caller), action)
    case 'choose':
      return choose(table, mustSit(table, caller), action.choice, action.seen)
    case 'undo':
      return undo(table, mustSit(table, caller), action.back ?? 1, action.seen)
    case 'vote':
      return vote(table, mustSit(table, caller), action.agrees)
    case 'draw':
      return callDraw(table, mustSit(table, caller))
    case 'resign':
      return resign(table, mustSit(table, caller))
    case 'rematch':
      return playAgain(table, mustSit(table, caller), action.agrees ?? true)
    case 'seat-bot':
      return seatBot(table, mustSit(table, caller), action)
    case 'chat':
      return chat(table, caller, action.text)
    case 'orders':
      return giveOrders(table, mustSit(table, caller), action.orders)
    case 'stops':
      return giveStops(table, mustSit(table, caller), action.stops)
    case 'hold':
      return holdTable(table, mustSit(table, caller))
    case 'go-on':
      return goOn(table, mustSit(table, caller))
    case 'close-chat':
      return closeChat(table, caller, action)
    case 'remove':
      return remove(table, caller, action, personBehind)
    case 'close':
      return closeTable(table, caller)
  }
}

function choose(table: Table, seat: Seat, choice: unknown, seen: number): Decision {
  mustBePlaying(table)
  mustBeFresh(table, seat, seen)
  return take(table, seat, choice, 'person')
}

/** Lets a seat choose, whoever does it for them. */
export function take(table: Table, seat: Seat, choice: unknown, how: How): Decision {
  const { referee } = table
  if (!referee) throw new Refused('not-started', 'the match begins when every seat is taken')
  const applied = referee.apply(seat, choice ?? null)
  if (isRefusal(applied)) throw refusedWith(applied)
  return playing(applied, how)
}

function resign(table: Table, seat: Seat): Decision {
  mustBePlaying(table)
  if (table.seats[seat]?.hasResigned) return null
  return { entry: { kind: 'resign', seat, level: standInLevel(table) }, applied: null }
}

function chat(table: Table, { persons, name, isBot }: Caller, text: string): Decision {
  if (table.isChatClosed) throw new Refused('not-allowed', 'the host has closed the chat at this table')
  const seat = seatOf(table, persons)
  const isOpen = table.opening.isPublic || persons.includes(table.opening.host)
  if (seat === null && !isOpen) throw new Refused('not-allowed', 'only those who sit at a private table speak there')
  const spoken = seat === null ? name : (table.seats[seat]?.name ?? name)
  return { entry: { kind: 'chat', seat, name: spoken, text, ...(isBot ? { isBot } : {}) }, applied: null }
}

function giveOrders(table: Table, seat: Seat, orders: readonly string[]): Decision {
  const known = (table.listed.game.orders ?? []).map(({ id }) => id)
  return { entry: { kind: 'orders', seat, orders: knownAmong(known, orders, 'order') }, applied: null }
}

function giveStops(table: Table, seat: Seat, stops: readonly string[]): Decision {
  const known = stopsOf(table.listed.game).map(({ id }) => id)
  return { entry: { kind: 'stops', seat, stops: knownAmong(known, stops, 'stop') }, applied: null }
}

function knownAmong(known: readonly string[], wanted: readonly string[], what: string): string[] {
  const strange = wanted.find(id => !known.includes(id))
  if (strange !== undefined)
    throw new Refused('malformed', `there is no ${what} "${strange}"; there are ${known.join(', ') || 'none'}`)
  return known.filter(id => wanted.includes(id))
}

/** KP-67, DL-38 Whoever may play something unasked can make the table wait. */
function holdTable(table: Table, seat: Seat): Decision {
  mustBePlaying(table)
  if (!table.pause?.speakers.includes(seat))
    throw new Refused('not-allowed', 'the moment to hold the table has passed; the next one will come')
  if (patienceOf(table, seat) === 0)
    throw new Refused('not-allowed', 'you have held this table for as long as one person may in a match')
  return table.pause.waiting.includes(seat) ? null : { entry: { kind: 'hold', seat }, applied: null }
}

export function goOn(table: Table, seat: Seat): Decision {
  mustBePlaying(table)
  return table.pause?.waiting.includes(seat) ? { entry: { kind: 'go-on', seat }, applied: null } : null
}

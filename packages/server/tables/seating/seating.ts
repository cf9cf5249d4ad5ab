/** Sitter down and getting up. */
import { botFor } from '@nassau/bots'
import { unlike } from '@nassau/games/names'
import type { Seat } from '@nassau/kernel'
import { commitmentTo } from '@nassau/kernel/host'
import type { ActionBody } from '@nassau/protocol'
import { Refused } from '../../errors.ts'
import { lookOf } from '../../people/words.ts'
import { type Caller, type Decision, type Opens, standInLevel } from '../decision.ts'
import type { Start } from '../entry.ts'
import { hostOf, isFull, isReady, type Sitter, seatOf, statusOf, type Table, unstirred } from '../table.ts'
import { begin } from './begin.ts'

export function join(
  table: Table,
  caller: Caller,
  { token, seat, entropy }: ActionBody<'join'>,
  opens: Opens,
): Decision {
  const own = seatOf(table, caller.persons)
  if (own !== null) return handBack(table, own)
  if (statusOf(table) !== 'gathering') throw new Refused('started', 'every seat at this table is taken')
  const place = placeFor(table, caller, token, seat ?? null, opens)
  const sat: Sitter = {
    ...sitting(table, place),
    kind: 'person',
    person: caller.person,
    name: nameFor(table, caller, place),
    isBot: caller.isBot === true,
  }
  const salt = entropy ?? null
  const start = startWith(table, place, sat, salt)
  const { person, isBot } = caller
  const name = sat.name ?? ''
  return {
    entry: { kind: 'sit', seat: place, person, name, ...(isBot ? { isBot } : {}), entropy: salt, start },
    applied: null,
  }
}

/** Who sits down again at a seat that a bot has kept warm gets it back. */
export function handBack(table: Table, seat: Seat): Decision {
  const { standIn, hasResigned } = sitting(table, seat)
  if (standIn === null || hasResigned || table.result) return null
  return { entry: { kind: 'hand-back', seat }, applied: null }
}

export function leave(table: Table, seat: Seat): Decision {
  const status = statusOf(table)
  if (status === 'gathering') return { entry: { kind: 'rise', seat }, applied: null }
  if (status === 'over' || sitting(table, seat).hasLeft) return null
  return { entry: { kind: 'stand-in', seat, level: standInLevel(table), hasLeft: true }, applied: null }
}

/** A bot on an empty seat, so that nobody waits for company that does not come. */
export function seatBot(table: Table, by: Seat, { seat, level }: ActionBody<'seat-bot'>): Decision {
  if (statusOf(table) !== 'gathering') throw new Refused('started', 'every seat at this table is taken')
  if (hostOf(table) !== by) throw new Refused('not-allowed', 'only whoever opened the table seats bots at it')
  const empty = sitting(table, seat)
  if (empty.kind === 'person' || empty.kind === 'bot') throw new Refused('taken', 'that seat is taken')
  const bot = botFor(table.listed, level ?? standInLevel(table))
  if (!bot.ok) throw new Refused('malformed', bot.problem.says)
  const { id } = bot.value
  const sat: Sitter = { ...empty, kind: 'bot', person: null, name: null, level: id }
  return { entry: { kind: 'seat-bot', seat, level: id, start: startWith(table, seat, sat, null) }, applied: null }
}

function placeFor(table: Table, caller: Caller, token: string | undefined, wanted: Seat | null, opens: Opens): Seat {
  const { seats, opening } = table
  const mayTake = (sat: Sitter, seat: Seat): boolean => {
    if (wanted !== null && seat !== wanted) return false
    if (sat.kind === 'kept') return sat.person !== null && caller.persons.includes(sat.person)
    if (sat.kind === 'invited') return token !== undefined && opens(token, seat)
    return sat.kind === 'open' && (opening.isPublic || (token !== undefined && opens(token, null)))
  }
  const place = seats.findIndex(mayTake)
  if (place >= 0) return place
  if (wanted !== null && !(wanted in seats))
    throw new Refused('no-such-seat', `there is no seat ${wanted} at this table`)
  const isTaken = seats.every(({ kind }) => kind === 'person' || kind === 'bot')
  if (isTaken) throw new Refused('taken', 'every seat at this table is taken')
  throw new Refused('not-allowed', 'that seat needs the link of whoever opened the table')
}

function sitting({ seats }: Table, seat: Seat): Sitter {
  const sat = seats[seat]
  if (!sat) throw new Refused('no-such-seat', `there is no seat ${seat} at this table`)
  return sat
}

/** The name they go by, told apart from those who sit there already, also by whoever only glances at it. */
function nameFor({ seats }: Table, { name }: Caller, place: Seat): string {
  const others = seats.filter((_, seat) => seat !== place).map(sat => sat.name)
  return unlike(others, name, lookOf)
}

/** The beginning of the record, if nothing else was waited for. */
function startWith(table: Table, place: Seat, sat: Sitter, entropy: string | null): Start | null {
  const seats = table.seats.map((other, seat) => (seat === place ? sat : other))
  const stirred = { ...table, entropy: table.entropy.map((known, seat) => (seat === place ? entropy : known)) }
  return isReady(stirred, seats) ? startNow(table, seats, place, entropy) : null
}

function startNow(table: Table, seats: readonly Sitter[], place: Seat, entropy: string | null): Start {
  table.entropy[place] = entropy
  table.referee = begin(table, seats)
  return table.referee.beginning
}

/** Somebody adds to the dice what nobody could have known when they were sealed. */
export function stir(table: Table, seat: Seat, { entropy, commitment }: ActionBody<'stir'>): Decision {
  if (statusOf(table) !== 'gathering')
    throw new Refused('started', 'the dice are cast already; they are stirred before')
  if (commitment !== commitmentTo(table.opening.secret))
    throw new Refused('stale', 'that is not what this table has sealed; look again')
  if (table.entropy[seat] != null) return null
  return {
    entry: { kind: 'stir', seat, entropy, start: startWith(table, seat, sitting(table, seat), entropy) },
    applied: null,
  }
}

/** Whoever has not stirred the dice by now is not waited for. */
export function beginUnstirred(table: Table): Decision {
  const [seat] = unstirred(table, table.seats)
  if (seat === undefined || !isFull(table.seats) || statusOf(table) !== 'gathering') return null
  return {
    entry: { kind: 'stir', seat, entropy: null, start: startNow(table, table.seats, seat, null) },
    applied: null,
  }
}

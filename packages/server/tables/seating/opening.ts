/** Opening a table: what was asked for, checked against the game. */
import { randomBytes } from 'node:crypto'
import { botFor } from '@nassau/bots'
import { findGame, type LoadedGame } from '@nassau/games'
import { readOptions } from '@nassau/kernel/host'
import { type CreateMatch, USUAL_BEAT, type WantedSeat } from '@nassau/protocol'
import { Refused } from '../../errors.ts'
import { type Caller, standInLevel } from '../decision.ts'
import { LOG, type OpenEntry, type SeatPlan } from '../entry.ts'
import { isReady, openTable, type Table, wantsAgain } from '../table.ts'
import { begin } from './begin.ts'

/** At a public table someone who is away this long (ms) is stood in for; friends wait for each other. */
const PUBLIC_ABSENCE_MS = 120_000

export function openingFrom(caller: Caller, wanted: CreateMatch): { listed: LoadedGame; opening: OpenEntry } {
  const listed = unwrap(findGame(wanted.game))
  const { game } = listed
  const { min, max } = game.seats
  if (wanted.seats.length < min || wanted.seats.length > max)
    throw malformed(
      `${game.title} is played by ${min === max ? min : `${min} to ${max}`} seats, not ${wanted.seats.length}`,
    )
  if (wanted.seats.filter(({ kind }) => kind === 'me').length > 1) throw malformed('you can sit on one seat only')
  const words = Object.entries(wanted.options ?? {}).map(([name, value]) => `${name}=${value}`)
  const isPublic = wanted.isPublic ?? false
  const opening: OpenEntry = {
    kind: 'open',
    log: LOG,
    game: game.id,
    options: unwrap(readOptions(game, words)),
    edition: wanted.edition ? unwrap(game.readEdition(wanted.edition)) : null,
    secret: randomBytes(32).toString('hex'),
    host: caller.person,
    seats: wanted.seats.map(seat => planFor(listed, caller, seat)),
    entropy: wanted.seats.map(({ kind }) => (kind === 'me' ? (wanted.entropy ?? null) : null)),
    ...(wanted.stirs ? { stirs: true as const } : {}),
    isPublic,
    clock: wanted.clock ?? null,
    windowMs: wanted.windowMs ?? null,
    beat: wanted.beat ?? USUAL_BEAT,
    absenceMs:
      wanted.absenceMs === undefined ? (isPublic && !wanted.clock ? PUBLIC_ABSENCE_MS : null) : wanted.absenceMs,
    from: null,
    start: null,
  }
  return { listed, opening }
}

function planFor(listed: LoadedGame, { person, name, isBot }: Caller, seat: WantedSeat): SeatPlan {
  if (seat.kind === 'me') return { kind: 'person', person, name, ...(isBot ? { isBot } : {}) }
  if (seat.kind === 'bot') return { kind: 'bot', level: unwrap(botFor(listed, seat.level)).id }
  return { kind: seat.kind }
}

/**
 * The same again one seat on, so that another begins, and under the newest rules. Bots play for those who do not want
 * to. What those rules do not know of its options or its edition is as they have it.
 */
export function openingAgain(table: Table, caller: Caller): { listed: LoadedGame; opening: OpenEntry } {
  const { opening, seats } = table
  const listed = unwrap(findGame(opening.game))
  const { game } = listed
  const words = Object.entries(opening.options).map(([name, value]) => `${name}=${value}`)
  const options = unwrap(
    readOptions(
      game,
      words.filter(word => readOptions(game, [word]).ok),
    ),
  )
  const edition = opening.edition && game.readEdition(opening.edition)
  const wanting = wantsAgain(table)
  const plans = seats.map(({ kind, person, name, level, isBot }, seat): SeatPlan => {
    if (kind === 'bot') return { kind, level: level ?? 'swab' }
    if (person === null || name === null || !wanting[seat]) return { kind: 'bot', level: standInLevel(table) }
    return { kind: 'person', person, name, ...(isBot ? { isBot } : {}) }
  })
  const again: OpenEntry = {
    ...opening,
    options,
    edition: edition?.ok ? edition.value : null,
    secret: randomBytes(32).toString('hex'),
    host: caller.person,
    seats: [...plans.slice(1), ...plans.slice(0, 1)],
    entropy: seats.map(() => null),
    start: null,
  }
  return { listed, opening: again }
}

/** The table of an opening, and the match if every seat is taken from the beginning. */
export function layTable(id: string, listed: LoadedGame, opening: OpenEntry): Table {
  const table = openTable(id, listed, opening)
  if (isReady(table, table.seats)) {
    table.referee = begin(table, table.seats)
    opening.start = table.referee.beginning
  }
  return table
}

const malformed = (says: string): Refused => new Refused('malformed', says)

function unwrap<T>(result: { ok: true; value: T } | { ok: false; problem: { says: string } }): T {
  if (!result.ok) throw malformed(result.problem.says)
  return result.value
}

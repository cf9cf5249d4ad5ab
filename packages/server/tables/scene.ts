/** What a seat, or someone who looks on, is shown of a table; and what lists say of it. Built by addition. */

import { namesAtTable } from '@nassau/games/names'
import type { Projection, Seat } from '@nassau/kernel'
import { awaitedFor, commitmentTo, orderedAnswer } from '@nassau/kernel/host'
import { type MatchLine, type Scene, type SeatScene, sceneFor } from '@nassau/protocol'
import type { MatchRow } from '../store/store.ts'
import { beatScene } from './minding/pausing.ts'
import { hostOf, isWindow, playedBy, statusOf, type Table, unstirred, wantsAgain, windowMs } from './table.ts'

export function sceneOf(table: Table, viewer: Seat | null): Scene {
  const { opening, referee, vote, verdict, result, rematch, orders, stops } = table
  const { game, options, edition, isPublic, clock, beat: beatLength } = opening
  const seen = referee?.project(viewer) ?? null
  const commitment = referee?.header.commitment ?? commitmentTo(opening.secret)
  const facts = {
    game,
    rules: referee?.header.rules ?? null,
    options,
    edition,
    isPublic,
    host: hostOf(table),
    clock,
    seats: seatScenes(table),
    commitment,
    result,
    stuck: stuckScene(table, viewer),
    verdict,
    again: result && wantsAgain(table),
    rematch,
    isChatClosed: table.isChatClosed,
    orders,
    stops,
    beatLength,
    beat: beatScene(table),
    byOrder: orderFor(table, viewer),
    canUndo: canUndo(table, viewer),
    wantsStir: viewer !== null && !referee && unstirred(table, table.seats).includes(viewer),
  }
  const clocks = clocksOf(table, seen)
  return sceneFor(viewer, { ...facts, clocks, vote: vote && { ...vote, agreed: [...vote.agreed] } }, seen)
}

/** Without its rules nobody can say which of a match's choices were open: everyone is shown their own. */
const YOURS = 20
function stuckScene({ stuck, choices }: Table, viewer: Seat | null): Scene['stuck'] {
  if (!stuck) return null
  const { code, says } = stuck
  return { code, says, yours: viewer === null ? [] : (choices[viewer] ?? []).slice(-YOURS) }
}

/** In a window not even that may be known: it would tell who has passed since. */
const canUndo = (table: Table, viewer: Seat | null): boolean =>
  viewer !== null && !table.result && !isWindow(table) && table.referee?.standing().at(-1)?.seat === viewer

/** Which of a viewer's standing orders will answer what they are asked. */
function orderFor(table: Table, viewer: Seat | null): string | null {
  const { referee, driver, orders, result } = table
  if (viewer === null || !referee || result || !referee.open.waitsFor(viewer) || !isPerson(table, viewer)) return null
  const person = { kind: 'person' as const, orders: orders[viewer] ?? [], stops: [] }
  return orderedAnswer(referee.open, driver, person, viewer)?.by ?? null
}

function isPerson({ seats }: Table, seat: Seat): boolean {
  const sat = seats[seat]
  return sat !== undefined && playedBy(sat) === null
}

function seatScenes(table: Table): SeatScene[] {
  if (table.seatScenes) return table.seatScenes
  const names = namesAtTable(table.seats)
  table.seatScenes = table.seats.map((sat, seat) => ({
    kind: sat.kind === 'kept' ? 'invited' : sat.kind,
    name: names[seat] || null,
    level: playedBy(sat),
    isBot: sat.isBot || playedBy(sat) !== null,
    hasResigned: sat.hasResigned,
  }))
  return table.seatScenes
}

/** When a seat's time is up. In a window everyone has the same time, and no bank is touched. */
export function deadlineOf(table: Table, seat: Seat): number | null {
  const { clock } = table.opening
  const sat = table.seats[seat]
  if (!clock || !sat || playedBy(sat) !== null) return null
  const beyond = isWindow(table) ? windowMs(table) : (table.banks[seat] ?? 0)
  return table.askedSince + clock.choiceMs + beyond
}

/** Running for those the viewer knows to be waited for, and for no one else. */
function clocksOf(table: Table, seen: Projection | null): Scene['clocks'] {
  if (!table.opening.clock) return null
  return table.banks.map((bank, seat) => ({
    deadline: !table.result && seen?.awaiting.includes(seat) ? deadlineOf(table, seat) : null,
    bank,
  }))
}

/** What the index holds. `wakes` is for the one who keeps the table to say. */
export const rowOf = (table: Table, wakes: number | null): MatchRow => ({
  id: table.id,
  game: table.opening.game,
  status: statusOf(table),
  isPublic: table.opening.isPublic,
  seats: JSON.stringify(
    seatScenes(table).map((seat, i) => (table.result?.winners.includes(i) ? { ...seat, hasWon: true } : seat)),
  ),
  people: JSON.stringify(table.seats.map(({ kind, person }) => (kind === 'person' ? person : null))),
  awaiting: JSON.stringify(table.referee && !table.result ? awaitedFor(table.referee.open, null) : []),
  wakes,
  updated: table.updated,
})

/** A line of a list for one of these persons. */
export function lineOf(row: MatchRow, persons: readonly string[]): MatchLine {
  const people: (string | null)[] = JSON.parse(row.people)
  const seat = people.findIndex(person => person !== null && persons.includes(person))
  return {
    match: row.id,
    game: row.game,
    status: row.status,
    isPublic: row.isPublic,
    seats: JSON.parse(row.seats),
    awaiting: JSON.parse(row.awaiting),
    seat: seat < 0 ? null : seat,
    updated: row.updated,
  }
}

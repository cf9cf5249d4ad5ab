/** What a seat, or someone who looks on, is shown of a table; and what lists say of it. Built by addition. */
import { awaitedFor, commitmentTo, type Projection, type Seat } from '@nassau/kernel'
import type { MatchLine, Scene, SeatScene, Seen } from '@nassau/protocol'
import type { MatchRow } from '../store/store.ts'
import { namesOf } from './begin.ts'
import { isSilent, playedBy, statusOf, type Table, windowMs } from './table.ts'

export function sceneOf(table: Table, viewer: Seat | null): Scene {
  const { opening, referee, vote, result } = table
  const seen = referee?.project(viewer) ?? null
  return {
    game: opening.game,
    options: opening.options,
    edition: opening.edition,
    status: statusOf(table),
    isPublic: opening.isPublic,
    seat: viewer,
    seats: seatScenes(table),
    commitment: referee?.header.commitment ?? commitmentTo(opening.secret),
    clock: opening.clock,
    clocks: clocksOf(table, seen),
    vote: vote && { ...vote, agreed: [...vote.agreed] },
    result,
    rematch: table.rematch,
    orders: viewer === null ? [] : (table.orders[viewer] ?? []),
    seen: seen && seenOf(seen),
  }
}

/** Without the kernel's count of choices: it would tell how many had passed in a window. */
const seenOf = ({ game, seat, seats, options, view, stack, ask, awaiting, outcome }: Projection): Seen => ({
  game,
  seat,
  seats,
  options,
  view,
  stack,
  ask,
  awaiting,
  outcome,
})

function seatScenes(table: Table): SeatScene[] {
  if (table.seatScenes) return table.seatScenes
  const names = namesOf(table.seats)
  table.seatScenes = table.seats.map((sat, seat) => ({
    kind: sat.kind === 'kept' ? 'invited' : sat.kind,
    name: names[seat] || null,
    level: playedBy(sat),
    hasResigned: sat.hasResigned,
  }))
  return table.seatScenes
}

/** When a seat's time is up. In a window everyone has the same time, and no bank is touched. */
export function deadlineOf(table: Table, seat: Seat): number | null {
  const { clock } = table.opening
  const sat = table.seats[seat]
  if (!clock || !sat || playedBy(sat) !== null) return null
  const beyond = isSilent(table) ? windowMs(table) : (table.banks[seat] ?? 0)
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
  seats: JSON.stringify(seatScenes(table)),
  people: JSON.stringify(table.seats.map(({ person }) => person)),
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

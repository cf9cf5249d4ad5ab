/** What a seat, or someone who looks on, is shown of a table; and what lists say of it. Built by addition. */

import { namesAtTable } from '@nassau/games/names'
import type { Projection, Seat } from '@nassau/kernel'
import { awaitedFor, commitmentTo, orderedAnswer } from '@nassau/kernel/host'
import {
  type MatchLine,
  type Moment,
  type MomentFacts,
  momentFor,
  type Result,
  type Scene,
  type SeatScene,
  sceneFor,
} from '@nassau/protocol'
import type { MatchRow } from '../store/store.ts'
import { beatScene } from './minding/pausing.ts'
import { hostOf, isWindow, playedBy, statusOf, type Table, unstirred, wantsAgain, windowMs } from './table.ts'

/** What is the same for all who look at a table: worked out once, however many they are. */
export type Facts = ReturnType<typeof factsOf>

export function factsOf(table: Table) {
  const { opening, referee, verdict, rematch, orders, stops } = table
  const { game, options, edition, isPublic, clock, beat: beatLength } = opening
  return {
    game,
    rules: referee?.header.rules ?? null,
    options,
    edition,
    isPublic,
    host: hostOf(table),
    clock,
    seats: seatScenes(table),
    commitment: referee?.header.commitment ?? commitmentTo(opening.secret),
    verdict,
    rematch,
    isChatClosed: table.isChatClosed,
    orders,
    stops,
    beatLength,
    ...momentFactsOf(table),
  }
}

/** The same of what a choice can change. */
export const momentFactsOf = (table: Table): MomentFacts => ({
  vote: table.vote && { ...table.vote, agreed: [...table.vote.agreed] },
  result: table.result,
  again: table.result && wantsAgain(table),
  beat: beatScene(table),
})

export function sceneOf(table: Table, viewer: Seat | null, facts: Facts = factsOf(table)): Scene {
  const { referee } = table
  const seen = referee?.project(viewer) ?? null
  const own = {
    ...ownMoment(table, viewer, seen),
    stuck: stuckScene(table, viewer),
    wantsStir: viewer !== null && !referee && unstirred(table, table.seats).includes(viewer),
  }
  return sceneFor(viewer, facts, own, seen)
}

/** What a choice may have changed of a scene: to be looked at now and not to be kept, for the match goes on. */
export function momentOf(table: Table, viewer: Seat | null, facts: MomentFacts): Moment {
  const seen = table.referee?.glimpse(viewer) ?? null
  return momentFor(facts, ownMoment(table, viewer, seen), seen)
}

const ownMoment = (table: Table, viewer: Seat | null, seen: Projection | null) => ({
  clocks: clocksOf(table, seen),
  byOrder: orderFor(table, viewer),
  canUndo: canUndo(table, viewer),
})

/** Without its rules nobody can say which of a match's choices were open: everyone is shown their own. */
const YOURS = 20
function stuckScene({ stuck, choices }: Table, viewer: Seat | null): Scene['stuck'] {
  if (!stuck) return null
  const { code, says } = stuck
  return { code, says, yours: viewer === null ? [] : (choices[viewer] ?? []).slice(-YOURS) }
}

/** In a window not even that may be known: it would tell who has passed since. */
const canUndo = (table: Table, viewer: Seat | null): boolean =>
  viewer !== null && !table.result && !isWindow(table) && table.referee?.lastToChoose === viewer

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
  ...seatTexts(table),
  awaiting: JSON.stringify(table.referee && !table.result ? awaitedFor(table.referee.open, null) : []),
  wakes,
  updated: table.updated,
})

type SeatTexts = { result: Result | null; texts: Pick<MatchRow, 'seats' | 'people'> }
const SEAT_TEXTS = new WeakMap<readonly SeatScene[], SeatTexts>()

/** Who sits there, for the index: the same until someone sits down or gets up, or it is over. */
function seatTexts(table: Table): SeatTexts['texts'] {
  const { result } = table
  const scenes = seatScenes(table)
  const known = SEAT_TEXTS.get(scenes)
  if (known?.result === result) return known.texts
  const texts = {
    seats: JSON.stringify(scenes.map((seat, i) => (result?.winners.includes(i) ? { ...seat, hasWon: true } : seat))),
    people: JSON.stringify(table.seats.map(({ kind, person }) => (kind === 'person' ? person : null))),
  }
  SEAT_TEXTS.set(scenes, { result, texts })
  return texts
}

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

/**
 * A table: a match, who sits at it, and everything else that is said and agreed there. It is a pure
 * function of its log: `openTable` reads the first entry, `note` what follows (see replay.ts).
 */
import type { LoadedGame } from '@nassau/games'
import type { Seat } from '@nassau/kernel'
import {
  type Counts,
  countOf,
  countsFor,
  type Driver,
  hashText,
  newDriver,
  type Player,
  type Referee,
  stopsOf,
} from '@nassau/kernel/host'
import {
  type ChatLine,
  PATIENCE_MS,
  type Result,
  type SeatScene,
  type Status,
  type Stuck,
  type Verdict,
  type Vote,
} from '@nassau/protocol'
import type { OpenEntry, SeatPlan } from './entry.ts'
import type { TablePause } from './minding/pausing.ts'

/** Someone, or no one yet, on a seat. */
export type Sitter = {
  kind: 'open' | 'invited' | 'kept' | 'person' | 'bot'
  /** Whoever sits here, or for whom it is kept. */
  person: string | null
  name: string | null
  /** The level of a bot whose seat this is. */
  level: string | null
  /** The level of the bot that plays for a person. */
  standIn: string | null
  /** They left for good; a bot stands in until they join again. */
  hasLeft: boolean
  hasResigned: boolean
  /** A program of somebody's own sits here. */
  isBot: boolean
  /** Whoever sat here is no more. */
  isGone: boolean
}

/** Why a match cannot be played on: its log does not replay from entry `at` on, or its rules are gone. */
export type TableStuck = Pick<Stuck, 'code' | 'says'> & { at: number }

export type Table = {
  readonly id: string
  readonly listed: LoadedGame
  readonly opening: OpenEntry
  seats: Sitter[]
  /** How they look from outside, until someone sits down or gets up. */
  seatScenes: SeatScene[] | null
  /** Who plays them and with which orders, until that changes. */
  players: readonly Player[] | null
  entropy: (string | null)[]
  /** Null until every seat is taken, and where the rules are gone. */
  referee: Referee | null
  /** Not null: it is as it was at its last good moment; nothing is played any more, and it can be ended. */
  stuck: TableStuck | null
  /** What each seat chose, as it was written: kept only where nothing better can be shown. */
  choices: string[][]
  /** How many entries its log has. */
  length: number
  /** When the last of them was written, and when the present question was asked (ms). */
  updated: number
  askedSince: number
  /** What everyone was told, the match and all that is around it: `n` is the number of the latest news. */
  counts: Counts
  /** What each seat's bank still holds, in ms. */
  banks: number[]
  orders: string[][]
  /** Where each seat wants to be waited for, to do something unasked. */
  stops: string[][]
  /** The beat before the table goes on; null when it is over. */
  pause: TablePause | null
  /** For how long each seat may still hold the table (ms), and since when it does. */
  patience: number[]
  heldSince: (number | null)[]
  /** Who acts next. What was offered to whom is no entry of the log: after a restart nothing is offered again. */
  driver: Driver
  vote: Vote | null
  /** How the last vote came out. */
  verdict: Verdict | null
  result: Result | null
  /** Who would play again, once it is over; null: has not said. */
  again: (boolean | null)[]
  rematch: string | null
  /** What those at the table were told, and those who look on: who looks on while others play is not heard by them. */
  chat: ChatLine[]
  gallery: ChatLine[]
  /** Persons who have said something here, as long as it is kept. */
  speakers: string[]
  isChatClosed: boolean
  /** Persons whom the host has asked to leave. */
  removed: string[]
  /** The latest actions, by whose and which: repeated, they are answered as they were. */
  done: Map<string, number>
}

const sitterOf = (plan: SeatPlan): Sitter => ({
  kind: plan.kind,
  person: 'person' in plan ? plan.person : null,
  name: 'name' in plan ? plan.name : null,
  level: plan.kind === 'bot' ? plan.level : null,
  standIn: null,
  hasLeft: false,
  hasResigned: false,
  isBot: plan.kind === 'person' && plan.isBot === true,
  isGone: false,
})

/** The table as its first entry describes it, before that has been noted. */
export function openTable(id: string, listed: LoadedGame, opening: OpenEntry): Table {
  const seats = opening.seats.map(sitterOf)
  return {
    id,
    listed,
    opening,
    seats,
    seatScenes: null,
    players: null,
    entropy: [...opening.entropy],
    referee: null,
    stuck: null,
    choices: seats.map(() => []),
    length: 0,
    updated: 0,
    askedSince: 0,
    counts: countsFor(seats.length),
    banks: seats.map(() => opening.clock?.bankMs ?? 0),
    orders: seats.map(() => usualOrders(listed)),
    stops: seats.map(() => usualStops(listed, opening)),
    pause: null,
    patience: seats.map(() => PATIENCE_MS),
    heldSince: seats.map(() => null),
    driver: newDriver(seats.length),
    vote: null,
    verdict: null,
    result: null,
    again: seats.map(() => null),
    rematch: null,
    chat: [],
    gallery: [],
    speakers: [],
    isChatClosed: false,
    removed: [],
    done: new Map(),
  }
}

/** The standing orders people sit down with. */
export const usualOrders = ({ game }: LoadedGame): string[] =>
  (game.orders ?? []).filter(({ isDefault }) => isDefault).map(({ id }) => id)

/** By correspondence nobody waits for a beat: where one is waited for is decided beforehand. */
const CORRESPONDENCE_MS = 3_600_000
export const isByCorrespondence = ({ clock }: Pick<OpenEntry, 'clock'>): boolean =>
  clock !== null && clock.choiceMs >= CORRESPONDENCE_MS

/** Where people who sit down want to be waited for: nowhere, if beats give them time to say so. */
export const usualStops = ({ game }: LoadedGame, opening: OpenEntry): string[] =>
  isByCorrespondence(opening) ? stopsOf(game).flatMap(({ id, isDefault }) => (isDefault ? [id] : [])) : []

export const isFull = (seats: readonly Sitter[]): boolean =>
  seats.every(({ kind }) => kind === 'person' || kind === 'bot')

/** People who still have to stir the dice. Programs are not waited for. */
export const unstirred = ({ opening, entropy }: Table, seats: readonly Sitter[]): Seat[] =>
  opening.stirs
    ? seats.flatMap(({ kind, isBot }, seat) => (kind === 'person' && !isBot && entropy[seat] == null ? [seat] : []))
    : []

/** Whether a match can begin with these at the table. */
export const isReady = (table: Table, seats: readonly Sitter[]): boolean =>
  isFull(seats) && unstirred(table, seats).length === 0

export const statusOf = ({ referee, result, stuck }: Table): Status =>
  result ? 'over' : referee === null && !stuck ? 'gathering' : 'playing'

/** Which seat one of these persons has; null if none. */
export function seatOf({ seats }: Table, people: readonly string[]): Seat | null {
  const seat = seats.findIndex(({ kind, person }) => kind === 'person' && person !== null && people.includes(person))
  return seat < 0 ? null : seat
}

/** Who may put bots on empty seats: whoever opened the table, or else the first who sits there. */
export function hostOf({ seats, opening }: Table): Seat | null {
  const opener = seats.findIndex(({ kind, person }) => kind === 'person' && person === opening.host)
  const first = opener < 0 ? seats.findIndex(({ kind }) => kind === 'person') : opener
  return first < 0 ? null : first
}

/** Bots always play again. */
export const wantsAgain = ({ seats, again }: Table): (boolean | null)[] =>
  seats.map(({ kind }, seat) => (kind === 'bot' ? true : (again[seat] ?? null)))

/** The level of the bot that plays for a seat now; null if a person does. */
export const playedBy = ({ kind, level, standIn }: Sitter): string | null => (kind === 'bot' ? level : standIn)

/** Seats that people play themselves now. */
export const people = ({ seats }: Table): Seat[] =>
  seats.flatMap((sitting, seat) => (sitting.kind === 'person' && playedBy(sitting) === null ? [seat] : []))

/** The number of the last thing a seat, or those who look on, were told. */
export const newsOf = ({ counts }: Table, viewer: Seat | null): number => countOf(counts, viewer).n

/** The place of all who only look on among those who notice something. */
export const lookersOn = ({ seats }: Table): number => seats.length

/** What one is known by wherever one speaks: the same everywhere, and nothing to find the person by. */
export const handleOf = (person: string): string => hashText(`from ${person}`).slice(0, 16)

/** What `viewer` was told of what was said. */
export const chatFor = ({ chat, gallery }: Table, viewer: Seat | null): ChatLine[] => [
  ...(viewer === null ? gallery : chat),
]

/** Whether the table is in a reaction window, where nobody may know who has passed. */
export const isWindow = ({ referee }: Table): boolean => referee?.open.isWindow === true

/** How long a window stays open whatever is held. Where fewer than two people sit there is nobody to hide from. */
const WINDOW_MS = 4000
export const windowMs = (table: Table): number => table.opening.windowMs ?? (people(table).length > 1 ? WINDOW_MS : 0)

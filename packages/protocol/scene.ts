/** What someone at a table, or looking on, is shown of it. */
import type { Options, Projection, Seat } from '@nassau/kernel'
import type { Clock } from './actions.ts'
import type { BeatLength } from './beats.ts'

/** One place at the table. */
export type SeatScene = {
  kind: 'open' | 'invited' | 'person' | 'bot'
  /** Null while nobody sits there. */
  name: string | null
  /** The level of the bot that plays here now, whether the seat is its own or it stands in; else null. */
  level: string | null
  /** A program plays here, of the house or of somebody's own: nobody shall take it for a person. */
  isBot: boolean
  hasResigned: boolean
}

/** Something all other people at the table must agree to. */
export type Vote = { about: 'undo' | 'draw'; by: Seat; back: number; agreed: Seat[] }

/** The word that ended a vote: of the one who agreed last, of one who refused, or of the one who asked. `at`: when (ms). */
export type Verdict = {
  about: Vote['about']
  by: Seat
  seat: Seat
  word: 'agrees' | 'refuses' | 'withdraws'
  at: number
}

/** A match that cannot be played on here, in a sentence why, and the latest of one's own choices, as they were written. */
export type Stuck = { code: 'other-rules' | 'damaged'; says: string; yours: string[] }

/** How a match ended. Scores are null where it was broken off; closed is a table that its host or a keeper has closed. */
export type Result = { how: 'played' | 'resigned' | 'drawn' | 'closed'; winners: Seat[]; scores: number[] | null }

/** The table pauses, so that whoever may play something unasked can say so. */
export type BeatScene = {
  /** Who may, as far as everybody knows. */
  speakers: Seat[]
  /** Whom the table waits for. */
  waiting: Seat[]
  /** When it goes on (ms since 1970); null if whoever is waited for may take all the time there is. */
  until: number | null
}

export type Status = 'gathering' | 'playing' | 'over'

export type Scene = {
  game: string
  /** The version of the rules it is played under, once it has begun. */
  rules: number | null
  options: Options
  /** The edition's data, unless it is the game's own. */
  edition: object | null
  status: Status
  isPublic: boolean
  /** Until it begins, who may put bots on its empty seats: whoever opened it, or else the first who sat down. */
  host: Seat | null
  /** Whose scene it is; null for a spectator. */
  seat: Seat | null
  seats: SeatScene[]
  /** The hash of the secret the dice come from. */
  commitment: string
  /** Whether the table waits for what the viewer adds to the dice. */
  wantsStir: boolean
  clock: Clock | null
  /** For each seat when its time is up (ms since 1970; null: not running) and what its bank holds, in ms. */
  clocks: { deadline: number | null; bank: number }[] | null
  vote: Vote | null
  /** How the last vote came out. */
  verdict: Verdict | null
  result: Result | null
  /** Why it cannot be played on, where it cannot: then `seen` is the last good moment, or null where its rules are gone. */
  stuck: Stuck | null
  /** Once it is over, who wants to play again: true or false, null who has not said. Bots always do. */
  again: (boolean | null)[] | null
  /** The match that follows this one. */
  rematch: string | null
  /** Whether the host has closed the chat. */
  isChatClosed: boolean
  /** How long its beats are. */
  beatLength: BeatLength
  beat: BeatScene | null
  /** One's own standing orders, and which of them will answer what one is asked: then it is not shown as asked. */
  orders: string[]
  byOrder: string | null
  /** Whether there is a choice of one's own to take back, freely or if all agree. */
  canUndo: boolean
  /** Where one wants to be waited for. */
  stops: string[]
  /** What the viewer sees of the match; null until it begins. */
  seen: Projection | null
}

/** What a choice can change of a scene. */
export type Moment = Pick<
  Scene,
  'status' | 'clocks' | 'vote' | 'result' | 'again' | 'beat' | 'byOrder' | 'canUndo' | 'seen'
>

/** `from`: the same for whatever one person says, anywhere in the house. */
export type ChatLine = { seat: Seat | null; name: string; text: string; at: number; from: string; isBot: boolean }

/** A line of a list of matches. */
export type MatchLine = {
  match: string
  game: string
  status: Status
  isPublic: boolean
  seats: (SeatScene & { hasWon?: true })[]
  /** The seats the table waits for. */
  awaiting: Seat[]
  /** One's own seat; null if one only looks on. */
  seat: Seat | null
  updated: number
}

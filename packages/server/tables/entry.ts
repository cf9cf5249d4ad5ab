/**
 * The log of a match: one entry for everything that happened at its table, in order. A table is rebuilt
 * from its log and from nothing else.
 */

import type { Match, Options, Seat } from '@nassau/kernel'
import type { Applied, ChoiceLine, Hashed, Header, Secret, StartLine, UndoLine } from '@nassau/kernel/host'
import type { BeatLength, Clock, Vote } from '@nassau/protocol'

/** Who a seat is for. A kept seat waits for one person; an invited one for whoever has its link. */
export type SeatPlan =
  | { kind: 'open' | 'invited' }
  /** `isBot`: a program of somebody's own. */
  | { kind: 'person'; person: string; name: string; isBot?: true }
  | { kind: 'kept'; person: string; name: string }
  | { kind: 'bot'; level: string }

/** The version of this log. Raised whenever an old one would be misread; a match of an old one is refused in words. */
export const LOG = 2

/** The first two lines of the record, written when the last seat is taken. */
export type Start = readonly [Hashed<Header>, Hashed<StartLine>]
/** A line of the record: a choice, or choices taken back. */
export type PlayLine = Hashed<ChoiceLine> | Hashed<UndoLine>

export type OpenEntry = {
  kind: 'open'
  /** The version of the log. */
  log: number
  game: string
  options: Options
  /** The edition's data, unless it is the game's own. */
  edition: object | null
  /** Never leaves the server before the match is over. */
  secret: Secret
  host: string
  seats: SeatPlan[]
  entropy: (string | null)[]
  /** Everyone stirs the dice before it begins. */
  stirs?: true
  isPublic: boolean
  clock: Clock | null
  windowMs: number | null
  beat: BeatLength
  absenceMs: number | null
  /** A match to go on from, instead of the game's own setup. */
  from: Match | null
  start: Start | null
}

/** Who let a choice be made: the person, a bot, a standing order, a clock at zero. */
export type How = 'person' | 'bot' | 'order' | 'clock'

type Happening =
  | OpenEntry
  | {
      kind: 'sit'
      seat: Seat
      person: string
      name: string
      isBot?: true
      entropy: string | null
      start: Start | null
    }
  /** Somebody added to the dice; null: nobody waits for them any longer. */
  | { kind: 'stir'; seat: Seat; entropy: string | null; start: Start | null }
  | { kind: 'rise'; seat: Seat }
  /** A bot takes an empty seat. */
  | { kind: 'seat-bot'; seat: Seat; level: string; start: Start | null }
  | { kind: 'play'; how: How; line: PlayLine }
  /** A bot plays for a person who is away, or who has left for good. */
  | { kind: 'stand-in'; seat: Seat; level: string; hasLeft: boolean }
  | { kind: 'hand-back'; seat: Seat }
  | { kind: 'chat'; seat: Seat | null; name: string; text: string; isBot?: true }
  | { kind: 'chat-rule'; isClosed: boolean }
  /** Somebody had to go, from their seat too if the match had not begun. */
  | { kind: 'remove'; person: string; seat: Seat | null }
  | { kind: 'close' }
  /** What somebody said here, known by their handle, is gone. */
  | { kind: 'unsaid'; from: string }
  /** Whoever sat here is no more: the chair is empty. */
  | { kind: 'gone'; seat: Seat }
  | { kind: 'call'; seat: Seat; about: Vote['about']; back: number }
  /** `line`: the choices taken back, if this vote decided so. */
  | { kind: 'vote'; seat: Seat; agrees: boolean; line: PlayLine | null }
  | { kind: 'resign'; seat: Seat; level: string }
  /** Private to its seat. */
  | { kind: 'orders'; seat: Seat; orders: string[] }
  | { kind: 'stops'; seat: Seat; stops: string[] }
  /** Someone holds the table, or lets it go on, or has used up the time they may hold it for. */
  | { kind: 'hold' | 'go-on'; seat: Seat }
  /** After the end: whether someone would play again. */
  | { kind: 'again'; seat: Seat; agrees: boolean }
  | { kind: 'rematch'; match: string }

/** `by` and `id`: whose action it was and what they call it, so that it is not done twice. */
export type LogEntry = Happening & { by?: string; id?: string }

/** An entry as it is stored. A line of the record goes in as it was written: it is not written out again. */
export function bodyOf(entry: LogEntry, applied: Applied | null): string {
  if (applied === null || !('line' in entry)) return JSON.stringify(entry)
  if (entry.kind === 'play') {
    const { how, by, id } = entry
    const action = by === undefined || id === undefined ? '' : `"by":${JSON.stringify(by)},"id":${JSON.stringify(id)},`
    return `{"kind":"play","how":"${how}",${action}"line":${applied.written.text}}`
  }
  const { line: _, ...rest } = entry
  return `${JSON.stringify(rest).slice(0, -1)},"line":${applied.written.text}}`
}

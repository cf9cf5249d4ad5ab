/** What a referee is opened with, what it keeps of every choice that stands, and what it answers. */
import type { Seat } from '../asks/ask.ts'
import type { Secret } from '../chance/sealed.ts'
import type { Change } from '../driver/freshness.ts'
import type { Match } from '../game.ts'
import type { Heard } from '../play.ts'
import type { AnyEvent, Rules } from '../rules.ts'
import type { ChoiceLine, Header, UndoLine, Written } from './record.ts'

/** What a match is opened with. */
export type Opening<R extends Rules> = {
  edition?: R['edition']
  options: R['options']
  /** A name for each seat. */
  seats: readonly string[]
  /** Kept from everyone until the match is over. */
  secret: Secret
  /** What each seat adds to the dice, after the commitment was published. */
  entropy?: readonly (string | null)[]
  /** A match to go on from, instead of the game's own setup. */
  from?: Match<R>
  /** The version its record is written in, if it was begun in another than today's. */
  format?: number
  /** Results of long computations to be taken as they are, from a record that is trusted. */
  worked?: readonly unknown[]
  /** What the dice follow from, where names were taken out since: see the header. */
  seed?: string
  /** For a lesson that was written under other rules: those its dice are of. Such a match verifies nowhere. */
  diceOf?: Partial<Pick<Header, 'rules' | 'options'>>
}

/** Stands for a seat in the entry of the setup. */
export const SETUP: Seat = -1

/** A choice that stands: who, what, what chance said and what was heard. The first one is the setup. */
export type StandingChoice = {
  seat: Seat
  choice: unknown
  chance: number[]
  /** What long computations gave. */
  worked: readonly unknown[]
  heard: Heard[]
  /** Whether it lies on the information line; null until someone wants to know. */
  telling: boolean | null
}

/** What became of a choice that was taken, or of choices that were taken back. */
export type Applied = {
  /** How many choices stand now. */
  seq: number
  /** What the record says of it: as data and as it is stored. */
  written: Written<ChoiceLine> | Written<UndoLine>
  /** What was said, and to whom. */
  told: Heard[]
  /** Who noticed it, and whether something else is asked now. */
  change: Change
  /** Whether the table had not waited for whoever chose. */
  isAside: boolean
  /** Whether a window was open, in which nobody may know who has passed. */
  wasWindow: boolean
  /** Whose choices were taken back. */
  takenBackFrom: readonly Seat[]
}

/** An event as one seat hears it, and after how many choices. */
export type LogEvent = { seq: number; event: AnyEvent }

/** What `seat` hears (null: a spectator) of all that was said. */
export const heardBy = (said: readonly Heard[], seat: Seat | null): AnyEvent[] =>
  said.flatMap(({ event, to, otherwise }) => {
    if (to === null || (seat !== null && to.includes(seat))) return [event]
    return otherwise ? [otherwise] : []
  })

/** The part of a record's line that only matches with long computations have. */
export const workedIn = ({ worked }: StandingChoice): { worked?: readonly unknown[] } =>
  worked.length > 0 ? { worked } : {}

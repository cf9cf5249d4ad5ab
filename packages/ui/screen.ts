/** What the shell gives to a game's screen, and what a screen and an emblem are. */
import type { Choice, Denied, Label, Projection, Rules, Seat } from '@nassau/kernel'
import type { ReactNode, SVGProps } from 'react'

/** A projection as it travels: without the kernel's own number. */
export type Seen<R extends Rules = Rules> = Projection<R>

export type ScreenProps<R extends Rules = Rules> = {
  seen: Seen<R>
  edition: R['edition']
  /** Who sits where. */
  names: readonly string[]
  /** The same as sentences name them: `YOU` at the seat of whoever reads, if one reads and the game says so. */
  told: readonly string[]
  /** Through whose eyes; null for a spectator. */
  seat: Seat | null
  /** What was just heard, oldest first: motion and sound come from this. */
  fresh: readonly R['event'][]
  /** Whether this seat is asked and may answer now. False while an answer is under way, in replays and for spectators. */
  canChoose: boolean
  /** Answers the ask at `at`. What is not legal is refused and said by the shell: a screen need not check. */
  choose<L extends Label<R>>(this: void, at: L, choice: R['choices']['at'][L]): void
  /** A choice in words. */
  words(this: void, choice: Choice<R>): string
  /** What might be expected and is not offered, and why; asked for only when it is wanted. */
  why: () => Promise<readonly Denied[]>
  /** The bar with the question, take-back and `why not?`: a table puts it between board and dock. */
  prompt: ReactNode
  /** How much of its usual time what is shown gets, by the speed that is set: 1 is calm, 0 none at all. */
  pace: number
  /** Answers to an ask that any game can use; null when nothing is asked. A table shows it for asks it draws nothing for. */
  answers: ReactNode
  /** Says that what was just heard has been seen, for screens with `motion`: until then the shell tells nothing of it. */
  onShown?: () => void
}

export type SeatNoteProps<R extends Rules = Rules> = { seen: Seen<R>; edition: R['edition']; of: Seat }

export type RaceProps<R extends Rules = Rules> = {
  seen: Seen<R>
  edition: R['edition']
  names: readonly string[]
}

/** A function that a game gives for its own types and the shell calls without knowing them, as with `Game`. */
type Given<Argument, Result> = { of(argument: Argument): Result }['of']

/** How far one captain, or one team, is. */
export type Runner = {
  seats: readonly Seat[]
  /** What counts, as short as can be: a number, or what they carry. */
  says: string
  /** The same in a few words. */
  inWords: string
  /** How much of the way is done, from 0 to 1; null where no number tells. */
  share: number | null
}

/** The state of the race: the strip above every table. */
export type Race = {
  /** How one wins, in a short sentence. */
  goal: string
  /** The round, and of how many if that is known. */
  round: string | null
  runners: readonly Runner[]
}

/** What a folder `screen/` of a game exports. */
export type GameScreen<R extends Rules = Rules> = {
  Screen: Given<ScreenProps<R>, ReactNode>
  /** A line or two about each seat for the list of players: money, cards, rank. */
  SeatNote?: Given<SeatNoteProps<R>, ReactNode>
  /** How one wins and how far everyone is; null before there is anything to tell. */
  race?: Given<RaceProps<R>, Race>
  /** The colours the seats fly, by their places among the house's, where captains pick them; else in order of sitting. */
  colours?: Given<Seen<R>, readonly number[]>
  /**
   * How long what was just heard wants to be looked at before the next thing happens, in ms; less at a quicker pace.
   * None at all for what is routine and told by the log alone.
   */
  dwell?: Given<readonly R['event'][], number>
  /** What happens to this seat, or comes of its own choice, and is no routine: it stands until it has been seen. */
  stands?: Given<{ event: R['event']; seat: Seat }, boolean>
  /** How long something moves before that, in ms; the same at any pace. */
  motion?: Given<readonly R['event'][], number>
  /** Fetches what its table needs and takes long to come; called while its lobby is open. */
  fetchAhead?: () => void
  /** What its rulebook shows where it says `<!-- example: name -->`. */
  examples?: Examples
}

/** What an emblem is drawn with: where, and how large. */
export type EmblemProps = Omit<SVGProps<SVGSVGElement>, 'ref'>

/** The picture of a game, as light as can be: the harbour shows all of them at once. */
export type Emblem = (props: EmblemProps) => ReactNode

/** The examples of a rulebook by their names, each a component. */
export type Examples = Readonly<Record<string, () => ReactNode>>

/** Whether the table waits for this seat (an ask without that is an aside). */
export const isWaitedFor = ({ seat, ask, awaiting }: Seen): boolean =>
  ask !== null && seat !== null && awaiting.includes(seat)

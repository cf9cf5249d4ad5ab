/** What the ending of a match tells of it: how far everyone was and when, what counted, and how it was won. */
import type { Rules, Seat } from '@nassau/kernel'

export type Story<R extends Rules = Rules> = {
  /** What the race is counted in, as a heading. */
  readonly counts: string
  /** How far each seat is. */
  race(board: R['board'], edition: R['edition']): readonly number[]
  /** How far is enough; null where nothing is. */
  goal?(board: R['board'], edition: R['edition']): number | null
  /**
   * Whose moment an event was, and how great; null for what happens every day. Less than nothing spoils what happened
   * with the same choice.
   */
  moment(event: R['event'], edition: R['edition']): Highlight | null
  /** A moment of at least this worth is one to say a word about. */
  readonly great: number
  /** The thing an event was about, if it is worth counting: what was met most is the thing of the match. */
  thing(event: R['event']): string | null
  /** That thing and how often it was met, in a sentence. */
  sayThing(thing: string, times: number): string
  /** The team whose win it is, where teams play and one of them won. */
  side?(board: R['board'], winners: readonly Seat[]): string | null
  /** How it was won, in a sentence. */
  how(won: Won<R>): string
}

export type Highlight = { seat: Seat; worth: number }

/** A match that was won. */
export type Won<R extends Rules = Rules> = {
  board: R['board']
  edition: R['edition']
  winners: readonly Seat[]
  scores: readonly number[]
  names: readonly string[]
}

/** The winners' names, and by how much they are ahead of the best of the others. */
export function winnersOf({ winners, scores, names }: Pick<Won, 'winners' | 'scores' | 'names'>): {
  who: string
  count: number
  lead: number
} {
  const best = Math.max(...winners.map(seat => scores[seat] ?? 0))
  const others = scores.filter((_, seat) => !winners.includes(seat))
  const who = winners.map(seat => names[seat] ?? '').join(', ')
  return { who, count: winners.length, lead: others.length === 0 ? 0 : best - Math.max(...others) }
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/**
 * Scoring shown like a reel of pictures: for each step where to look, what is measured there, who wins it and what that
 * comes to. Made by each game out of what it told; the table plays it.
 */
import type { FeltDie, Team } from '../../board.ts'
import type { Measure } from './strings.ts'

type Spot = { x: number; y: number }

/** One sentence of a ruling and the clause it rests on. */
export type Line = {
  says: string
  /** The same with its lengths in mm, for whoever wants to know; absent where it has none. */
  exactly?: string
  clause: string
}

/** What was weighed against what, row by row; the row that decided is marked. */
export type Contest = {
  head: readonly string[]
  rows: readonly { cells: readonly (string | number)[]; isDeciding: boolean }[]
}

/** What each team has at a place, counted up over it; null for a team that has nothing there. */
export type Tally = Spot & { counts: readonly (number | null)[]; isScore: boolean }

export type Shot = {
  lines: readonly Line[]
  /** The middle of what is to be seen, and how far that goes around it, in mm. */
  at: Spot
  reach: number
  /** The table as it is then. */
  dice: readonly FeltDie[]
  strings: readonly Measure[]
  /** Dice it came down to. */
  ringed: readonly string[]
  /** Dice that leave the table in this picture. */
  leaving: readonly { id: string; how: 'sinks' | 'lifted' }[]
  tally: Tally | null
  contest: Contest | null
  /** What both teams have in all, by then. */
  totals: readonly number[]
}

export type Reel = readonly Shot[]

/** One picture wants this long, in ms; a further sentence in it so much of that again. */
const CALM = 1400
const FURTHER = 0.3
const MOST_WEIGHT = 2
/** And all of them together at most this long. */
const MOST = 12_000

const weightOf = ({ lines, contest }: Shot): number =>
  Math.min(MOST_WEIGHT, 1 + FURTHER * (lines.length - 1) + (contest ? FURTHER * 2 : 0))

/** How long each picture stands, in ms. */
export function timesOf(reel: Reel): number[] {
  const wanted = reel.map(shot => CALM * weightOf(shot))
  const all = wanted.reduce((sum, ms) => sum + ms, 0)
  return wanted.map(ms => Math.round(all > MOST ? (ms * MOST) / all : ms))
}

export const reelTime = (reel: Reel): number => timesOf(reel).reduce((sum, ms) => sum + ms, 0)

const LEAST_REACH = 120

/** The middle of some spots and how far they go around it. */
export function frameOf(spots: readonly Spot[]): { at: Spot; reach: number } {
  if (spots.length === 0) return { at: { x: 0, y: 0 }, reach: 400 }
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const at = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  const far = Math.max(...spots.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)))
  return { at, reach: Math.max(LEAST_REACH, far + 40) }
}

/** A picture of which only some is told; the rest is as usual. */
export function shotOf(told: Pick<Shot, 'lines' | 'dice' | 'totals'> & Partial<Shot>): Shot {
  const seen = [...(told.strings ?? []).flatMap(({ from, to }) => [from, to]), ...(told.tally ? [told.tally] : [])]
  return {
    strings: [],
    ringed: [],
    leaving: [],
    tally: null,
    contest: null,
    ...frameOf(seen.length > 0 ? seen : told.dice.map(({ pose }) => pose)),
    ...told,
  }
}

/** What a team gets, as a pair of counts. */
export const forTeam = (team: Team, n: number): readonly (number | null)[] => (team === 0 ? [n, null] : [null, n])

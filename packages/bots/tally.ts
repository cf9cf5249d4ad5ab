/** Counts over matches, small enough to be sent between threads and added up. */
import { BotsBug } from './errors.ts'
import type { Played } from './play-match.ts'

/** How often something was at a table and how often it won; a win shared by k counts 1/k. */
export type Count = { appearances: number; wins: number }

export type Tally = {
  games: number
  winsBySeat: number[]
  /** Choices taken, match by match. */
  lengths: number[]
  labels: Record<string, Count>
  /** What was measured, match by match: lists, so that no sum depends on who added up first. */
  measures: Record<string, number[]>
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  winsBySeat: new Array<number>(seats).fill(0),
  lengths: [],
  labels: {},
  measures: {},
})

export function addMatch(tally: Tally, played: Played): void {
  const share = 1 / played.winners.length
  tally.games++
  tally.lengths.push(played.choices)
  for (const seat of played.winners) tally.winsBySeat[seat] = (tally.winsBySeat[seat] ?? 0) + share
  played.labels.forEach((labels, seat) => {
    for (const label of labels)
      addCount(tally.labels, label, { appearances: 1, wins: played.winners.includes(seat) ? share : 0 })
  })
  for (const [measure, value] of Object.entries(played.measures)) {
    if (!Number.isFinite(value)) throw new BotsBug('measure-not-a-number', { measure, value: String(value) })
    addValues(tally.measures, measure, [value])
  }
}

export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games
  tally.winsBySeat = tally.winsBySeat.map((wins, seat) => wins + (other.winsBySeat[seat] ?? 0))
  for (const length of other.lengths) tally.lengths.push(length)
  for (const [label, count] of Object.entries(other.labels)) addCount(tally.labels, label, count)
  for (const [measure, values] of Object.entries(other.measures)) addValues(tally.measures, measure, values)
}

function addCount(counts: Record<string, Count>, label: string, { appearances, wins }: Count): void {
  const so = counts[label] ?? { appearances: 0, wins: 0 }
  counts[label] = { appearances: so.appearances + appearances, wins: so.wins + wins }
}

function addValues(lists: Record<string, number[]>, name: string, values: readonly number[]): void {
  const list = lists[name] ?? []
  for (const value of values) list.push(value)
  lists[name] = list
}

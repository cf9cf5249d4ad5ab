/**
 * Who meets whom, and where they sit. Matches come in blocks: in each, all who entered stand in a circle
 * in an order drawn for that block, and the seats move round it one place a match. So in every block
 * everyone has every seat exactly once, whether they are more than the seats or fewer.
 */
import { FastChance } from '@nassau/kernel/bots'

/** Streams of chance for the circles, far from those of the matches. */
const STREAM_OF_CIRCLES = 1_000_000_007

/** The entrant of each seat in match `index`, by their place in the list. */
export function lineUp(entrants: number, seats: number, seed: number, index: number): number[] {
  const block = Math.floor(index / entrants)
  const circle = Array.from({ length: entrants }, (_, i) => i)
  new FastChance(seed, STREAM_OF_CIRCLES + block).shuffle(circle)
  return Array.from({ length: seats }, (_, seat) => circle[(index + seat) % entrants] ?? 0)
}

/** So many matches that everyone has had every seat as often: `games` or a few more. */
export const wholeBlocks = (entrants: number, games: number): number => Math.ceil(games / entrants) * entrants

/** How many sit down if nobody says: all who entered, as far as the game has room for them. */
export const seatsFor = (entrants: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, entrants))

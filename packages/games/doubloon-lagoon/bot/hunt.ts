/** Chasing a ship that carries the treasure or points enough home, or points we want (DL-41, DL-45). */
import { MOVEMENT } from '../board.ts'
import { strengthOf } from '../sailing/strength.ts'
import { type Sight, shipUnder } from './sight.ts'
import { FAR } from './ways.ts'

/** Whether there is a quarry aboard a ship. */
export const isAfloat = ({ track }: Sight): boolean => track.length > 0

/** What a turn's delay in catching up costs. */
const SLOWER = 0.75
/** As far ahead as it pays to look. */
const AHEAD = 10

/** What it would be worth to one of our ships to have caught up with a quarry afloat; none if there is no such quarry. */
export function zealOf(now: Sight, ship: number): number {
  const { view, quarry } = now
  const theirs = quarry === null ? null : shipUnder(view, quarry)
  if (!isAfloat(now) || theirs === null) return 0
  const edge = strengthOf(view, [ship]) - strengthOf(view, [theirs])
  const most = now.isRace ? 6 : 3
  return Math.min(most, Math.max(0.25 * most, most + edge + 4 * now.boldness))
}

/** What it is worth to a ship with so much zeal to be on this space. */
export function chaseWorth(now: Sight, zeal: number, space: number): number {
  if (zeal === 0) return 0
  const { ways, track } = now
  const away = ways.sail(space)
  // Once it is home it is too late.
  const turns = now.isRace ? track.length - 1 : AHEAD
  for (let turn = 0; turn < Math.max(1, turns); turn++) {
    const there = track[Math.min(turn, track.length - 1)] ?? -1
    if ((away[there] ?? FAR) <= turn * MOVEMENT) return zeal * SLOWER ** turn - 0.02 * (away[there] ?? FAR)
  }
  return -0.05 * (away[track[0] ?? -1] ?? FAR)
}

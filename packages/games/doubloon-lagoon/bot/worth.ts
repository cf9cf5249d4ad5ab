/** What a place is worth to a crew or a ship because of what can be done there. */

import { adventureOf } from '../cards/decks.ts'
import type { Sight } from './sight.ts'
import { decay, FAR, turnsFor } from './ways.ts'

/** What an item is worth, in counters. */
export function itemWorth({ edition, isByPoints }: Sight, item: string): number {
  const { effect, value } = adventureOf(edition, item)
  if (isByPoints) return value / 2.4
  return effect === 'treasure' ? 12 : effect === 'riches' ? 0.2 : 0.5
}

/** Of what can be done later: the best of it, and a little of all the rest. */
const BEST = 0.6
const REST = 0.15

/** What tasks within a walk are worth to a crew on that space. */
export function walkingWorth({ tasks, ways }: Sight, space: number, crew: number): { now: number; later: number } {
  let now = 0
  let best = 0
  let all = 0
  for (const { hex, worth, taker } of tasks) {
    if (taker !== null && taker !== crew) continue
    if (hex === space) {
      now += worth
      continue
    }
    const later = worth * decay(turnsFor(ways.walk(hex)[space] ?? FAR))
    all += later
    if (later > best) best = later
  }
  return { now, later: BEST * best + REST * all }
}

/** What tasks are worth to a crew aboard a ship on that space, from its next turn on. */
export function sailingWorth({ tasks, ways }: Sight, space: number): number {
  let best = 0
  let all = 0
  for (const { hex, worth, taker } of tasks) {
    if (taker !== null) continue
    const later = worth * decay(ways.land(hex)[space] ?? FAR)
    all += later
    if (later > best) best = later
  }
  return BEST * best + REST * all
}

/** What a place is worth to a crew or a ship because of what can be done there. */
import type { Sight } from './sight.ts'
import { tasksOf } from './tasks.ts'

/** What tasks within a walk are worth to a crew on that space. */
export function walkingWorth(sight: Sight, space: number, crew: number): { now: number; later: number } {
  let now = 0
  let best = 0
  let all = 0
  for (const { hex, worth, taker, onFoot } of tasksOf(sight)) {
    if (taker !== null && taker !== crew) continue
    if (hex === space) {
      now += worth
      continue
    }
    const later = worth * (onFoot[space] ?? 0)
    all += later
    if (later > best) best = later
  }
  return { now, later: laterWorth(sight, best, all) }
}

/** What tasks are worth to a crew aboard a ship on that space, from its next turn on. */
export function sailingWorth(sight: Sight, space: number): number {
  let best = 0
  let all = 0
  for (const { worth, taker, byShip } of tasksOf(sight)) {
    if (taker !== null) continue
    const later = worth * (byShip[space] ?? 0)
    all += later
    if (later > best) best = later
  }
  return laterWorth(sight, best, all)
}

/** Of what can be done later: the best of it, and a little of all the rest. */
const laterWorth = ({ plan }: Sight, best: number, all: number): number =>
  plan.later.best * best + plan.later.rest * all

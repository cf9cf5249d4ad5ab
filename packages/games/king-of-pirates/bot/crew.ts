/** What a bot thinks of pirates: rough worth in doubloons over the rest of a game. */
import { type Chart, pirateOf } from '../chart.ts'
import type { Plan } from './plans.ts'

/** A bot's plan, and the pirates there are. */
export type Muster = { chart: Chart; plan: Plan }

export const crewWorth = ({ chart, plan }: Muster, id: string): number => plan.skills[pirateOf(chart, id).skill]

/** A captain is worth the cabin's skill; under "all captains" what the others would command. */
export function captainWorth({ chart, plan }: Muster, id: string, others: readonly string[]): number {
  const { captain } = pirateOf(chart, id)
  if (captain !== 'all-captains') return plan.captains[captain]
  return others.reduce((worth, other) => worth + plan.captains[pirateOf(chart, other).captain], 0)
}

/** The best of `pool` to serve below a captain. */
export const bestHands = (muster: Muster, pool: readonly string[], places: number): string[] =>
  [...pool].sort((a, b) => crewWorth(muster, b) - crewWorth(muster, a)).slice(0, places)

/** The best captain, and the best of the rest for `places` more. */
export function bestCrew(muster: Muster, pool: readonly string[], places: number): { captain: string; crew: string[] } {
  let best: { captain: string; crew: string[]; worth: number } = { captain: pool[0] ?? '', crew: [], worth: -1 }
  for (const captain of pool) {
    const crew = bestHands(
      muster,
      pool.filter(id => id !== captain),
      places,
    )
    const worth =
      captainWorth(muster, captain, crew) +
      crewWorth(muster, captain) +
      crew.reduce((sum, id) => sum + crewWorth(muster, id), 0)
    if (worth > best.worth) best = { captain, crew, worth }
  }
  return best
}

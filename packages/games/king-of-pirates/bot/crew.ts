/** What the mate thinks of pirates: rough worth in doubloons over the rest of a game. */
import { type Chart, pirateOf } from '../chart.ts'
import type { CaptainSkill, Skill } from '../words/names.ts'

const SKILL_WORTH: Record<Skill, number> = {
  sailor: 900,
  raider: 800,
  clue: 600,
  looter: 600,
  cannonball: 500,
  rum: 350,
  scapegoat: 300,
  fighter: 250,
  immune: 50,
}

const CAPTAIN_WORTH: Record<CaptainSkill, number> = {
  conqueror: 1500,
  'more-cards': 900,
  'two-clues': 1000,
  pickpocket: 1300,
  'loot-british': 800,
  'loot-french': 800,
  'loot-spanish': 800,
  'no-scurvy': 700,
  duellist: 400,
  'all-captains': 300,
}

export const crewWorth = (chart: Chart, id: string): number => SKILL_WORTH[pirateOf(chart, id).skill]

/** A captain is worth the cabin's skill; under "all captains" what the others would command. */
export function captainWorth(chart: Chart, id: string, others: readonly string[]): number {
  const { captain } = pirateOf(chart, id)
  if (captain !== 'all-captains') return CAPTAIN_WORTH[captain]
  return others.reduce((worth, other) => worth + CAPTAIN_WORTH[pirateOf(chart, other).captain], 0)
}

/** The best of `pool` to serve below a captain. */
export const bestHands = (chart: Chart, pool: readonly string[], places: number): string[] =>
  [...pool].sort((a, b) => crewWorth(chart, b) - crewWorth(chart, a)).slice(0, places)

/** The best captain, and the best of the rest for `places` more. */
export function bestCrew(chart: Chart, pool: readonly string[], places: number): { captain: string; crew: string[] } {
  let best: { captain: string; crew: string[]; worth: number } = { captain: pool[0] ?? '', crew: [], worth: -1 }
  for (const captain of pool) {
    const crew = bestHands(
      chart,
      pool.filter(id => id !== captain),
      places,
    )
    const worth =
      captainWorth(chart, captain, crew) +
      crewWorth(chart, captain) +
      crew.reduce((sum, id) => sum + crewWorth(chart, id), 0)
    if (worth > best.worth) best = { captain, crew, worth }
  }
  return best
}

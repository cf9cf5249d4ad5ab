/** What is counted over many matches. */
import { isCrew, type Lagoon, MOST_ROUNDS } from './board.ts'
import { ENDING_NAMES } from './winning.ts'

/** What a series of matches is counted by: each seat's place in the turn order, and the cards it met. */
export function labelsOf(lagoon: Lagoon): string[][] {
  const seats = lagoon.hands.length
  return lagoon.hands.map((_, seat) => [
    `turn ${1 + ((seat - lagoon.first + seats) % seats)}`,
    ...new Set(lagoon.explored[seat]?.map(card => `explored ${card}`)),
    ...new Set(lagoon.played[seat]?.map(card => `played ${card}`)),
  ])
}

/** What is worth averaging over matches: rounds, what was explored, and how it ended, as 0 or 1. */
export const measuresOf = (lagoon: Lagoon): Record<string, number> => ({
  rounds: Math.min(lagoon.round, MOST_ROUNDS),
  'adventures drawn': lagoon.explored.reduce((sum, cards) => sum + cards.length, 0),
  'crews lost': lagoon.units.filter(unit => isCrew(unit) && unit.at === null).length,
  ...Object.fromEntries(ENDING_NAMES.map(ending => [`ended: ${ending}`, lagoon.ending === ending ? 1 : 0])),
})

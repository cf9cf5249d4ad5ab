/** A plan as a list of numbers: what a bot goes by, whatever the game calls it. */
import type { Planner } from '@nassau/kernel/bots'

type Plan = Planner['plan']

/** All numbers of a plan, in the order in which it has them. */
export const numbersOf = (plan: Plan): number[] =>
  Object.values(plan).flatMap(one => (typeof one === 'number' ? [one] : numbersOf(one)))

/** The same plan, every number times e to the power of its move. */
export function changed(plan: Plan, moves: readonly number[]): Plan {
  let next = 0
  const change = (one: Plan): Plan =>
    Object.fromEntries(
      Object.entries(one).map(([name, value]) => [
        name,
        typeof value === 'number' ? value * Math.exp(moves[next++] ?? 0) : change(value),
      ]),
    )
  return change(plan)
}

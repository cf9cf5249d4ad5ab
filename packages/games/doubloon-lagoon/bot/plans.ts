/** What a bot of Doubloon Lagoon goes by on its way about the lagoon: how soon is soon, what is worth staying for. In counters. */

/** What something counts for that is one turn away, two, and so on; later it counts for nothing. */
export type Delays = readonly number[]

export type Plan = {
  delays: Delays
  /** Of what can be done later: the best of it, and a little of all the rest. */
  later: { best: number; rest: number }
  /** What each point costs by which an enemy who could come is stronger. */
  fear: number
  /** What it is worth that a ship is not left empty; and more where an enemy could take it. */
  kept: { ship: number; threatened: number }
  /** What it costs to call a crew away from something it is about to do. */
  busy: number
}

export const MATE: Plan = {
  delays: [0.62, 0.38, 0.24, 0.15, 0.09, 0.06, 0.03],
  later: { best: 0.6, rest: 0.15 },
  fear: 0.1,
  kept: { ship: 0.25, threatened: 1.2 },
  busy: 0.3,
}

/**
 * Scoring the islands (PZ-24 to PZ-28), and a whole position from the last shot to the doubloons.
 * Pure; knows no physics.
 *
 *   out of reach ─▶ first team's volley ─▶ other team's volley ─▶ each island
 */
import { gapToDisk, isTouching } from '@nassau/tossing'
import { sum } from '../kit/lists.ts'
import { byId, type Pair } from '../kit/scoring.ts'
import { type FeltDie, type Goal, otherTeam, TEAMS, type Team } from '../kit/tossing/board.ts'
import type { Claim, Step, Winner } from './scoring-steps.ts'
import {
  aim,
  aimSteps,
  holdStep,
  isInReach,
  judge,
  outOfReach,
  reachSteps,
  sink,
  sinkStep,
  type Waters,
  without,
} from './sinking.ts'

export { sayStep } from './scoring-steps.ts'

/** Who gets an island, and why. */
export type IslandScore = Claim & { winner: Winner; steps: Step[] }

/** A tie that the sinking team must decide (PZ-22). */
export type Choice = { team: Team; candidates: string[] }

export type WatersScore = {
  /** Ids of the ships out of reach of every island. */
  removed: string[]
  /** Ids of the ships sunk, in order. */
  sunk: string[]
  /** What must be decided before the rest can be; then there are no islands and no scores. */
  choice: Choice | null
  islands: IslandScore[]
  scores: Pair | null
  steps: Step[]
  /** Of the ids chosen beforehand, those no tie asked for. */
  unasked: string[]
}

/** What a die gives at an island. */
type Holder = { die: FeltDie; gap: number; control: 1 | 2 }

/** PZ-24, PZ-25 Two for contact, one for being within a league; at every island anew. */
function holdersOf(waters: Waters, island: Goal): Holder[] {
  return [...waters.dice].sort(byId).flatMap((die): Holder[] => {
    const isInContact = isTouching(die, island)
    if (!isInContact && !isInReach(waters, die, island)) return []
    return [{ die, gap: gapToDisk(die, island), control: isInContact ? 2 : 1 }]
  })
}

/** PZ-26 to PZ-28 at one island. */
export function scoreIsland(waters: Waters, island: Goal): IslandScore {
  const holders = holdersOf(waters, island)
  const each = (worth: (holder: Holder) => number): Pair => [
    sum(holders.filter(({ die }) => die.team === 0).map(worth)),
    sum(holders.filter(({ die }) => die.team === 1).map(worth)),
  ]
  const claim: Claim = {
    island: island.name,
    value: island.value,
    control: each(({ control }) => control),
    contacts: each(({ control }) => (control === 2 ? 1 : 0)),
    worth: each(({ die, control }) => die.face * control),
  }
  const ruling = rule(claim)
  const controls = holders.map(
    ({ die, gap, control }): Step => ({
      kind: 'control',
      clause: 'PZ-24',
      island: island.name,
      id: die.id,
      team: die.team,
      gap,
      control,
    }),
  )
  return { ...claim, winner: ruling.winner, steps: [...controls, ruling] }
}

/** PZ-26 More control; PZ-27 then more contacts, then more value, then half each; PZ-28 or nobody. */
function rule(claim: Claim): Step & { winner: Winner } {
  const byControl = ahead(claim.control)
  if (byControl !== null) return { kind: 'won', clause: 'PZ-26', winner: byControl, ...claim }
  if (sum(claim.control) === 0) return { kind: 'unclaimed', clause: 'PZ-28', winner: null, ...claim }
  const byContact = ahead(claim.contacts)
  if (byContact !== null) return { kind: 'won-by-contact', clause: 'PZ-27', winner: byContact, ...claim }
  const byValue = ahead(claim.worth)
  if (byValue !== null) return { kind: 'won-by-value', clause: 'PZ-27', winner: byValue, ...claim }
  return { kind: 'halved', clause: 'PZ-27', winner: 'split', ...claim }
}

/** The team with more; null if level. */
const ahead = ([black, white]: Pair): Team | null => (black === white ? null : black > white ? 0 : 1)

/** What a team scores at an island. */
export function doubloonsOf({ winner, value }: IslandScore, team: Team): number {
  if (winner === 'split') return value / 2
  return winner === team ? value : 0
}

/**
 * A whole position at once, for a table where nothing moves when a die is lifted off. A tie takes
 * the first of the `chosen` ids that is a candidate; without one it is left open.
 */
export function scoreWaters(start: Waters, chosen: readonly string[] = []): WatersScore {
  const gone = outOfReach(start)
  const removed = gone.map(({ id }) => id)
  const steps: Step[] = [...reachSteps(start, gone)]
  let waters = without(start, removed)
  let unasked = [...chosen]
  const sunk: string[] = []

  // PZ-18 In firing order. PZ-23 What is sunk is gone before the other team's turn.
  for (const team of [start.first, otherTeam(start.first)]) {
    const fired = resolve(waters, team, unasked)
    steps.push(...fired.steps)
    sunk.push(...fired.sunk)
    unasked = unasked.filter(id => !fired.used.includes(id))
    if (fired.choice) return { removed, sunk, choice: fired.choice, islands: [], scores: null, steps, unasked }
    waters = without(waters, fired.sunk)
  }

  const islands = waters.islands.map(island => scoreIsland(waters, island))
  for (const island of islands) steps.push(...island.steps)
  const [black, white] = TEAMS.map(team => sum(islands.map(island => doubloonsOf(island, team))))
  return { removed, sunk, choice: null, islands, scores: [black ?? 0, white ?? 0], steps, unasked }
}

type Fired = { sunk: string[]; used: string[]; choice: Choice | null; steps: Step[] }

/** One team's volley to its end, or to a tie that nobody has decided. */
function resolve(waters: Waters, team: Team, chosen: readonly string[]): Fired {
  let volley = aim(waters, team)
  if (volley === null)
    return { sunk: [], used: [], choice: null, steps: [{ kind: 'no-cannonball', clause: 'PZ-18', team }] }
  const used: string[] = []
  const steps = aimSteps(volley)
  for (;;) {
    const verdict = judge(volley)
    if (verdict.kind === 'stop') steps.push(holdStep(volley, verdict.ids))
    if (verdict.kind === 'stop' || verdict.kind === 'done') return { sunk: volley.sunk, used, choice: null, steps }
    let id: string | undefined
    if (verdict.kind === 'sink') id = verdict.id
    else {
      const { candidates } = verdict
      id = chosen.find(one => candidates.includes(one))
      steps.push({ kind: 'tie', clause: 'PZ-22', team, candidates })
      if (id === undefined) return { sunk: volley.sunk, used, choice: { team, candidates }, steps }
      used.push(id)
      steps.push({ kind: 'chosen', clause: 'PZ-22', team, id })
    }
    steps.push(sinkStep(volley, id))
    volley = sink(volley, id)
  }
}

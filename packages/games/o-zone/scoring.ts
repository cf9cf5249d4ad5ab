/**
 * Scoring a round of Classic O-Zone from the dice at rest (OZ-19 to OZ-25). Pure; knows no physics.
 *
 *   lift off ─▶ zone bonus ─▶ edge bonus ─▶ a near bonus for each target
 */
import { centreDistance, type Die, gapToEdge, isOnDisk, isTooCloseToCall } from '@nassau/tossing'
import { byId, type Pair } from '../kit/scoring.ts'
import { type Goal, TEAMS, type Team } from '../kit/tossing/board.ts'
import type { Bonus, Contender, Step } from './scoring-steps.ts'

export { sayStep } from './scoring-steps.ts'

/** OZ-20 */
export const ZONE_BONUS = 10

export type ScoredDie = Die & { team: Team }

/** The table at the end of a round. */
export type RoundPosition = {
  /** In mm. */
  felt: { width: number; length: number }
  targets: readonly Goal[]
  dice: readonly ScoredDie[]
  /** Dice set aside for each team (OZ-17). */
  aside: Readonly<Pair>
}

export type RoundScore = {
  scores: Pair
  edge: Bonus | null
  /** For each target, what the nearest die earned there. */
  near: (Bonus | null)[]
  steps: Step[]
}

/** OZ-17 Lifts off what still lies on a target, as it is done after every toss. */
export function liftOff(position: RoundPosition): { position: RoundPosition; steps: Step[] } {
  const aside: Pair = [...position.aside]
  const steps: Step[] = []
  const left: ScoredDie[] = []
  for (const die of [...position.dice].sort(byId)) {
    const target = position.targets.find(disk => isOnDisk(die, disk))
    if (target === undefined) left.push(die)
    else {
      aside[die.team]++
      steps.push({ kind: 'lifted', clause: 'OZ-17', id: die.id, team: die.team, target: target.name })
    }
  }
  return { position: { ...position, dice: left, aside }, steps }
}

/** OZ-19 Zone bonus, edge bonus, near bonus, in this order; OZ-24 one die may earn several. */
export function scoreRound({ felt, targets, dice, aside }: RoundPosition): RoundScore {
  const scores: Pair = [0, 0]
  const steps: Step[] = []

  for (const team of TEAMS) {
    if (aside[team] === 0) continue
    const points = aside[team] * ZONE_BONUS
    scores[team] += points
    steps.push({ kind: 'zone', clause: 'OZ-20', team, dice: aside[team], points })
  }
  // OZ-25 Nothing can be nearest on an empty table.
  if (dice.length === 0) steps.push({ kind: 'bare', clause: 'OZ-25' })

  /** The nearest die by `distanceOf`, as its bonus of `points`; the team is paid at once. */
  const award = (
    target: string | null,
    distanceOf: (die: ScoredDie) => number,
    pointsOf: (face: number) => number,
  ): Bonus | null => {
    const contenders = contendersFor(dice, distanceOf)
    const best = bestOf(contenders)
    if (contenders.length > 1)
      steps.push({ kind: 'too-close', clause: 'OZ-23', target, contenders, winner: best?.team ?? null })
    if (best === null) return null
    const points = pointsOf(best.face)
    scores[best.team] += points
    return { ...best, points }
  }

  // OZ-21 From the die's nearest point; double its value.
  const edge = award(
    null,
    die => gapToEdge(die, { ...felt, disks: [] }, 'far'),
    face => 2 * face,
  )
  if (edge) steps.push({ kind: 'edge', clause: 'OZ-21', ...edge })

  // OZ-22 From centre to centre; the die's value and the target's number.
  const near = targets.map(target => {
    const bonus = award(
      target.name,
      die => centreDistance(die, target),
      face => face + target.value,
    )
    if (bonus) steps.push({ kind: 'near', clause: 'OZ-22', target: target.name, ...bonus })
    return bonus
  })
  return { scores, edge, near, steps }
}

/** OZ-23 The nearest die and all that are too close to it to call, nearest first. */
function contendersFor(dice: readonly ScoredDie[], distanceOf: (die: ScoredDie) => number): Contender[] {
  const measured = dice.map(die => ({ id: die.id, team: die.team, face: die.face, distance: distanceOf(die) }))
  const least = Math.min(...measured.map(({ distance }) => distance))
  return measured
    .filter(({ distance }) => isTooCloseToCall(distance, least))
    .sort((a, b) => a.distance - b.distance || byId(a, b))
}

/** OZ-23 The higher value; nobody, if both teams show it. Dice of one team score once. */
function bestOf(contenders: readonly Contender[]): Contender | null {
  const highest = Math.max(...contenders.map(({ face }) => face))
  const [best, ...level] = contenders.filter(({ face }) => face === highest)
  return best && level.every(({ team }) => team === best.team) ? best : null
}

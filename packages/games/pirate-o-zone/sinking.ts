/**
 * Which ships leave the table before the islands are scored (PZ-17 to PZ-23). Pure; knows no physics.
 *
 *   out of reach ─▶ aim ─▶ judge ─ sink ─▶ judge … stop │ done
 *                            └─ choose (ask) ─ sink ─▲
 *
 * A volley is plain data measured once, when a team's turn to resolve comes: it can wait in a frame
 * for the answer to a choice, and nothing that sinks meanwhile changes it (PZ-23).
 */
import { gapBetween, gapToDisk, isOneLeagueOrLess, isTouching } from '@nassau/tossing'
import { sum } from '../kit/lists.ts'
import { byId } from '../kit/scoring.ts'
import type { FeltDie, Goal, Team } from '../kit/tossing/board.ts'
import type { Armed, Step, Target } from './scoring-steps.ts'

/** What lies on the table when both teams have fired. */
export type Waters = {
  islands: readonly Goal[]
  /** In mm. */
  league: number
  dice: readonly FeltDie[]
  /** The team that fired first (PZ-18). */
  first: Team
}

/** One cannonball's work. */
export type Volley = {
  team: Team
  ball: Armed
  /** Enemy ships in range, strongest first. */
  targets: Target[]
  /** Enemy ships out of range, and how far they are from the cannonball, in mm. */
  missed: { id: string; gap: number }[]
  /** Ids of the ships sunk so far, in order. */
  sunk: string[]
}

/** What comes next in a volley. */
export type Verdict =
  | { kind: 'sink'; id: string }
  | { kind: 'choose'; candidates: string[] }
  | { kind: 'stop'; ids: string[] }
  | { kind: 'done' }

export const isShip = ({ role }: FeltDie): boolean => role !== 'cannonball'

export const without = (waters: Waters, ids: readonly string[]): Waters => ({
  ...waters,
  dice: waters.dice.filter(({ id }) => !ids.includes(id)),
})

/** PZ-8 From the disk's edge to the die's nearest point; exactly one league is in range. */
export const isInReach = ({ league }: Waters, die: FeltDie, island: Goal): boolean =>
  isOneLeagueOrLess(gapToDisk(die, island), league)

/** PZ-17 Ships farther than a league from every island, as steps; the cannonballs stay. */
export function outOfReach(waters: Waters): (Step & { kind: 'out-of-reach' })[] {
  return waters.dice
    .filter(die => isShip(die) && !waters.islands.some(island => isInReach(waters, die, island)))
    .sort(byId)
    .map(die => {
      const gaps = waters.islands.map(island => ({ island: island.name, gap: gapToDisk(die, island) }))
      const [nearest] = gaps.sort((a, b) => a.gap - b.gap)
      return {
        kind: 'out-of-reach',
        clause: 'PZ-17',
        id: die.id,
        team: die.team,
        island: nearest?.island ?? null,
        gap: nearest?.gap ?? null,
      }
    })
}

/** PZ-17 What is told of reach: who is removed, that nobody is, or that there is nobody. */
export function reachSteps(waters: Waters, gone: readonly Step[]): readonly Step[] {
  if (gone.length > 0) return gone
  return [{ kind: waters.dice.some(isShip) ? 'all-in-reach' : 'no-ships', clause: 'PZ-17' }]
}

/** PZ-19 The value it shows; double in contact with an island, once even with two (PZ-33). */
function weigh({ islands }: Waters, die: FeltDie): Armed {
  const contact = islands.find(island => isTouching(die, island))?.name ?? null
  return { id: die.id, face: die.face, contact, strength: contact === null ? die.face : 2 * die.face }
}

/** PZ-18, PZ-20 What a team's cannonball can reach; null without one in play. */
export function aim(waters: Waters, team: Team): Volley | null {
  const ball = waters.dice.find(die => die.team === team && !isShip(die))
  if (ball === undefined) return null
  const enemies = waters.dice
    .filter(die => die.team !== team && isShip(die))
    .sort(byId)
    .map(ship => ({ ship, gap: gapBetween(ball, ship) }))
  const isInRange = (gap: number): boolean => isOneLeagueOrLess(gap, waters.league)
  return {
    team,
    ball: weigh(waters, ball),
    // Sorting is stable: ships of one strength stay in the order of their ids.
    targets: enemies
      .filter(({ gap }) => isInRange(gap))
      .map(({ ship, gap }) => ({ ...weigh(waters, ship), gap }))
      .sort((a, b) => b.strength - a.strength),
    missed: enemies.filter(({ gap }) => !isInRange(gap)).map(({ ship, gap }) => ({ id: ship.id, gap })),
    sunk: [],
  }
}

const sunkStrength = ({ targets, sunk }: Volley): number =>
  sum(targets.filter(({ id }) => sunk.includes(id)).map(({ strength }) => strength))

/**
 * PZ-21 The strongest ship left sinks if the total does not exceed the cannonball's strength, or
 * ends the checking. PZ-22 Of tied ships either all sink, or none, or the team must choose: ships
 * of one strength use up the same, so the order matters exactly when some of them sink and some not.
 */
export function judge(volley: Volley): Verdict {
  const left = volley.targets.filter(({ id }) => !volley.sunk.includes(id))
  const [next] = left
  if (next === undefined) return { kind: 'done' }
  const tied = left.filter(({ strength }) => strength === next.strength).map(({ id }) => id)
  const room = volley.ball.strength - sunkStrength(volley)
  if (next.strength > room) return { kind: 'stop', ids: tied }
  if (next.strength * tied.length > room) return { kind: 'choose', candidates: tied }
  return { kind: 'sink', id: next.id }
}

/** The volley with one more ship sunk. */
export const sink = (volley: Volley, id: string): Volley => ({ ...volley, sunk: [...volley.sunk, id] })

/** What a volley set out with. */
export function aimSteps({ team, ball, targets, missed }: Volley): Step[] {
  return [
    { kind: 'fires', clause: 'PZ-19', team, ...ball },
    ...targets.map((target): Step => ({ kind: 'in-range', clause: 'PZ-20', ball: ball.id, ...target })),
    ...missed.map((ship): Step => ({ kind: 'out-of-range', clause: 'PZ-20', ball: ball.id, ...ship })),
  ]
}

/** The sinking of `id`, which `judge` or a choice named. */
export function sinkStep(volley: Volley, id: string): Step {
  const strength = strengthIn(volley, id)
  const total = sunkStrength(volley) + strength
  return { kind: 'sinks', clause: 'PZ-21', id, strength, total, limit: volley.ball.strength }
}

/** The end of the checking at `ids`, which are too strong; what is weaker is safe. */
export function holdStep(volley: Volley, ids: string[]): Step {
  const strength = strengthIn(volley, ids[0] ?? '')
  const safe = volley.targets.filter(target => target.strength < strength).map(({ id }) => id)
  const total = sunkStrength(volley) + strength
  return { kind: 'holds', clause: 'PZ-21', ids, strength, total, limit: volley.ball.strength, safe }
}

const strengthIn = ({ targets }: Volley, id: string): number => targets.find(ship => ship.id === id)?.strength ?? 0

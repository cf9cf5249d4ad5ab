/**
 * What the waters of Pirate O-Zone are worth to a team before the round is over: each island's doubloons by how likely
 * the lead in control there lasts. It is the surer the greater it is and the fewer ships and cannonballs are to come.
 */
import { centreDistance, isTouching } from '@nassau/tossing'
import { crewOf, type FeltDie, type Goal, otherTeam, type Team, type TossBoard } from '../../kit/tossing/board.ts'
import type { Edition } from '../edition/edition.ts'
import { isShip } from '../sinking.ts'

/** What both teams still have to toss after what is in hand. */
export type Left = {
  ships: readonly [mine: number, theirs: number]
  cannonballs: readonly [mine: number, theirs: number]
}

export function leftAfter(board: TossBoard, team: Team, role: FeltDie['role']): Left {
  if (role === 'cannonball') return { ships: [0, 0], cannonballs: [0, team === board.first ? 1 : 0] }
  const mine = Math.max(0, crewOf(board, team).inHand - 1)
  return { ships: [mine, crewOf(board, otherTeam(team)).inHand], cannonballs: [1, 1] }
}

/** What a toss to come adds to the lead in control at an island on average, and how much that varies, squared. */
const SHIP = { mean: 0.45, variance: 0.6 }
const CANNONBALL = { mean: 0.6, variance: 1 }
/** The lead that dice in contact, and a point of their values, are worth where control is level (PZ-27). */
const CONTACT = 0.3
const VALUE = 0.02
/** How far a die's nearest point usually is from its centre, as a part of its size. */
const REACH = 0.55

/** How many doubloons the team can expect to be ahead by at the end of the round if the dice lie so. */
export function standingOf(
  { goals, first, dice: lying }: TossBoard,
  team: Team,
  { league }: Edition,
  { ships, cannonballs }: Left,
): (dice: readonly FeltDie[]) => number {
  const coming = SHIP.mean * (ships[0] - ships[1]) + CANNONBALL.mean * (cannonballs[0] - cannonballs[1])
  const variance = SHIP.variance * (ships[0] + ships[1]) + CANNONBALL.variance * (cannonballs[0] + cannonballs[1])
  // What lies still is measured once.
  const known = new Map(lying.map(die => [die, armedOf(die, goals, league)]))
  return dice => {
    const armed = dice.map(die => known.get(die) ?? armedOf(die, goals, league))
    const afloat = shoot(shoot(armed, first, league), otherTeam(first), league)
    let ahead = 0
    goals.forEach(({ value }, island) => {
      let lead = coming
      for (const { die, controls } of afloat) {
        const control = controls[island] ?? 0
        if (control === 0) continue
        const worth = control + (control === 2 ? CONTACT : 0) + VALUE * control * die.face
        lead += die.team === team ? worth : -worth
      }
      ahead += value * chanceOf(lead, variance)
    })
    return ahead
  }
}

/** From -1, lost for sure, to 1: a lead that changes by chance. */
const chanceOf = (lead: number, variance: number): number =>
  variance === 0 ? Math.sign(lead) : Math.tanh((0.8 * lead) / Math.sqrt(variance))

/** A die, what it controls at each island (PZ-24) and its strength (PZ-19). */
type Armed = { die: FeltDie; controls: number[]; strength: number }

function armedOf(die: FeltDie, goals: readonly Goal[], league: number): Armed {
  const controls = goals.map(goal => {
    const gap = centreDistance(die, goal) - goal.diameter / 2 - REACH * die.size
    // Measured exactly only where it may be: most dice are nowhere near a disk.
    if (gap < die.size / 2 && isTouching(die, goal)) return 2
    return gap <= league ? 1 : 0
  })
  return { die, controls, strength: controls.includes(2) ? 2 * die.face : die.face }
}

/** PZ-17 to PZ-21 What is left when a team's cannonball, if it has one in play, is resolved; ties as they come. */
function shoot(armed: readonly Armed[], team: Team, league: number): readonly Armed[] {
  const ball = armed.find(({ die }) => die.team === team && !isShip(die))
  if (!ball) return armed
  const targets = armed
    .filter(({ die, controls }) => die.team !== team && isShip(die) && controls.some(control => control > 0))
    .filter(({ die }) => centreDistance(die, ball.die) - REACH * (die.size + ball.die.size) <= league)
    .sort((a, b) => b.strength - a.strength)
  let room = ball.strength
  const sunk = new Set<Armed>()
  for (const target of targets) {
    room -= target.strength
    if (room < 0) break
    sunk.add(target)
  }
  return armed.filter(one => !sunk.has(one))
}

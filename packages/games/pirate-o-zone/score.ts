/** Pirate O-Zone for `nassau score`. */
import { TEAMS, type Team } from '../kit/tossing/board.ts'
import { reading, Unreadable } from '../kit/tossing/score/fields.ts'
import { type Limits, mustHaveAtMost, type Position, readPosition } from '../kit/tossing/score/position.ts'
import type { Report, ScorePosition } from '../kit/tossing/score/report.ts'
import { FACTS } from './facts.ts'
import { sayStep, scoreWaters } from './scoring.ts'

/** PZ-1 */
const SHIPS = 5
const CANNONBALLS = 1

const LIMITS: Limits = {
  roles: ['ship', 'cannonball'],
  disks: { most: 3, clause: 'PZ-3' },
  place: 'PZ-5',
  isValue: value => Number.isInteger(value) && value > 0,
  value: 'a whole number of doubloons above 0 (PZ-3)',
}

export const scorePosition: ScorePosition = (file, data, chosen) => reading(() => score(file, data, chosen))

function score(file: string, data: unknown, chosen: readonly string[]): Report {
  const position = readPosition(file, data, LIMITS)
  mustFitTheBox(file, position)
  const { disks, league, dice } = position
  const { removed, sunk, choice, islands, scores, steps, unasked } = scoreWaters(
    { islands: disks, league, dice, first: firstOf(file, position) },
    chosen,
  )
  if (unasked.length > 0)
    throw new Unreadable(
      `--choose ${unasked[0]} settles no tie; ${
        choice ? `expected one of ${choice.candidates.join(', ')}` : 'nothing is left to choose here'
      } (PZ-22)`,
    )
  return {
    title: `${FACTS.title}: a round, a league is ${league} mm`,
    removed,
    sunk,
    choice,
    disks: islands.map(({ island, control, winner }) => ({ name: island, control, winner })),
    scores,
    steps: steps.map(step => ({ clause: step.clause, says: sayStep(step), data: step })),
  }
}

const cannonballsOf = ({ dice }: Position, team: Team): number =>
  dice.filter(die => die.team === team && die.role === 'cannonball').length

/** PZ-18 Who fires first matters only if both can. */
function firstOf(file: string, position: Position): Team {
  const canBothFire = TEAMS.every(team => cannonballsOf(position, team) > 0)
  if (position.first === null && canBothFire)
    throw new Unreadable(`${file}: first is missing; expected "black" or "white", the team that fires first (PZ-18)`)
  return position.first ?? 0
}

function mustFitTheBox(file: string, position: Position): void {
  for (const team of TEAMS) {
    const ships = position.dice.filter(die => die.team === team && die.role === 'ship').length
    mustHaveAtMost(file, team, 'ships', ships, SHIPS, 'PZ-1')
    mustHaveAtMost(file, team, 'cannonballs', cannonballsOf(position, team), CANNONBALLS, 'PZ-1')
  }
}

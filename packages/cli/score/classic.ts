/** Classic O-Zone for `nassau score`. */
import { wrongUsage } from '../errors.ts'
import { type Limits, mustHaveAtMost, type Position, readPosition } from './position.ts'
import type { Report } from './report.ts'
import { liftOff, sayRoundStep as sayStep, scoreRound, TEAMS } from './rules.ts'

/** OZ-2 */
const DICE = 5

const LIMITS: Limits = {
  roles: ['die'],
  disks: { most: 3, clause: 'OZ-3' },
  place: 'OZ-6',
  isValue: value => value === 3 || value === 6,
  value: '3 or 6, the number on the target (OZ-3)',
}

export function scoreClassic(file: string, data: unknown, chosen: readonly string[]): Report {
  const position = readPosition(file, data, LIMITS)
  mustFitTheBox(file, position)
  if (chosen.length > 0) throw wrongUsage(`--choose ${chosen[0]}: there is nothing to choose in Classic O-Zone`)
  const { table: felt, disks: targets, dice, aside } = position
  const lifted = liftOff({ felt, targets, dice, aside })
  const { scores, near, steps } = scoreRound(lifted.position)
  return {
    title: 'Classic O-Zone: a round',
    removed: [],
    sunk: [],
    choice: null,
    // Nobody controls a target; the field is there so that both games have one shape.
    disks: targets.map(({ name }, i) => ({ name, control: [0, 0], winner: near[i]?.team ?? null })),
    scores,
    steps: [...lifted.steps, ...steps].map(step => ({ clause: step.clause, says: sayStep(step), data: step })),
  }
}

function mustFitTheBox(file: string, { dice, aside }: Position): void {
  for (const team of TEAMS) {
    const n = dice.filter(die => die.team === team).length + aside[team]
    mustHaveAtMost(file, team, 'dice, those set aside included', n, DICE, 'OZ-2')
  }
}

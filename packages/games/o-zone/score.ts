/** Classic O-Zone for `nassau score`. */
import { TEAMS } from '../kit/tossing/board.ts'
import { reading, Unreadable } from '../kit/tossing/score/fields.ts'
import { type Limits, mustHaveAtMost, type Position, readPosition } from '../kit/tossing/score/position.ts'
import type { Report, ScorePosition } from '../kit/tossing/score/report.ts'
import { FACTS } from './facts.ts'
import { liftOff, sayStep, scoreRound } from './scoring.ts'

/** OZ-2 */
const DICE = 5

const LIMITS: Limits = {
  roles: ['die'],
  disks: { most: 3, clause: 'OZ-3' },
  place: 'OZ-6',
  isValue: value => value === 3 || value === 6,
  value: '3 or 6, the number on the target (OZ-3)',
}

export const scorePosition: ScorePosition = (file, data, chosen) => reading(() => score(file, data, chosen))

function score(file: string, data: unknown, chosen: readonly string[]): Report {
  const position = readPosition(file, data, LIMITS)
  mustFitTheBox(file, position)
  if (chosen.length > 0) throw new Unreadable(`--choose ${chosen[0]}: there is nothing to choose in ${FACTS.title}`)
  const { table: felt, disks: targets, dice, aside } = position
  const lifted = liftOff({ felt, targets, dice, aside })
  const { scores, near, steps } = scoreRound(lifted.position)
  return {
    title: `${FACTS.title}: a round`,
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

/** How a round of Classic O-Zone is scored, step by step, and how each step is told. */

import { listed } from '../kit/lists.ts'
import { inMm } from '../kit/scoring.ts'
import type { Team } from '../kit/tossing/board.ts'
import { teamInWords } from '../kit/tossing/events.ts'

/** A die that is among the nearest to something, and how far it is, in mm. */
export type Contender = { id: string; team: Team; face: number; distance: number }

/** What a die earned. */
export type Bonus = Contender & { points: number }

export type Step =
  | { kind: 'lifted'; clause: 'OZ-17'; id: string; team: Team; target: string }
  | { kind: 'zone'; clause: 'OZ-20'; team: Team; dice: number; points: number }
  | ({ kind: 'edge'; clause: 'OZ-21' } & Bonus)
  | ({ kind: 'near'; clause: 'OZ-22'; target: string } & Bonus)
  /** `target` is null for the scoring edge; `winner` is null when nobody gets the bonus. */
  | { kind: 'too-close'; clause: 'OZ-23'; target: string | null; contenders: Contender[]; winner: Team | null }
  | { kind: 'bare'; clause: 'OZ-25' }

export function sayStep(step: Step): string {
  switch (step.kind) {
    case 'lifted':
      return `${step.id} lies on ${step.target}: it is lifted off and set aside for ${teamInWords(step.team)}.`
    case 'zone':
      return `${teamInWords(step.team)} has ${dice(step.dice)} set aside: ${step.points} points.`
    case 'edge':
      return `${bonusOf(step)} ${fromEdge(step.distance)} the scoring edge: twice ${step.face}, ${step.points} points.`
    case 'near':
      return (
        `${bonusOf(step)} ${inMm(step.distance)} from the centre of ${step.target}: ` +
        `${step.face} + ${step.points - step.face}, ${step.points} points.`
      )
    case 'too-close':
      return (
        `Too close to call at ${step.target ?? 'the scoring edge'}: ${listed(step.contenders.map(contender))}. ` +
        (step.winner === null
          ? 'The highest value is on both sides: nobody gets the bonus.'
          : `The highest value is ${teamInWords(step.winner)}'s.`)
      )
    case 'bare':
      return 'No die is left on the table: nobody gets the edge bonus or a near bonus.'
  }
}

/** A die may stick out over the edge. */
const fromEdge = (distance: number): string => (distance < 0 ? `${inMm(-distance)} over` : `${inMm(distance)} from`)
const dice = (n: number): string => (n === 1 ? 'one die' : `${n} dice`)
const bonusOf = ({ id, team }: Bonus): string => `${teamInWords(team)}: ${id} is nearest,`
const contender = ({ id, face, distance }: Contender): string => `${id} showing ${face} at ${inMm(distance)}`

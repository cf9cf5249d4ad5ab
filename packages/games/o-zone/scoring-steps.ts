/** How a round of Classic O-Zone is scored, step by step, and how each step is told. */

import { i18n } from '#i18n'
import { listed } from '../kit/lists.ts'
import type { Team } from '../kit/tossing/board.ts'
import { aboutInWords, dieInWords, inMm, teamInWords } from '../kit/tossing/words/words.ts'

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

/** With exact lengths: how it was decided. */
export const sayStep = (step: Step): string => stepInWords(step, inMm)

/** As the log tells it, with lengths as people say them. */
export const tellStep = (step: Step): string => stepInWords(step, aboutInWords)

type LengthInWords = (mm: number) => string

function stepInWords(step: Step, length: LengthInWords): string {
  switch (step.kind) {
    case 'lifted':
      return i18n._('{id} lies on {target}: it is lifted off and set aside for {team}.', {
        id: dieInWords(step.id),
        target: i18n._(step.target),
        team: teamInWords(step.team),
      })
    case 'zone':
      return i18n._('{team} has {dice, plural, one {one die} other {# dice}} set aside: {points} points.', {
        team: teamInWords(step.team),
        dice: step.dice,
        points: step.points,
      })
    case 'edge':
      // A die may stick out over the edge.
      return step.distance < 0
        ? i18n._(
            '{id} is nearest, {distance} over the scoring edge: twice {face}, {points} points.',
            bonusInWords(step, length),
          )
        : i18n._(
            '{id} is nearest, {distance} from the scoring edge: twice {face}, {points} points.',
            bonusInWords(step, length),
          )
    case 'near':
      return i18n._('{id} is nearest, {distance} from the centre of {target}: {face} + {value}, {points} points.', {
        ...bonusInWords(step, length),
        target: i18n._(step.target),
        value: step.points - step.face,
      })
    case 'too-close':
      return `${contestInWords(step.target, step.contenders, length)} ${
        step.winner === null
          ? i18n._('The highest value is on both sides: nobody gets the bonus.')
          : i18n._("The highest value is {team}'s.", { team: teamInWords(step.winner) })
      }`
    case 'bare':
      return i18n._('No die is left on the table: nobody gets the edge bonus or a near bonus.')
  }
}

/** What a message on a bonus names. */
const bonusInWords = (
  { id, face, distance, points }: Bonus,
  length: LengthInWords,
): Record<string, string | number> => ({
  id: dieInWords(id),
  face,
  distance: length(Math.abs(distance)),
  points,
})

function contestInWords(target: string | null, all: readonly Contender[], length: LengthInWords): string {
  const contenders = listed(
    all.map(({ id, face, distance }) =>
      i18n._('{id} showing {face} at {distance}', { id: dieInWords(id), face, distance: length(distance) }),
    ),
  )
  return target === null
    ? i18n._('Too close to call at the scoring edge: {contenders}.', { contenders })
    : i18n._('Too close to call at {target}: {contenders}.', { target: i18n._(target), contenders })
}

/** What both games' mates have in common: laying the table, fixing the order, and a well-aimed toss. */

import type { Label, Projection, Thrown } from '@nassau/kernel'
import { type Asked, sample } from '@nassau/kernel/bots'
import { centreDistance } from '@nassau/tossing'
import type { FeltDie, TossBoard } from '../board.ts'
import type { TossEdition } from '../edition.ts'
import type { Tossing } from '../rules.ts'
import type { TossFrame } from '../steps/toss.ts'
import { findThrow, type Point } from './aim.ts'
import { isFoul, pieceOf, type Report } from './hand.ts'

/** The answers to the asks both games have besides the toss: either game's moment is enough for them. */
type PlainAnswers = {
  readonly [L in Exclude<Label<Tossing>, 'toss.throw'>]: (
    asked: Pick<Asked<Tossing, L>, 'ask' | 'rng'>,
  ) => Tossing['choices']['at'][L]
}
export const PLAIN_ANSWERS: PlainAnswers = {
  'arrange.choose': ({ ask }) => ask.options[0] ?? { arrange: 'random' },
  'arrange.line': ({ ask, rng }) => sample(ask, rng),
  'arrange.place': ({ ask, rng }) => sample(ask, rng),
  'muster.order': ({ ask }) => ({ assign: ask.groups.map((_, i) => i + 1) }),
}

/** The enemy die nearest to each goal: worth knocking away. */
function nearestEnemies(board: TossBoard, f: TossFrame): FeltDie[] {
  const enemies = board.dice.filter(({ team }) => team !== f.team)
  const found = board.goals.flatMap(goal =>
    enemies.toSorted((a, b) => centreDistance(a, goal) - centreDistance(b, goal)).slice(0, 1),
  )
  return [...new Set(found)]
}

/** What a bot needs to know to toss: either game's moment has it. */
export type TossAsked = Pick<Asked<Tossing, 'toss.throw'>, 'f' | 'ask' | 'rng' | 'edition'> & {
  seen: Pick<Projection<Tossing>, 'view' | 'options'>
}

/** Aims at every goal and at the enemies nearest to them, and takes what `worth` likes best. */
export function mateToss({ seen, f, ask, rng, edition }: TossAsked, worth: (report: Report) => number): Thrown {
  const { view: board } = seen
  const points: Point[] = [...board.goals, ...nearestEnemies(board, f).map(({ pose }) => pose)]
  const tossed = pieceOf(f, edition)
  const isSurrogate = seen.options.surrogate
  return findThrow({ board, edition, team: f.team, tossed, ask, points, isSurrogate, rng, worth }) ?? sample(ask, rng)
}

/** Penalties and fouls as the rules count them, in points for the tossing team. */
export const foulCost = (report: Report, edition: TossEdition): number => {
  return isFoul(report) ? edition.penalty * report.disturbed.length : 0
}

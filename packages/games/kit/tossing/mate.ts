/** What both games' mates have in common: laying the table, fixing the order, and a well-aimed toss. */
import { type Chance, type Projection, sample } from '@nassau/kernel'
import { centreDistance, type Piece } from '@nassau/table'
import { findThrow, type Point } from './aim.ts'
import type { TableDie, TossBoard } from './board.ts'
import type { TossEdition } from './edition.ts'
import type { Report } from './hand.ts'
import type { Tossing } from './rules.ts'
import type { TossFrame } from './toss.ts'

/** The parts of a projection a mate looks at. */
type Seen = Pick<Projection<Tossing>, 'view' | 'ask' | 'options'>

/** A choice for the asks both games have besides the toss; undefined for others. */
export function plainChoice(f: { step: string; at: string }, seen: Seen, rng: Chance): unknown {
  if (f.step === 'arrange' && seen.ask?.kind === 'list') return seen.ask.options[0]
  if (f.step === 'muster' && seen.ask?.kind === 'assign') return { assign: seen.ask.groups.map((_, i) => i + 1) }
  return seen.ask && (f.step === 'arrange' || f.step === 'muster') ? sample(seen.ask, rng) : undefined
}

/** The enemy die nearest to each goal: worth knocking away. */
function nearestEnemies(board: TossBoard, f: TossFrame): TableDie[] {
  const enemies = board.dice.filter(({ team }) => team !== f.team)
  const found = board.goals.flatMap(goal =>
    enemies.toSorted((a, b) => centreDistance(a, goal) - centreDistance(b, goal)).slice(0, 1),
  )
  return [...new Set(found)]
}

/** Aims at every goal and at the enemies nearest to them, and takes what `worth` likes best. */
export function mateToss(
  seen: Seen,
  f: TossFrame,
  edition: TossEdition,
  rng: Chance,
  worth: (report: Report) => number,
): unknown {
  const { view: board, ask } = seen
  if (ask?.kind !== 'throw') return undefined
  const points: Point[] = [...board.goals, ...nearestEnemies(board, f).map(({ pose }) => pose)]
  const tossed: Piece =
    f.role === 'cannonball'
      ? { id: f.id, kind: 'd12', size: edition.cannonballSize }
      : { id: f.id, kind: 'd6', size: edition.dieSize }
  const isSurrogate = seen.options.surrogate
  return findThrow({ board, edition, team: f.team, tossed, ask, points, isSurrogate, rng, worth }) ?? sample(ask, rng)
}

/** Penalties and fouls as the rules count them, in points for the tossing team. */
export const foulCost = (report: Report, edition: TossEdition): number => {
  const isFoul = !report.isTouched || report.isCrossedFirst || !report.isRolled
  return isFoul ? edition.penalty * report.disturbed.length : 0
}

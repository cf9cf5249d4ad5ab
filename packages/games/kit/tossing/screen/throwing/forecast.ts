/**
 * What is likely to come of a throw before it is made: free flight to the first touch, then the fitted run. Dice and disks
 * on the way are not looked at, and the hand trembles: it is a forecast.
 */
import { i18n } from '#i18n'
import { type Goal, lineOf, type Team, type TossBoard } from '../../board.ts'
import type { TossEdition } from '../../edition.ts'
import { seenFrom } from '../../hand/aim.ts'
import { throwFrom } from '../../hand/hand.ts'
import { FIT, LEAST_SPREAD, product, termsOf, touchOf } from '../../hand/surrogate.ts'
import { nearInWords } from '../../words/words.ts'

export type Forecast = {
  /** A foul is to be expected, may well be, or is not. */
  risk: 'foul' | 'risky' | 'fair'
  says: string
  landing: Landing
}

/** Where it comes down and about where it ends, in mm as the thrower sees it. */
export type Landing = {
  touch: { x: number; y: number }
  /** The middle of where a steady hand ends, and how far that spreads along its way and across; null after a foul. */
  rest: { x: number; y: number; along: number; across: number; turn: number } | null
}

/** So near before the line, in mm, the hand's tremor may carry a die over it. */
const TREMBLING = 20
/** A die that touches slower than this, along and down in m/s, with less spin, in hundredths of a rad/s, often only slides. */
const SOFT = { along: 0.9, down: 0.8, spin: 6000 }

type Table = {
  edition: TossEdition
  /** The foul line and the goals as the thrower sees them. */
  line: number
  goals: readonly Pick<Goal, 'name' | 'x' | 'y' | 'diameter'>[]
}

/** Of a throw onto this board; `numbers` are the throw as the thrower sees it. */
export const forecastOn = (board: TossBoard, team: Team, edition: TossEdition, numbers: readonly number[]): Forecast =>
  forecastOf(numbers, {
    edition,
    line: lineOf(board, team),
    goals: board.goals.map(goal => ({ ...goal, ...seenFrom(board, team, goal) })),
  })

function forecastOf(numbers: readonly number[], { edition, line, goals }: Table): Forecast {
  const { table, dieSize } = edition
  const thrown = throwFrom(numbers)
  const touch = touchOf(thrown, dieSize)
  const isOver = ({ x, y }: { x: number; y: number }): boolean =>
    Math.abs(x) <= table.width / 2 && Math.abs(y) <= table.length / 2
  const foul = (says: string): Forecast => ({ risk: 'foul', says, landing: { touch, rest: null } })
  if (touch.y > line) return foul(i18n._('Foul ahead: it flies over the foul line (OZ-11).'))
  if (!isOver(touch)) return foul(i18n._('Foul ahead: it comes down beside the table (OZ-11).'))
  const rest = restAfter(touch)
  const risky = (says: string): Forecast => ({ risk: 'risky', says, landing: { touch, rest } })
  if (line - touch.y < TREMBLING) return risky(i18n._('It comes down close before the foul line: a close thing.'))
  const spin = Math.hypot(thrown.wx, thrown.wy)
  if (touch.speed < SOFT.along && touch.fall < SOFT.down && spin < SOFT.spin)
    return risky(i18n._('So soft it may only slide (OZ-12): more power or more spin helps.'))
  if (!isOver(rest)) return risky(i18n._('Too hard: it will probably leave the table.'))
  return { risk: 'fair', says: endInWords(rest, goals), landing: { touch, rest } }
}

/** The fitted run, and what one throw in three is off by. */
function restAfter(touch: ReturnType<typeof touchOf>): NonNullable<Landing['rest']> {
  const run = Math.max(0, product(FIT.run, termsOf(touch)))
  const spread = (weights: readonly number[]): number => Math.max(LEAST_SPREAD, product(weights, [1, touch.speed]))
  return {
    x: touch.x + run * touch.ux,
    y: touch.y + run * touch.uy,
    along: spread(FIT.along),
    across: spread(FIT.across),
    turn: Math.atan2(touch.ux, touch.uy),
  }
}

function endInWords({ x, y }: { x: number; y: number }, goals: Table['goals']): string {
  const [nearest] = goals
    .map(goal => ({ goal: goal.name, gap: Math.hypot(goal.x - x, goal.y - y) - goal.diameter / 2 }))
    .toSorted((a, b) => a.gap - b.gap)
  if (!nearest) return i18n._('A fair toss, by the look of it.')
  return i18n._('It should end about here: {place}.', { place: nearInWords(nearest) })
}

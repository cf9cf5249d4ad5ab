/**
 * Random tosses from the whole space OZ-27 allows, thrown as a match throws them: both games, both ends, other dice about.
 * Whatever comes of one must be plain, finite and in itself right.
 */
import { RulesBug } from '@nassau/kernel'
import { FastChance, sample } from '@nassau/kernel/bots'
import { accept } from '@nassau/kernel/host'
import { assertPlain } from '@nassau/kernel/testing'
import { facesOf, lieFlat } from '@nassau/tossing'
import { crewOf, type Role, type Team, type TossBoard, turnFor } from '../board.ts'
import type { TossEdition } from '../edition.ts'
import { type Report, tossOn, withOwners } from '../hand/hand.ts'
import { newTossBoard } from '../setup.ts'
import { layDisks, setLines } from '../steps/arrange.ts'
import { tossAsk } from '../steps/toss.ts'

type Table = Laid & { board: TossBoard }

/** A toss that broke something, with all it takes to throw it again. */
export type Finding = { toss: number; end: string; throw: readonly number[]; says: string }

export type Soaked = {
  tosses: number
  /** What became of them: so that a soak that only threw past the table is seen to be one. */
  touched: number
  fouls: number
  left: number
  disturbing: number
  findings: Finding[]
}

/** A game's table: its measures, and whether both ends toss. */
export type Laid = { edition: TossEdition; hasTwoEnds: boolean }

/** So many dice lie about at most. */
const MOST_DICE = 11

function newTable(tables: readonly Laid[], rng: FastChance): Table {
  const laid = tables[rng.below(tables.length)]
  if (!laid) throw new RulesBug('no-table-to-soak')
  const { edition, hasTwoEnds } = laid
  const board = newTossBoard(2, { black: 0, surrogate: false }, hasTwoEnds)
  const { least, most } = edition.foulLine
  const line = (): number => Math.round(least) + rng.below(Math.floor(most - least) + 1)
  setLines(board, edition, line(), line())
  const preset = edition.presets[rng.below(edition.presets.length)]
  layDisks(board, edition, preset?.spots ?? [])
  // Most tosses of all that are legal leave the table: something must lie there to be struck.
  const spots = Array.from({ length: rng.below(8) }, (_, i) => ({ x: 90 * i - 300, y: rng.below(1400) - 700 }))
  board.dice = spots.map((spot, i) => {
    const piece = { id: `w${i}`, kind: 'd6', size: edition.dieSize } as const
    return { ...lieFlat(piece, { ...spot, turn: rng.below(90), face: 1 + rng.below(6) }), team: 1, role: 'die' }
  })
  return { board, edition, hasTwoEnds }
}

type Ask = ReturnType<typeof tossAsk>
type Draw = (ask: Ask, numbers: readonly number[], rng: FastChance) => number[]

/** Anywhere; gently; low at the table's edge, behind and past it, so that dice meet it from outside; at bounds and noughts. */
const DRAWS: readonly Draw[] = [
  (_ask, numbers) => [...numbers],
  (_ask, numbers) => numbers.map((n, i) => (i < 3 ? n : Math.trunc(n / 6))),
  ({ axes }, numbers, rng) => {
    const [past = 0, low = 0] = [axes[1]?.min, axes[2]?.min]
    return numbers.map((n, i) =>
      i === 1 ? past + 1800 + rng.below(401) : i === 2 ? low + rng.below(200) : Math.trunc(n / 2),
    )
  },
  ({ axes }, numbers, rng) =>
    numbers.map((n, i) =>
      rng.below(2) === 0 ? n : ([axes[i]?.min, axes[i]?.max, 0, Math.trunc(n / 20)][rng.below(4)] ?? 0),
    ),
  // At something that lies in the way.
  ({ shells }, numbers, rng) => {
    const {
      centre: [x = 0, y = 0],
    } = shells[2 + rng.below(Math.max(1, shells.length - 2))] ?? { centre: [] }
    const [fromX = 0, fromY = 0, , , , up = 0, ...spin] = numbers
    const [dx, dy] = [x - fromX, y - fromY]
    const speed = (500 + rng.below(3000)) / Math.max(1, Math.hypot(dx, dy))
    return [
      fromX,
      fromY,
      200 + rng.below(600),
      Math.trunc(dx * speed),
      Math.trunc(dy * speed),
      Math.trunc(up / 8),
      ...spin,
    ]
  },
]

/** A legal toss of any kind, or null if what was drawn is none. */
function drawToss(ask: Ask, rng: FastChance): number[] | null {
  const draw = DRAWS[rng.below(DRAWS.length)]
  return draw ? (accept(ask, { throw: draw(ask, sample(ask, rng).throw, rng) })?.throw ?? null) : null
}

/** Throws `n` tosses; everything follows from the seed. */
export function soakTosses(tables: readonly Laid[], n: number, seed: number): Soaked {
  const rng = new FastChance(seed)
  const soaked: Soaked = { tosses: 0, touched: 0, fouls: 0, left: 0, disturbing: 0, findings: [] }
  let table = newTable(tables, rng)
  while (soaked.tosses < n) {
    if (table.board.dice.length >= MOST_DICE || rng.below(25) === 0) table = newTable(tables, rng)
    const { board, edition } = table
    const team: Team = rng.below(2) === 0 ? 0 : 1
    const ask = tossAsk(board, 0, team, edition)
    const numbers = drawToss(ask, rng)
    if (numbers === null) continue
    const toss = soaked.tosses++
    const { end } = crewOf(board, team)
    try {
      assertPlain(ask)
      const role: Role = table.hasTwoEnds && rng.below(4) === 0 ? 'cannonball' : 'die'
      const hand = { team, seat: 0, role, id: `b${toss}` }
      const report = tossOn(board, edition, hand, turnFor(end, numbers), new FastChance(seed, toss))
      const wrong = wrongIn(report, board, edition, team)
      if (wrong) throw new Error(wrong)
      count(soaked, report, hand.id)
      board.dice = withOwners(report.dice, board.dice, hand)
    } catch (fault) {
      soaked.findings.push({ toss, end, throw: numbers, says: fault instanceof Error ? fault.message : String(fault) })
    }
  }
  return soaked
}

function count(soaked: Soaked, { isTouched, isCrossedFirst, isRolled, left, disturbed }: Report, id: string): void {
  if (isTouched) soaked.touched++
  if (!isTouched || isCrossedFirst || !isRolled) soaked.fouls++
  if (left.includes(id)) soaked.left++
  if (disturbed.length > 0) soaked.disturbing++
}

/** A die's centre is never farther outside of what it touches, in mm. */
const REACH = 20

/** What cannot be so in a report, or null. */
function wrongIn(report: Report, board: TossBoard, edition: TossEdition, team: Team): string | null {
  assertPlain(report)
  const { dice, left, touch, isTouched, isCrossedFirst, isRolled } = report
  const { width, length } = edition.table
  const isOver = ({ x, y }: { x: number; y: number }): boolean =>
    Math.abs(x) <= width / 2 + REACH && Math.abs(y) <= length / 2 + REACH
  if (dice.length + left.length !== board.dice.length + 1) return 'a die is lost, or there is one too many'
  if (isTouched !== (touch !== null)) return 'touched, and nowhere; or somewhere, and not touched'
  if (isRolled && !isTouched) return 'rolled without a touch'
  if (touch && !isOver(touch)) return `touched beside the table, at ${touch.x}, ${touch.y}`
  const { end } = crewOf(board, team)
  const past = touch && (end === 'near' ? touch.y - board.lines.near : (board.lines.far ?? 0) - touch.y)
  if (past !== null && past > 0 && !isCrossedFirst) return `first touched ${past} mm past the line, and it is fair`
  const odd = dice.find(
    ({ kind, face, pose }) =>
      !isOver(pose) || pose.z < 0 || !Number.isInteger(face) || face < 1 || face > facesOf(kind),
  )
  return odd ? `${odd.id} shows ${odd.face} at ${odd.pose.x}, ${odd.pose.y}, ${odd.pose.z}` : null
}

/** A tossing table for an example of the rulebook: laid by hand, and a part of it seen from above. */
import { lieFlat } from '@nassau/tossing'
import type { ReactNode } from 'react'
import type { FeltDie, Role, Team, TossBoard } from '../../board.ts'
import type { TossEdition } from '../../edition.ts'
import { newTossBoard } from '../../setup.ts'
import { setUsualLines } from '../../steps/arrange.ts'
import { teamInWords } from '../../words/words.ts'
import type { Measure } from '../judging/strings.ts'
import css from './example-felt.module.css'
import { FlatMarks, FlatStrings } from './flat-layers.tsx'
import { TopView } from './top-view.tsx'

type Spot = { x: number; y: number }

/** A die that lies flat. */
export function lying(edition: TossEdition, team: Team, role: Role, face: number, { x, y }: Spot, turn = 0): FeltDie {
  const isBall = role === 'cannonball'
  const id = `${team === 0 ? 'b' : 'w'}${isBall ? 'c' : `${x} ${y}`}`
  const piece = { id, kind: isBall ? 'd12' : 'd6', size: isBall ? edition.cannonballSize : edition.dieSize } as const
  return { ...lieFlat(piece, { x, y, turn, face }), team, role }
}

/** A table with its foul line where it usually is, these of the edition's goals on it, and dice. */
export function tableWith(
  edition: TossEdition,
  hasTwoEnds: boolean,
  goals: Readonly<Record<string, Spot>>,
  dice: FeltDie[],
): TossBoard {
  const board = newTossBoard(2, { black: 0, surrogate: false }, hasTwoEnds)
  setUsualLines(board, edition)
  const { goalDiameter: diameter, diskThickness: thickness } = edition
  return {
    ...board,
    goals: edition.goals.flatMap(({ name, value }) => {
      const spot = goals[name]
      return spot ? [{ name, value, ...spot, diameter, thickness }] : []
    }),
    dice,
  }
}

type Props = {
  board: TossBoard
  edition: TossEdition
  league: number | null
  part: { left: number; right: number; near: number; far: number }
  strings?: readonly Measure[]
  /** Marks above everything. */
  children?: ReactNode
}

export const ExampleFelt = ({ board, edition, league, part, strings = [], children }: Props) => (
  <div className={css.table} style={{ aspectRatio: (part.right - part.left) / (part.far - part.near) }}>
    <TopView board={board} table={edition.table} league={league} part={part} under={<FlatStrings strings={strings} />}>
      {children}
    </TopView>
  </div>
)

/** The way of a toss: dotted through the air to where it first touches the table, then rolling; and whether it was fair. */
export function Toss({ die, from, touch, line }: { die: FeltDie; from: Spot; touch: Spot; line: number }) {
  const [before, after] = touch.y > line ? [from, touch] : [touch, die.pose]
  const share = (line - before.y) / (after.y - before.y)
  const crossing = { x: before.x + (after.x - before.x) * share, y: line }
  const isFoul = touch.y > line
  return (
    <g>
      <path d={`M${from.x} ${-from.y}L${touch.x} ${-touch.y}`} className={css.flight} />
      <path d={`M${touch.x} ${-touch.y}L${die.pose.x} ${-die.pose.y}`} className={css.roll} />
      <FlatMarks touch={touch} crossing={crossing} isFoul={isFoul} />
      <text x={die.pose.x} y={-die.pose.y - 22} className={css.verdict}>
        {teamInWords(die.team)} {isFoul ? '✗' : '✓'}
      </text>
    </g>
  )
}

/** Over a die that is sunk. */
export const Sunk = ({ at: { x, y } }: { at: Spot }) => (
  <path d={`M${x - 12} ${-y - 12}l24 24m0 -24l-24 24`} className={css.sunk} />
)

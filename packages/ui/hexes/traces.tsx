/** What happened since one's own last turn, on the map itself: arrows for ways, marks for losses and gains. */
import type { Seat } from '@nassau/kernel'
import { fillOfSeat, useFlown } from '../marks/index.ts'
import { centreOf, type HexAt, type Point, wayThrough } from './geometry.ts'
import css from './traces.module.css'

/** A way over these spaces, its start and end included. */
export type Way = { owner: Seat; spaces: readonly number[] }
/** Something lost or gained, in a sign or two; whose loss or gain it is. */
export type Trace = { at: number; says: string; isLoss: boolean; owner: Seat }

type Props = { hexes: readonly HexAt[]; ways: readonly Way[]; marks: readonly Trace[] }

/** An arrow ends this far before the middle of its last hex, where the one who went there stands. */
const SHORT = 20
/** A mark is a pill: so high, and so much wider with each sign. */
const HIGH = 26
const wide = (says: string): number => Math.max(HIGH, 10 + 9 * says.length)

export function Traces({ hexes, ways, marks }: Props) {
  const pointAt = (space: number): Point => centreOf(hexes[space] ?? { q: 0, r: 0 })
  return (
    <g data-since={ways.length + marks.length}>
      <g>
        {ways.map(({ owner, spaces }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ways are told apart by their order
          <Arrow key={i} owner={owner} points={spaces.map(pointAt)} />
        ))}
      </g>
      {marks.map((mark, i) => {
        const { x, y } = pointAt(mark.at)
        // Marks of one hex stand beside each other.
        const before = marks.slice(0, i).flatMap(({ at, says }) => (at === mark.at ? wide(says) : []))
        const left = x - 35 + before.reduce((sum, width) => sum + width, 0)
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are told apart by their order
        return <Sign key={i} mark={mark} x={left} y={y - 30 - HIGH / 2} />
      })}
    </g>
  )
}

function Sign({ mark: { owner, isLoss, says }, x, y }: { mark: Trace } & Point) {
  const colour = fillOfSeat(useFlown(owner))
  return (
    <g transform={`translate(${x} ${y})`} data-mark={isLoss ? 'loss' : 'gain'}>
      <rect width={wide(says)} height={HIGH} rx={HIGH / 2} className={isLoss ? css.loss : css.gain} stroke={colour} />
      <text x={wide(says) / 2} y={HIGH / 2 + 5.5} textAnchor="middle" className={css.says}>
        {says}
      </text>
    </g>
  )
}

function Arrow({ owner, points }: { owner: Seat; points: readonly Point[] }) {
  const colour = fillOfSeat(useFlown(owner))
  const [before, end] = points.slice(-2)
  if (!before || !end) return null
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length]
  const tip = { x: end.x - dx * SHORT, y: end.y - dy * SHORT }
  const neck = { x: tip.x - dx * 12, y: tip.y - dy * 12 }
  const way = wayThrough([...points.slice(0, -1), neck])
  const head = `M${tip.x} ${tip.y}L${neck.x - dy * 9} ${neck.y + dx * 9}L${neck.x + dy * 9} ${neck.y - dx * 9}Z`
  return (
    <g data-way>
      <path d={way} className={css.casing} />
      <path d={way} className={css.way} stroke={colour} />
      <path d={head} fill={colour} className={css.head} />
    </g>
  )
}

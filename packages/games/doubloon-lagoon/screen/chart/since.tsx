/** What happened since one's own last turn, on the map itself: arrows for ways, marks for losses and gains. */
import type { Seat } from '@nassau/kernel'
import { fillOfSeat } from '@nassau/ui'
import { centreOf, type Point, wayThrough } from '@nassau/ui/hexes'
import { memo } from 'react'
import type { Edition } from '../../edition/edition.ts'
import type { LagoonMap } from '../../edition/map.ts'
import type { LagoonEvent } from '../../events.ts'
import type { LagoonView } from '../../view.ts'
import css from './since.module.css'
import { marksOf, waysOf } from './traces.ts'

type Props = {
  map: LagoonMap
  edition: Edition
  view: LagoonView
  seat: Seat | null
  events: readonly LagoonEvent[]
}

/** An arrow ends this far before the middle of its last hex, where the unit stands. */
const SHORT = 20
/** Marks of one hex stand beside each other. */
const APART = 24

export const Since = memo(function Since({ map, edition, view, seat, events }: Props) {
  if (events.length === 0) return null
  const marks = marksOf(events, view)
  return (
    <g data-since={events.length}>
      <g>
        {waysOf(events, seat, edition).map(({ owner, spaces }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ways are told apart by their order
          <Arrow key={i} owner={owner} points={spaces.map(space => pointAt(map, space))} />
        ))}
      </g>
      {marks.map(({ at, says, isLoss, owner }, i) => {
        const { x, y } = pointAt(map, at)
        const before = marks.slice(0, i).filter(other => other.at === at).length
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are told apart by their order
          <g key={i} transform={`translate(${x - 22 + before * APART} ${y - 30})`} data-mark={isLoss ? 'loss' : 'gain'}>
            <circle r="13" className={isLoss ? css.loss : css.gain} stroke={fillOfSeat(owner)} />
            <text y="5.5" textAnchor="middle" className={css.says}>
              {says}
            </text>
          </g>
        )
      })}
    </g>
  )
})

function pointAt({ field }: LagoonMap, space: number): Point {
  const hex = field.hexes[space]
  return hex ? centreOf(hex) : { x: 0, y: 0 }
}

function Arrow({ owner, points }: { owner: Seat; points: readonly Point[] }) {
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
      <path d={way} className={css.way} stroke={fillOfSeat(owner)} />
      <path d={head} fill={fillOfSeat(owner)} className={css.head} />
    </g>
  )
}

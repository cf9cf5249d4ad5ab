/** What is marked on the map: how far a unit can go, what each hex costs it, and its way there. */
import { centreOf, hexPath, wayThrough } from '@nassau/ui/hexes'
import type { LagoonMap } from '../../edition/map.ts'
import css from './chart.module.css'

export const outline = ({ field }: LagoonMap, space: number): string => {
  const hex = field.hexes[space]
  return hex ? hexPath(centreOf(hex), 2) : ''
}

/** All hexes that can be reached. */
export const Preview = ({ map, costs }: { map: LagoonMap; costs: readonly number[] }) => (
  <path d={costs.map((cost, at) => (cost >= 0 ? outline(map, at) : '')).join('')} className={css.preview} />
)

export const Cost = ({ cost }: { cost: number }) => (
  <>
    <circle r="9" className={css.cost} />
    <text y="4.7" textAnchor="middle">
      {cost}
    </text>
  </>
)

/** What each reachable hex costs, in its lower corner so that what stands there is seen. */
export function Costs(props: { map: LagoonMap; costs: readonly number[]; legal: ReadonlySet<number> }) {
  const { map, costs, legal } = props
  return (
    <g className={css.costs}>
      {[...legal].map(space => {
        const hex = map.field.hexes[space]
        const cost = costs[space] ?? -1
        if (!hex || cost < 0) return null
        const { x, y } = centreOf(hex)
        return (
          <g key={space} transform={`translate(${x} ${y + 24})`}>
            <Cost cost={cost} />
          </g>
        )
      })}
    </g>
  )
}

/** The way to a hex, and a cross at its end. */
export function Course({ map, path }: { map: LagoonMap; path: readonly number[] }) {
  const points = path.flatMap(space => {
    const hex = map.field.hexes[space]
    return hex ? [centreOf(hex)] : []
  })
  const end = points.at(-1)
  return (
    <g>
      <path d={wayThrough(points)} className={css.course} />
      {end && <path d={`M${end.x - 8} ${end.y - 8}l16 16m0 -16l-16 16`} className={css.goal} />}
    </g>
  )
}

/** The map of the lagoon with everything on it, and what the seat can do there now. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { centreOf, HexMap, hexPath, wayThrough } from '@nassau/ui/hexes'
import { useMemo, useState } from 'react'
import { pathTo } from '../../../kit/hexes.ts'
import type { Edition } from '../../edition.ts'
import type { LagoonEvent } from '../../events.ts'
import { type LagoonMap, mapOf } from '../../map.ts'
import { reachOf } from '../../reach.ts'
import type { LagoonView } from '../../view.ts'
import css from './chart.module.css'
import { contentsOf, describe, groundAt, reachAt } from './describe.ts'
import { Ground } from './ground.tsx'
import { Pieces } from './pieces.tsx'
import { homeSpace, unitsAt } from './placed.ts'

type Props = {
  view: LagoonView
  edition: Edition
  names: readonly string[]
  seat: Seat | null
  fresh: readonly LagoonEvent[]
  legal: ReadonlySet<number>
  /** The unit in hand, and whether it moves by its own points: then costs are shown. */
  held: number | null
  isMoving: boolean
  ready: ReadonlySet<number>
  /** Where a fight is going on. */
  battle: number | null
  /** What is to be looked at while nothing is in hand and nobody fights. */
  rest: number | null
  onChoose: (space: number) => void
}

export function LagoonChart(props: Props) {
  const { view, edition, names, seat, fresh, legal, held, isMoving, ready, battle, rest, onChoose } = props
  const { i18n } = useLingui()
  const map = mapOf(edition)
  const [pointed, setPointed] = useState<number | null>(null)
  const reached = useMemo(
    () => (held !== null && isMoving ? reachOf(view, edition, held) : null),
    [view, edition, held, isMoving],
  )
  // Pointing at a unit that can be taken shows where it could go.
  const eyed = held === null && pointed !== null ? unitsAt(view, pointed).find(id => ready.has(id)) : undefined
  const preview = useMemo(() => (eyed === undefined ? null : reachOf(view, edition, eyed).costs), [view, edition, eyed])
  const heldAt = held === null ? null : (view.units[held]?.at ?? null)
  const path = reached && pointed !== null && legal.has(pointed) ? pathTo(reached, pointed) : []
  const told = { view, edition, speaker: { i18n, names, seat }, held, costs: reached?.costs ?? null, legal }
  const summary =
    pointed === null ? null : [groundAt(told, pointed), ...contentsOf(told, pointed), reachAt(told, pointed)]
  return (
    <div className={css.chart}>
      <HexMap
        label={i18n._('The lagoon')}
        hexes={map.field.hexes}
        legal={legal}
        home={homeSpace(view, seat)}
        lookAt={battle ?? heldAt ?? rest}
        describe={space => describe(told, space)}
        onChoose={onChoose}
        onPoint={setPointed}
        margin={66}
        className={css.map}
        above={
          <>
            {battle !== null && <path d={outline(map, battle)} className={css.battle} />}
            {preview && (
              <path
                d={preview.map((cost, at) => (cost >= 0 ? outline(map, at) : '')).join('')}
                className={css.preview}
              />
            )}
            {reached && <Costs map={map} costs={reached.costs} legal={legal} />}
            {path.length > 1 && <Course map={map} path={path} />}
          </>
        }
      >
        <Ground map={map} edition={edition} />
        <Pieces view={view} edition={edition} fresh={fresh} held={held} ready={ready} />
      </HexMap>
      {summary && (
        <p className={css.where} aria-hidden="true">
          {summary.filter(part => part !== null).join('. ')}
        </p>
      )}
    </div>
  )
}

const outline = ({ field }: LagoonMap, space: number): string => {
  const hex = field.hexes[space]
  return hex ? hexPath(centreOf(hex), 2) : ''
}

/** What each reachable hex costs, in its lower corner so that what stands there is seen. */
function Costs(props: { map: LagoonMap; costs: readonly number[]; legal: ReadonlySet<number> }) {
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
            <circle r="9" className={css.cost} />
            <text y="4.7" textAnchor="middle">
              {cost}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function Course({ map, path }: { map: LagoonMap; path: readonly number[] }) {
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

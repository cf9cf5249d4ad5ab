/** All that sails: everyone's ship, and the Flying Dutchman. They go the way they went, hex by hex. */
import { FlyingDutchman, SmallShip } from '@nassau/ui/art'
import { centreOf } from '@nassau/ui/hexes'
import { motion } from 'motion/react'
import { memo, type ReactNode } from 'react'
import { prizeAt } from '../../board.ts'
import type { Chart, Space } from '../../chart.ts'
import type { SeasEvent } from '../../events.ts'
import type { SeasView } from '../../view.ts'
import { type Berth, berth, driftOf, wayOf } from '../map/layout.ts'
import css from '../map/map.module.css'

/** Seconds a space takes. */
const A_SPACE = 0.35

type Props = { chart: Chart; view: SeasView; fresh: readonly SeasEvent[] }

export const Fleet = memo(({ chart, view, fresh }: Props) => {
  return (
    <>
      {view.ships.map(({ at }, seat) => {
        const here = view.ships.flatMap((ship, other) => (ship.at === at ? [other] : []))
        const isShared = prizeAt(view, chart, at) !== null || chart.ground[at] !== 'sea' || view.dutchman === at
        return (
          <Sailing
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            chart={chart}
            way={wayOf(fresh, seat, at)}
            at={berth(here.indexOf(seat), here.length, isShared)}
          >
            {view.turn === seat && <circle className={css.glow} r="36" cy="-12" />}
            <ellipse cy="12" rx="29" ry="7" fill="#000" opacity=".28" />
            <SmallShip seat={seat} />
          </Sailing>
        )
      })}
      <Sailing chart={chart} way={driftOf(fresh, view.dutchman)} at={hauntIn(chart, view)}>
        <FlyingDutchman />
      </Sailing>
    </>
  )
})

/** The Dutchman lies at the other side of what is there. */
function hauntIn(chart: Chart, view: SeasView): Berth {
  const { dutchman } = view
  const isAlone =
    chart.ground[dutchman] === 'sea' &&
    prizeAt(view, chart, dutchman) === null &&
    chart.treasures[dutchman] === undefined &&
    view.ships.every(({ at }) => at !== dutchman)
  return isAlone ? { dx: 0, dy: 8, scale: 0.95 } : { dx: 19, dy: -2, scale: 0.56 }
}

function Sailing({
  chart,
  way,
  at,
  children,
}: {
  chart: Chart
  way: readonly Space[]
  at: Berth
  children: ReactNode
}) {
  const points = way.map(space => centreOf(chart.field.hexes[space] ?? { q: 0, r: 0 }))
  const last = points.at(-1) ?? { x: 0, y: 0 }
  // Where it comes from is wherever it is shown now.
  const along = (of: 'x' | 'y', aside: number): (number | null)[] => [null, ...points.map(point => point[of] + aside)]
  return (
    <motion.g
      initial={{ x: last.x + at.dx, y: last.y + at.dy }}
      animate={{ x: along('x', at.dx), y: along('y', at.dy) }}
      transition={{ duration: A_SPACE * way.length, ease: 'easeInOut' }}
    >
      <g transform={`scale(${at.scale})`}>{children}</g>
    </motion.g>
  )
}

/** The map of the lagoon with everything on it, and what the seat can do there now. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { HexMap, Traces } from '@nassau/ui/hexes'
import { memo, useMemo, useState } from 'react'
import { pathTo } from '../../../kit/hexes.ts'
import type { Edition } from '../../edition/edition.ts'
import { mapOf } from '../../edition/map.ts'
import type { LagoonEvent } from '../../events.ts'
import { reachOf } from '../../sailing/reach.ts'
import type { LagoonView } from '../../view.ts'
import css from './chart.module.css'
import { ChartLegend } from './chart-legend.tsx'
import { contentsOf, describe, groundAt, reachAt } from './describe.ts'
import { Ground } from './ground.tsx'
import { Costs, Course, outline, Preview } from './markings.tsx'
import { Pieces } from './pieces.tsx'
import { homeSpace, unitsAt } from './placed.ts'
import { marksOf, waysOf } from './traces.ts'

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
  /** What is to be looked at: what is asked about, or what has just happened; and in which turn. */
  lookAt: readonly number[]
  moment: string
  /** What others have done since one's own last turn. */
  since: readonly LagoonEvent[]
  onChoose: (space: number) => void
}

/** Drawn again when something on it is another: a card lifted from the hand leaves it as it is. */
export const LagoonChart = memo(function LagoonChart(props: Props) {
  const { view, edition, names, seat, fresh, legal, held, isMoving, ready, battle, since, onChoose } = props
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
  const path = reached && pointed !== null && legal.has(pointed) ? pathTo(reached, pointed) : []
  const traces = useMemo(
    () => (since.length === 0 ? null : { ways: waysOf(since, seat, edition), marks: marksOf(since, view) }),
    [since, seat, edition, view],
  )
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
        lookAt={props.lookAt}
        moment={props.moment}
        describe={space => describe(told, space)}
        onChoose={onChoose}
        onPoint={setPointed}
        margin={66}
        legend={<ChartLegend />}
        ground={<Ground map={map} edition={edition} />}
        className={css.map}
        above={
          <>
            {traces && <Traces hexes={map.field.hexes} {...traces} />}
            <Pieces view={view} edition={edition} fresh={fresh} held={held} ready={ready} />
            {battle !== null && <path d={outline(map, battle)} className={css.battle} />}
            {preview && <Preview map={map} costs={preview} />}
            {reached && <Costs map={map} costs={reached.costs} legal={legal} />}
            {path.length > 1 && <Course map={map} path={path} />}
          </>
        }
      />
      {summary && (
        <p className={css.where} aria-hidden="true">
          {summary.filter(part => part !== null).join('. ')}
        </p>
      )}
    </div>
  )
})

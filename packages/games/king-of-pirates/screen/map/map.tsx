/** The map: the sea, everyone on it, the spaces that can be chosen, and a caption for the space one looks at. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Compass, RhumbLines, SeaSerpent } from '@nassau/ui/art'
import { HexMap, Traces } from '@nassau/ui/hexes'
import { MotionConfig } from 'motion/react'
import { memo, useMemo, useState } from 'react'
import type { Chart, Space } from '../../chart.ts'
import type { SeasEvent } from '../../events.ts'
import type { SeasView } from '../../view.ts'
import { COLOURS } from '../../words/names.ts'
import { windName } from '../../words/words.ts'
import { Fleet } from '../ship/fleet.tsx'
import type { Course } from './course.ts'
import { describeSpace } from './describe.ts'
import css from './map.module.css'
import { MapLegend } from './map-legend.tsx'
import { Badges, CourseLine, Lit } from './markings.tsx'
import { marksOf, waysOf } from './traces.ts'
import { Discoveries, Sea } from './waters.tsx'
import { ARROW, angleOf } from './wind-arrow.tsx'

type Props = {
  chart: Chart
  view: SeasView
  names: readonly string[]
  seat: Seat | null
  fresh: readonly SeasEvent[]
  /** What others have done since one's own last turn. */
  since: readonly SeasEvent[]
  /** Spaces that can be chosen, and the way there. */
  ways: ReadonlyMap<Space, Course>
  choose: (space: Space) => void
}

/** Drawn again when something on it is another: a card taken from the hand leaves it as it is. */
export const SeasMap = memo(function SeasMap({ chart, view, names, seat, fresh, since, ways, choose }: Props) {
  const { i18n } = useLingui()
  const [pointed, setPointed] = useState<Space | null>(null)
  const home = view.ships[seat ?? view.turn]?.at ?? chart.centre
  const describe = (space: Space): string => describeSpace({ i18n, view, chart, names, seat, ways }, space)
  const course = pointed === null ? [] : (ways.get(pointed) ?? [])
  const traces = useMemo(
    () => (since.length === 0 ? null : { ways: waysOf(since, seat, chart), marks: marksOf(since, view) }),
    [since, seat, chart, view],
  )
  const legal = useMemo(() => new Set(ways.keys()), [ways])
  return (
    <MotionConfig reducedMotion="user">
      <HexMap
        className={css.map}
        label={i18n._('The seas')}
        hexes={chart.field.hexes}
        legal={legal}
        home={home}
        describe={describe}
        onChoose={space => ways.has(space) && choose(space)}
        onPoint={setPointed}
        margin={16}
        legend={<MapLegend />}
        ground={
          <>
            <Margins />
            <Sea chart={chart} />
          </>
        }
        above={
          <>
            {traces && <Traces hexes={chart.field.hexes} {...traces} />}
            {course.length > 0 && <CourseLine chart={chart} course={[home, ...course]} />}
            <Fleet chart={chart} view={view} fresh={fresh} />
            <Badges chart={chart} view={view} />
          </>
        }
      >
        <Discoveries chart={chart} view={view} />
        <Lit chart={chart} spaces={legal} />
      </HexMap>
      {pointed !== null && (
        <p className={css.caption} aria-hidden="true">
          {describe(pointed)}
        </p>
      )}
    </MotionConfig>
  )
})

/** The compass with its six winds, and what a chart has in its corners. */
const Margins = memo(() => (
  <>
    <RhumbLines x={238} y={-268} reach={1500} />
    <g className={css.beast}>
      <SeaSerpent x={232} y={306} scale={0.6} />
    </g>
    <g transform="translate(238 -268) scale(.5)">
      <SixWinds />
    </g>
  </>
))

const SixWinds = () => (
  <>
    <circle r="104" fill="none" stroke="var(--chart-line)" strokeDasharray="1 5" strokeLinecap="round" opacity=".7" />
    <Compass />
    {COLOURS.map(toward => (
      <path
        key={toward}
        transform={`rotate(${angleOf(toward)}) translate(86 0)`}
        d={ARROW}
        fill="var(--canvas)"
        stroke="var(--chart-line)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      >
        <title>{windName(toward)}</title>
      </path>
    ))}
  </>
)

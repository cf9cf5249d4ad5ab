/** The map: the sea, everyone on it, the spaces that can be chosen, and a caption for the space one looks at. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { colourOfSeat, fillOfSeat, SEAT_SHAPES } from '@nassau/ui'
import { Compass, RhumbLines, SeaSerpent, spokes } from '@nassau/ui/art'
import { HexMap } from '@nassau/ui/hexes'
import { MotionConfig } from 'motion/react'
import { useState } from 'react'
import type { CardPlay } from '../../cards/cards.ts'
import type { Chart, Space } from '../../chart.ts'
import type { SeasEvent } from '../../events.ts'
import type { Sailing } from '../../steps/movement.ts'
import type { SeasView } from '../../view.ts'
import { COLOURS } from '../../words/names.ts'
import { colourName } from '../../words/words.ts'
import { Fleet } from '../ship/fleet.tsx'
import { describeSpace } from './describe.ts'
import css from './map.module.css'
import { Badges, Lit, Reach } from './markings.tsx'
import { Discoveries, Sea } from './waters.tsx'

type Props = {
  chart: Chart
  view: SeasView
  names: readonly string[]
  seat: Seat | null
  fresh: readonly SeasEvent[]
  /** Spaces that can be chosen, and what choosing them does. */
  ways: ReadonlyMap<Space, Sailing | CardPlay>
  /** Spaces the own ship can still sail this turn. */
  left: number
  choose: (way: Sailing | CardPlay) => void
}

export function SeasMap({ chart, view, names, seat, fresh, ways, left, choose }: Props) {
  const { i18n } = useLingui()
  const [pointed, setPointed] = useState<Space | null>(null)
  const home = view.ships[seat ?? view.turn]?.at ?? chart.centre
  const describe = (space: Space): string => describeSpace({ i18n, view, chart, names, seat, ways, left }, space)
  const choice = (space: Space): void => {
    const way = ways.get(space)
    if (way) choose(way)
  }
  return (
    <MotionConfig reducedMotion="user">
      <HexMap
        className={css.map}
        label={i18n._('The seas')}
        hexes={chart.field.hexes}
        legal={new Set(ways.keys())}
        home={home}
        describe={describe}
        onChoose={choice}
        onPoint={setPointed}
        margin={16}
        above={
          <>
            <Fleet chart={chart} view={view} fresh={fresh} />
            <Badges chart={chart} view={view} />
          </>
        }
      >
        <Margins />
        <Sea chart={chart} />
        <Discoveries chart={chart} view={view} />
        <Lit chart={chart} spaces={[...ways.keys()]} />
        {left > 0 && ways.size > 0 && <Reach chart={chart} from={home} left={left} />}
      </HexMap>
      {pointed !== null && (
        <p className={css.caption} aria-hidden="true">
          {describe(pointed)}
        </p>
      )}
    </MotionConfig>
  )
}

/** The compass with its six colours, and what a chart has in its corners. */
const Margins = () => (
  <>
    <g className={css.wide}>
      <RhumbLines x={455} y={-165} reach={1500} />
      <SeaSerpent x={-450} y={262} scale={1.05} />
    </g>
    <g className={css.wide} transform="translate(455 -165)">
      <SixWinds />
    </g>
    <g className={css.narrow} transform="translate(234 -277) scale(.42)">
      <SixWinds />
    </g>
  </>
)

const SixWinds = () => (
  <>
    <circle r="104" fill="none" stroke="var(--chart-line)" strokeDasharray="1 5" strokeLinecap="round" opacity=".7" />
    <Compass />
    {spokes(12, 86).map(([x, y], i) =>
      // The colours' ways lie between east and the clock's even hours: the first down and to the right.
      i % 2 === 1 ? (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a way is its place on the compass
          key={i}
          transform={`translate(${x - 11} ${y - 11}) scale(1.1)`}
          d={SEAT_SHAPES[colourOfSeat((i - 1) / 2)]}
          fill={fillOfSeat((i - 1) / 2)}
          stroke="var(--chart-line)"
          strokeWidth="1.4"
        >
          <title>{colourName(COLOURS[(i - 1) / 2] ?? 'red')}</title>
        </path>
      ) : null,
    )}
  </>
)

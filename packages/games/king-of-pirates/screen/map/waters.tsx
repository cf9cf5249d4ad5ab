/** The sea and all on it that does not sail: water in three tones, land, towns, treasures, fog and prizes. */
import { seeded, tenth } from '@nassau/ui/art'
import { centreOf, hexPath } from '@nassau/ui/hexes'
import { AnimatePresence, motion } from 'motion/react'
import { memo, type ReactNode, useId } from 'react'
import { shipTileAt } from '../../board.ts'
import type { Chart, Space } from '../../chart.ts'
import type { SeasView } from '../../view.ts'
import { isShark } from './describe.ts'
import { toneOf } from './layout.ts'
import { FogPiece, LairPiece, PrizeShip, TownPiece, TreasurePiece } from './pieces.tsx'

const TONES = { deep: 'var(--sea-3)', open: 'var(--sea-2)', shallow: 'var(--sea-1)' } as const
const CRESTS = { deep: 'var(--foam)', open: 'var(--chart-sea)', shallow: 'var(--chart-sea)' } as const
/** Every so many fogs of the outer sea there is a monster. */
const MONSTER_EVERY = 6

/** Water and shores: drawn once a chart. */
export const Sea = memo(({ chart }: { chart: Chart }) => {
  const hatch = useId()
  return (
    <>
      <pattern id={hatch} width="3" height="2.6" patternUnits="userSpaceOnUse">
        <path d="M0 1.300H3" stroke="var(--chart-line)" strokeWidth=".75" opacity=".6" />
      </pattern>
      <g fill="none" stroke={`url(#${hatch})`} strokeWidth="11">
        {chart.field.neighbours.map((next, space) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
          next.includes(-1) ? <path key={space} d={outlineOf(chart, space, -2)} /> : null,
        )}
      </g>
      {chart.field.hexes.map((hex, space) => {
        const { x, y } = centreOf(hex)
        const tone = toneOf(hex)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
          <g key={space}>
            <path d={outlineOf(chart, space, 0)} fill={TONES[tone]} stroke="var(--line)" strokeWidth="1.2" />
            <path
              transform={`translate(${x} ${y})`}
              d={waves(space, chart.ground[space] === 'sea' ? 4 : 2)}
              fill="none"
              stroke={CRESTS[tone]}
              strokeWidth="1.2"
              strokeLinecap="round"
              opacity=".8"
            />
          </g>
        )
      })}
      {chart.ground.map((ground, space) => {
        const town = chart.towns[space]
        if (ground !== 'lair' && !town) return null
        const corner = chart.corners.indexOf(space)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
          <g key={space} transform={placeOf(chart, space)}>
            {town ? <TownPiece {...town} /> : <LairPiece colour={corner < 0 ? null : corner} />}
          </g>
        )
      })}
    </>
  )
})

/** A few strokes of the pen in a hex, the same ones every time. */
function waves(space: Space, count: number): string {
  const random = seeded(space * 97 + 13)
  return Array.from({ length: count }, () => {
    const x = tenth((random() - 0.5) * 42 - 6)
    const y = tenth((random() - 0.5) * 40)
    return `M${x} ${y}q3 -4 6 0t6 0`
  }).join('')
}

const placeOf = (chart: Chart, space: Space): string => {
  const { x, y } = centreOf(chart.field.hexes[space] ?? { q: 0, r: 0 })
  return `translate(${x} ${y})`
}

const outlineOf = (chart: Chart, space: Space, inset: number): string =>
  hexPath(centreOf(chart.field.hexes[space] ?? { q: 0, r: 0 }), inset)

/** Fog that lifts, and what comes to light under it. */
export const Discoveries = memo(({ chart, view }: { chart: Chart; view: SeasView }) => {
  return (
    <>
      {chart.treasures.map((treasure, space) =>
        treasure ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
          <g key={space} transform={placeOf(chart, space)}>
            <TreasurePiece seed={space} isDug={view.dug.includes(space)} />
          </g>
        ) : null,
      )}
      <AnimatePresence initial={false}>
        {view.tileStates.map((state, space) => {
          const ship = shipTileAt(view, chart, space)
          if (state === 'down')
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
              <Lifting key={`fog-${space}`} place={placeOf(chart, space)}>
                <FogPiece back={backOf(chart, space)} />
              </Lifting>
            )
          return ship ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
            <Lifting key={`ship-${space}`} place={placeOf(chart, space)}>
              <PrizeShip {...ship} />
            </Lifting>
          ) : null
        })}
      </AnimatePresence>
    </>
  )
})

const backOf = (chart: Chart, space: Space): 'shark' | 'ocean' | 'monster' => {
  if (isShark(chart, space)) return 'shark'
  return space % MONSTER_EVERY === 0 ? 'monster' : 'ocean'
}

/** Comes up and goes down on its place. */
const Lifting = ({ place, children }: { place: string; children: ReactNode }) => (
  <g transform={place}>
    <motion.g
      initial={{ opacity: 0, scale: 0.7 }}
      animate={{ opacity: 1, scale: 1 }}
      exit={{ opacity: 0, scale: 0.7 }}
      transition={{ duration: 0.35 }}
    >
      {children}
    </motion.g>
  </g>
)

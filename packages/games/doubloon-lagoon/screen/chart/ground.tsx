/** The chart under everything: water by depth, coasts with their water-lining, land by kind, ports with their flags. */
import { Coast, Compass, House, RhumbLines, seeded } from '@nassau/ui/art'
import { centreOf, hexPath } from '@nassau/ui/hexes'
import { Fragment, memo, useId, useMemo } from 'react'
import type { Edition } from '../../edition/edition.ts'
import { columnName, hexName, type LagoonMap } from '../../edition/map.ts'
import css from './chart.module.css'
import { coastOf } from './coastline.ts'
import { islandsOf, patchesOf } from './patches.ts'
import { depthsOf, growthOf, type Ink, middleOf, washesOf, wavesOf } from './terrain-art.ts'

/** Water from the shore out. */
const DEPTHS = [
  'var(--sea-1)',
  'color-mix(in oklab, var(--sea-1) 55%, var(--sea-2))',
  'var(--sea-2)',
  'color-mix(in oklab, var(--sea-2) 72%, var(--sea-3))',
] as const

/** How far the chart goes on beyond its hexes. */
const BEYOND = 1600

function drawingOf(map: LagoonMap) {
  const patches = patchesOf(map.field)
  const depths = depthsOf(map)
  const waves = wavesOf(map)
  const outline = (space: number, inset: number): string => hexPath(middleOf(map, space), inset)
  /** A path a patch, of what there is in each of its spaces. */
  const inPatches = (draw: (space: number) => string): string[] =>
    patches.map(spaces => spaces.map(draw).join('')).filter(d => d !== '')
  const isLand = (space: number): boolean => map.isSea[space] === false
  const random = seeded(1718)
  return {
    rim: map.field.neighbours.map((next, space) => (next.includes(-1) ? outline(space, 0) : '')).join(''),
    waters: DEPTHS.flatMap((fill, i) =>
      inPatches(space => {
        const depth = depths[space] ?? 0
        return depth > 0 && Math.min(depth, DEPTHS.length) === i + 1 ? outline(space, -0.6) : ''
      }).map(d => ({ fill, d })),
    ),
    waves: inPatches(space => waves[space] ?? ''),
    islands: islandsOf(map.field, isLand).map(island => {
      const spaces = new Set(island)
      return { coast: coastOf(map.field, space => spaces.has(space), random), washes: washesOf(map, island) }
    }),
    grid: inPatches(space => outline(space, 0)),
    growth: growthOf(map, patches),
  }
}

export const Ground = memo(function Ground({ map, edition }: { map: LagoonMap; edition: Edition }) {
  const { rim, waters, waves, islands, grid, growth } = useMemo(() => drawingOf(map), [map])
  const middle = useMemo(() => middleOfAll(map), [map])
  const land = useId()
  return (
    <g>
      <rect
        x={middle.x - BEYOND * 2}
        y={middle.y - BEYOND * 2}
        width={BEYOND * 4}
        height={BEYOND * 4}
        fill="var(--paper-2)"
      />
      <RhumbLines x={middle.x} y={middle.y} reach={BEYOND * 1.5} />
      <path d={rim} className={css.frame} />
      {waters.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
      {waves.map(d => (
        <path key={d} d={d} className={css.waves} />
      ))}
      <Coast d={islands.map(({ coast }) => coast)} rings={[24, 16.5, 10.5, 6]} />
      {islands.map(({ coast, washes }, i) => (
        <Fragment key={coast}>
          <clipPath id={`${land}${i}`}>
            <path d={coast} />
          </clipPath>
          <g clipPath={`url(#${land}${i})`}>
            {washes.map(ink => (
              <Inked key={ink.d} {...ink} />
            ))}
          </g>
        </Fragment>
      ))}
      {grid.map(d => (
        <path key={d} d={d} className={css.grid} />
      ))}
      {growth.map(ink => (
        <Inked key={ink.d} {...ink} />
      ))}
      {map.terrain.map((terrain, space) => {
        const hex = map.field.hexes[space]
        if (terrain !== 'home' || !hex) return null
        const { x, y } = centreOf(hex)
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
        return <House key={space} x={x} y={y + 14} scale={0.85} {...(space % 2 === 0 && { roof: 'var(--hill)' })} />
      })}
      <Compass x={middle.x} y={middle.y} scale={0.42} />
      <Names map={map} edition={edition} />
    </g>
  )
})

const Inked = ({ d, fill = 'none', stroke = 'none', width = 0, opacity = 1 }: Ink) => (
  <path
    d={d}
    fill={fill}
    stroke={stroke}
    strokeWidth={width}
    opacity={opacity}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

function middleOfAll({ field }: LagoonMap): { x: number; y: number } {
  const points = field.hexes.map(centreOf)
  const mean = (numbers: number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
}

/** Letters above and below the columns, numbers at both ends of the rows, as the log names hexes. */
const Names = memo(function Names({ map, edition }: { map: LagoonMap; edition: Edition }) {
  const labels = useMemo(() => {
    const points = map.field.hexes.map(centreOf)
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
    const columns = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b)
    const letters = columns.flatMap((x, i) => [
      { x, y: top - 48, says: columnName(i) },
      { x, y: bottom + 58, says: columnName(i) },
    ])
    const numbers = points.flatMap(({ x, y }, space) => {
      if (x !== left && x !== right) return []
      const says = hexName(edition, space).replace(/^\D+/, '')
      return [{ x: x + (x === left ? -56 : 56), y: y + 5, says }]
    })
    return [...letters, ...numbers]
  }, [map, edition])
  return (
    <g className={css.names}>
      {labels.map(({ x, y, says }) => (
        <text key={`${x},${y}`} x={x} y={y} textAnchor="middle">
          {says}
        </text>
      ))}
    </g>
  )
})

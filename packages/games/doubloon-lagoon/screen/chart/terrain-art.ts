/** What grows and rises on each kind of land, as paths a burin could cut: one set of paths a piece of the map. */
import { seeded, tenth } from '@nassau/ui/art'
import { centreOf, HEX_HALF, hexPath, type Point } from '@nassau/ui/hexes'
import type { LagoonMap, Terrain } from '../../edition/map.ts'

type Random = () => number

/** Where things stand in a hex, from the back to the front. */
function standing({ x, y }: Point, places: readonly (readonly [number, number])[], random: Random): Point[] {
  const off = (): number => (random() - 0.5) * 5
  return places.map(([dx, dy]) => ({ x: tenth(x + dx + off()), y: tenth(y + dy + off()) })).sort((a, b) => a.y - b.y)
}

const GROVE = [
  [-17, -9],
  [1, -15],
  [18, -8],
  [-9, 6],
  [11, 8],
  [-21, 15],
  [1, 23],
  [21, 19],
] as const
const TUFTS = [
  [-16, -10],
  [12, -14],
  [-2, 4],
  [20, 10],
  [-18, 16],
  [4, 22],
] as const

const crown = ({ x, y }: Point): string =>
  `M${x - 7} ${y}a4.6 4.6 0 0 1 1.5 -7.5a6.2 6.2 0 0 1 11 0a4.6 4.6 0 0 1 1.5 7.5z`
const trunk = ({ x, y }: Point): string => `M${x} ${y}v4M${tenth(x + 2.5)} ${y - 7}q3 2 1.5 5M${x - 2} ${y - 3}h3`
const tuft = ({ x, y }: Point): string => `M${x - 3} ${y}l-2 -5M${x} ${y}v-6.5M${x + 3} ${y}l2 -5`
const reed = ({ x, y }: Point): string => `M${x} ${y}v-10M${x - 3} ${y}l-2 -7M${x + 3} ${y}l2 -7M${x - 9} ${y + 3}h18`
const grain = ({ x, y }: Point): string => `M${x} ${y}h.01M${x + 5} ${y + 4}h.01M${x - 4} ${y + 5}h.01`
const hump = ({ x, y }: Point): string => `M${x - 15} ${y}q4 -17 14 -18q11 1 16 18z`
const humpShade = ({ x, y }: Point): string =>
  `M${x + 3} ${y - 16}q3 6 2 11M${x + 7} ${y - 13}q3 5 3 10M${x + 11} ${y - 8}q1 4 1 6`
const peak = ({ x, y }: Point): string => `M${x - 29} ${y + 20}l13 -24l5 5l11 -29l9 16l5 -4l16 36q-30 6 -59 0z`
const peakShade = ({ x, y }: Point): string =>
  `M${x} ${y - 28}l3 16l-4 10l6 12l-3 10M${x + 5} ${y - 17}l3 12M${x + 11} ${y - 12}l4 14M${x + 17} ${y - 6}l5 16M${x + 8} ${y + 2}l4 14M${x - 16} ${y - 4}l3 12l-4 10`
const snow = ({ x, y }: Point): string => `M${x - 5} ${y - 15}l5 -13l5 9l-3 4l-3 -3z`

export type Ink = { d: string; fill?: string; stroke?: string; width?: number; opacity?: number }

/** The colour each kind of land is washed with. */
const WASHES: Readonly<Partial<Record<Terrain, string>>> = {
  grass: 'color-mix(in oklab, var(--jungle) 42%, var(--land))',
  jungle: 'color-mix(in oklab, var(--jungle) 78%, var(--land))',
  hills: 'var(--hill-2)',
  swamp: 'var(--swamp)',
  mountain: 'var(--stone)',
  home: 'color-mix(in oklab, var(--plank) 45%, var(--land))',
  port: 'color-mix(in oklab, var(--plank) 45%, var(--land))',
}

/** Where a space lies on paper. */
export const middleOf = ({ field }: LagoonMap, space: number): Point => centreOf(field.hexes[space] ?? { q: 0, r: 0 })

/** What is drawn; what has no line is nothing. */
const inked = (inks: readonly Ink[]): Ink[] => inks.filter(({ d }) => d !== '')

/** The washes of these spaces, one path a colour. */
export function washesOf(map: LagoonMap, spaces: readonly number[]): Ink[] {
  const washed = (kind: string): string =>
    spaces.map(space => (map.terrain[space] === kind ? hexPath(middleOf(map, space), 1.5) : '')).join('')
  return inked(Object.entries(WASHES).map(([kind, fill]) => ({ d: washed(kind), fill })))
}

/** How each thing on land is drawn, from the ground up. */
const LAYERS = [
  { layer: 'grains', stroke: 'var(--line)', width: 1.7, opacity: 0.42 },
  { layer: 'tufts', stroke: 'var(--line)', width: 1.1, opacity: 0.55 },
  { layer: 'reeds', stroke: 'var(--line)', width: 1.2, opacity: 0.75 },
  { layer: 'trunks', stroke: 'var(--line)', width: 1.3 },
  { layer: 'crowns', fill: 'var(--jungle)', stroke: 'var(--line)', width: 1.1 },
  { layer: 'humps', fill: 'var(--hill)', stroke: 'var(--line)', width: 1.3 },
  { layer: 'peaks', fill: 'var(--rock)', stroke: 'var(--line)', width: 1.4 },
  { layer: 'snows', fill: 'var(--canvas)' },
  { layer: 'shades', stroke: 'var(--line)', width: 0.9, opacity: 0.75 },
] as const satisfies readonly (Omit<Ink, 'd'> & { layer: string })[]

/** What stands in a hex, layer by layer. */
type Growth = Partial<Record<(typeof LAYERS)[number]['layer'], string>>

const drawn = (places: readonly Point[], path: (place: Point) => string): string => places.map(path).join('')

/** What each kind of land bears; elsewhere nothing grows. */
const GROWTHS: Readonly<Partial<Record<Terrain, (at: Point, random: Random) => Growth>>> = {
  jungle(at, random) {
    const trees = standing(at, GROVE, random)
    return { trunks: drawn(trees, trunk), crowns: drawn(trees, crown) }
  },
  grass: (at, random) => ({ tufts: drawn(standing(at, TUFTS, random), tuft) }),
  swamp: (at, random) => ({ reeds: drawn(standing(at, TUFTS, random), reed) }),
  beach: (at, random) => ({ grains: drawn(standing(at, TUFTS, random), grain) }),
  hills({ x, y }) {
    const hills = [
      { x: tenth(x - 11), y: tenth(y + 2) },
      { x: tenth(x + 12), y: tenth(y + 6) },
      { x: tenth(x - 3), y: tenth(y + 22) },
    ]
    return { humps: drawn(hills, hump), shades: drawn(hills, humpShade) }
  },
  mountain({ x, y }) {
    const foot = { x: tenth(x), y: tenth(y + 3) }
    return { peaks: peak(foot), snows: snow(foot), shades: peakShade(foot) }
  },
}

/** Everything drawn on land, piece by piece, from the ground up. */
export function growthOf({ terrain, field }: LagoonMap, pieces: readonly (readonly number[])[]): Ink[] {
  const random = seeded(463)
  const growths = field.hexes.map((hex, space): Growth => {
    const land = terrain[space]
    return (land && GROWTHS[land]?.(centreOf(hex), random)) ?? {}
  })
  return LAYERS.flatMap(({ layer, ...ink }) =>
    inked(pieces.map(spaces => ({ d: spaces.map(space => growths[space]?.[layer] ?? '').join(''), ...ink }))),
  )
}

/** Waves on some spaces of the sea, the same ones each time. */
export function wavesOf({ isSea, field }: LagoonMap): string[] {
  const random = seeded(96)
  return field.hexes.map((hex, space) => {
    const [often, dx, dy] = [random(), random(), random()]
    if (!isSea[space] || often > 0.4) return ''
    const { x, y } = centreOf(hex)
    return `M${tenth(x - 16 + dx * 12)} ${tenth(y + (dy - 0.5) * HEX_HALF)}q4 -5 8 0t8 0t8 0`
  })
}

/** How far each space is from land, by hexes: 0 on land. */
export function depthsOf({ isSea, field }: LagoonMap): number[] {
  const depths: number[] = isSea.map(sea => (sea ? -1 : 0))
  const queue = depths.flatMap((depth, space) => (depth === 0 ? [space] : []))
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i] ?? 0
    for (const next of field.neighbours[here] ?? []) {
      if (next < 0 || depths[next] !== -1) continue
      depths[next] = (depths[here] ?? 0) + 1
      queue.push(next)
    }
  }
  return depths
}

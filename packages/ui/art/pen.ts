/** What every drawing needs: a place on its sheet, and chance that falls the same way each time it is drawn. */

/** Where a drawing stands on its sheet, and how large. */
export type Place = { x?: number; y?: number; scale?: number }

export const placed = ({ x = 0, y = 0, scale = 1 }: Place, isFlipped = false): string =>
  `translate(${x} ${y}) scale(${isFlipped ? -scale : scale} ${scale})`

/** A tenth of a unit is fine enough for ink, and keeps the page small. */
export const tenth = (n: number): number => Math.round(n * 10) / 10

/** Numbers from 0 up to 1, the same ones for the same seed: a drawing never changes from one look to the next. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** The points of a wheel of `count` spokes, the first to the east. */
export const spokes = (count: number, radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    return [tenth(Math.cos(angle) * radius), tenth(Math.sin(angle) * radius)]
  })

/** A wavering outline round (cx, cy): an island nobody has surveyed twice. */
export function blob(cx: number, cy: number, rx: number, ry: number, seed: number, waver = 0.15): string {
  const random = seeded(seed)
  const points = spokes(12, 1).map(([x, y]) => {
    const stretch = 1 + (random() - 0.5) * 2 * waver
    return [cx + x * rx * stretch, cy + y * ry * stretch] as const
  })
  const curves = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
    return `Q${tenth(x)} ${tenth(y)} ${tenth((x + nextX) / 2)} ${tenth((y + nextY) / 2)}`
  })
  const [firstX, firstY] = points[0] ?? [cx, cy]
  const [lastX, lastY] = points.at(-1) ?? [cx, cy]
  return `M${tenth((firstX + lastX) / 2)} ${tenth((firstY + lastY) / 2)}${curves.join('')}Z`
}

/** Three small crests in a row. */
export const crests = (x: number, y: number, size: number): string =>
  `M${tenth(x)} ${tenth(y)}q${tenth(4 * size)} ${tenth(-5 * size)} ${tenth(8 * size)} 0t${tenth(8 * size)} 0t${tenth(8 * size)} 0`

/** A part of a sheet that waves are kept off: left, top, width, height. */
type Kept = readonly [x: number, y: number, width: number, height: number]

/** Crests scattered over a sheet, as one path. */
export function scatteredCrests(
  sheet: { width: number; height: number; count: number; seed: number; left?: number; size?: number },
  kept: readonly Kept[] = [],
): string {
  const { width, height, count, seed, left = 0, size = 0.8 } = sheet
  const random = seeded(seed)
  const isKept = (x: number, y: number) =>
    kept.some(([kx, ky, w, h]) => x > kx - 24 && x < kx + w && y > ky && y < ky + h)
  return Array.from({ length: count }, () => [left + random() * width, random() * height, random()] as const)
    .filter(([x, y]) => !isKept(x, y))
    .map(([x, y, more]) => crests(x, y, size + more * 0.5))
    .join('')
}

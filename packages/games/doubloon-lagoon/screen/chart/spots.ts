/** How pieces share a hex. */

export type Spot = { readonly x: number; readonly y: number; readonly scale: number }

const ALONE: readonly Spot[] = [{ x: 0, y: 2, scale: 1 }]
const PAIR: readonly Spot[] = [
  { x: -16, y: 3, scale: 0.8 },
  { x: 16, y: 3, scale: 0.8 },
]
const THREE: readonly Spot[] = [
  { x: -16, y: -10, scale: 0.72 },
  { x: 16, y: -10, scale: 0.72 },
  { x: 0, y: 17, scale: 0.72 },
]
const FOUR: readonly Spot[] = [
  { x: -15, y: -12, scale: 0.68 },
  { x: 15, y: -12, scale: 0.68 },
  { x: -15, y: 16, scale: 0.68 },
  { x: 15, y: 16, scale: 0.68 },
]

/** Across and down, in hexes with more pieces than four. */
const [ACROSS, DOWN] = [21, 20]

/** Where each of `count` pieces stands, around the middle of their hex, and how large. */
export function spotsFor(count: number): readonly Spot[] {
  const few = [[], ALONE, PAIR, THREE, FOUR][count]
  if (few) return few
  const rows = Math.ceil(count / 3)
  const scale = rows <= 2 ? 0.55 : 1.5 / (rows + 1)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 3)
    const inRow = Math.min(3, count - row * 3)
    return {
      x: ((i % 3) - (inRow - 1) / 2) * ACROSS,
      y: (row - (rows - 1) / 2) * Math.min(DOWN, (2 * DOWN) / (rows - 1)) + 2,
      scale,
    }
  })
}

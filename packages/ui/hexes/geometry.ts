/** Where hexes lie on a drawing: flat-topped, in units of which a hex is 40 from its middle to a corner. */

export type HexAt = { readonly q: number; readonly r: number }
export type Point = { readonly x: number; readonly y: number }

export const HEX_SIZE = 40
/** From the middle to the middle of an edge. */
export const HEX_HALF = (HEX_SIZE * Math.sqrt(3)) / 2

export const centreOf = ({ q, r }: HexAt): Point => ({ x: 1.5 * HEX_SIZE * q, y: 2 * HEX_HALF * (r + q / 2) })

const tenth = (n: number): number => Math.round(n * 10) / 10

/** The outline of a hex around a point, `inset` units inside its edges. */
export function hexPath({ x, y }: Point, inset = 0): string {
  const size = HEX_SIZE - inset * 1.1547
  const half = HEX_HALF - inset
  const corners = [
    [size, 0],
    [size / 2, half],
    [-size / 2, half],
    [-size, 0],
    [-size / 2, -half],
    [size / 2, -half],
  ] as const
  return `M${corners.map(([dx, dy]) => `${tenth(x + dx)} ${tenth(y + dy)}`).join('L')}Z`
}

/** A way through the middles of these hexes. */
export const wayThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('')

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What all of these hexes take up, with a margin. */
export function boxAround(hexes: readonly HexAt[], margin = 12): Box {
  const points = hexes.map(centreOf)
  const left = Math.min(...points.map(({ x }) => x)) - HEX_SIZE - margin
  const right = Math.max(...points.map(({ x }) => x)) + HEX_SIZE + margin
  const top = Math.min(...points.map(({ y }) => y)) - HEX_HALF - margin
  const bottom = Math.max(...points.map(({ y }) => y)) + HEX_HALF + margin
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
export type Arrow = (typeof ARROWS)[number]
export const isArrow = (key: string): key is Arrow => ARROWS.some(arrow => arrow === key)

/** The hex an arrow key leads to. Left and right keep to a row: a step down from an even column, up from an odd one. */
export function stepBy({ q, r }: HexAt, arrow: Arrow): HexAt {
  const isEven = q % 2 === 0
  switch (arrow) {
    case 'ArrowUp':
      return { q, r: r - 1 }
    case 'ArrowDown':
      return { q, r: r + 1 }
    case 'ArrowLeft':
      return { q: q - 1, r: isEven ? r + 1 : r }
    case 'ArrowRight':
      return { q: q + 1, r: isEven ? r : r - 1 }
  }
}

/** The track as a path that winds in three rows, whatever its length. */

export type Spot = { x: number; y: number }

const ROWS = 3
const WIDTH = 492
const tenth = (n: number): number => Math.round(n * 10) / 10

/** Where each space from 0 to `goal` lies. */
export function spots(goal: number): Spot[] {
  const columns = Math.ceil((goal + 1) / ROWS)
  return Array.from({ length: goal + 1 }, (_, i) => {
    const row = Math.floor(i / columns)
    const column = i % columns
    const along = row % 2 === 1 ? columns - 1 - column : column
    return {
      x: tenth(36 + (along * WIDTH) / Math.max(1, columns - 1)),
      y: tenth(48 + row * 66 + Math.sin(column * 1.1 + row) * 5),
    }
  })
}

/** A line through them that bends where a row ends. */
export function course(places: readonly Spot[]): string {
  let d = ''
  places.forEach(({ x, y }, i) => {
    const before = places[i - 1]
    if (!before) d += `M${x} ${y}`
    else if (Math.abs(y - before.y) > 40) {
      const out = before.x > WIDTH / 2 ? 46 : -46
      d += `C${before.x + out} ${before.y} ${x + out} ${y} ${x} ${y}`
    } else d += `Q${tenth((before.x + x) / 2)} ${tenth((before.y + y) / 2 + (i % 2 === 1 ? 5 : -5))} ${x} ${y}`
  })
  return d
}

/** Tokens on one space stand side by side: how far from the middle each of `n` is. */
export const aside = (i: number, n: number): number => (i - (n - 1) / 2) * 22

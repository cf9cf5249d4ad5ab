/**
 * How a slider's way becomes a number of the throw: everything OZ-27 allows is on it, and what is useful has most of the
 * room, about its middle.
 */

/** A number from -1 to 1 on a slider, or 0 to 1 for power; and what it stands for. */
export type Scale = { of: (way: number) => number; wayTo: (value: number) => number }

/** Nearly straight up to `fine`, then ever faster to `most`, and the same the other way. */
export function bent(fine: number, most: number): Scale {
  const of = (way: number): number => fine * way + (most - fine) * way ** 5
  return { of, wayTo: value => solve(of, value, -1, 1) }
}

/** Degrees to the right: all round. */
export const ANGLE = bent(25, 180)
/** Degrees above the level: from straight down to straight up. */
export const LOFT = bent(20, 90)

/** Up to a tenth, from there to nine tenths, and to the end of power: speeds in mm/s. Half reaches the middle of the table. */
const KNEES = [
  [0.1, 900],
  [0.9, 3400],
] as const

/** The speed of a hand that can throw at `fastest` mm/s. */
export function powerScale(fastest: number): Scale {
  const knees = [[0, 0] as const, ...KNEES.filter(([, speed]) => speed < fastest), [1, fastest] as const]
  const of = (power: number): number => {
    const at = Math.max(
      1,
      knees.findIndex(([share]) => power <= share),
    )
    const [[from, slow], [to, fast]] = [knees[at - 1] ?? [0, 0], knees[at] ?? [1, fastest]]
    return slow + ((power - from) / (to - from)) * (fast - slow)
  }
  return { of, wayTo: speed => solve(of, speed, 0, 1) }
}

/** Where a growing function has this value, as finely as numbers are. */
function solve(of: (way: number) => number, value: number, least: number, most: number): number {
  if (value <= of(least)) return least
  if (value >= of(most)) return most
  let [low, high] = [least, most]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (of(middle) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}

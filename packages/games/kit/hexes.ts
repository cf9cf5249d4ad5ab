/**
 * Hexes in axial coordinates, and finite maps of them whose spaces are numbered.
 *
 * Boards are drawn flat-topped, so the six directions, as on a clock:
 *
 *            (0,-1) 4
 *    (-1,0) 3 ▁▁▁▁▁ 5 (1,-1)
 *            ╱     ╲
 *            ╲▁▁▁▁▁╱
 *    (-1,1) 2       0 (1,0)
 *            (0,1) 1
 */
import { RulesBug, repeat } from '@nassau/kernel'

export type Hex = { q: number; r: number }

/** The six steps to a neighbour, each the next one clockwise. A direction is a place in this list. */
export const DIRECTIONS = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
] as const satisfies readonly Hex[]

/** Steps between two hexes, nothing in the way. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The hex `n` steps from `hex` in one direction. */
export function step(hex: Hex, direction: number, n = 1): Hex {
  const way = DIRECTIONS[direction]
  if (!way) throw new RulesBug('no-such-direction', { direction })
  return { q: hex.q + way.q * n, r: hex.r + way.r * n }
}

/** All hexes exactly `radius` from `centre`: clockwise, from the one in direction 0. Radius 0 is the centre alone. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [{ q: centre.q, r: centre.r }]
  const hexes: Hex[] = []
  for (let side = 0; side < 6; side++) {
    const corner = step(centre, side, radius)
    for (let n = 0; n < radius; n++) hexes.push(step(corner, (side + 2) % 6, n))
  }
  return hexes
}

/** All hexes within `radius` of the origin: the origin, then ring after ring outward. */
export function disk(radius: number): Hex[] {
  const hexes: Hex[] = []
  for (let n = 0; n <= radius; n++) hexes.push(...ring({ q: 0, r: 0 }, n))
  return hexes
}

/** A finite map. A space is a place in `hexes`; -1 stands for none. */
export type Field = {
  readonly hexes: readonly Hex[]
  /** For every space its six neighbours, in the order of `DIRECTIONS`; -1 where the map ends. */
  readonly neighbours: readonly (readonly number[])[]
  /** Which space a hex is: a table of `rows` numbers for every q from `fromQ` on, starting at `fromR`. */
  readonly lookup: {
    readonly fromQ: number
    readonly fromR: number
    readonly rows: number
    readonly spaces: readonly number[]
  }
}

/** The map made of these hexes, numbered in the order given. */
export function fieldOf(hexes: readonly Hex[]): Field {
  let [fromQ, fromR, toQ, toR] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { q, r } of hexes) {
    fromQ = Math.min(fromQ, q)
    fromR = Math.min(fromR, r)
    toQ = Math.max(toQ, q)
    toR = Math.max(toR, r)
  }
  const rows = hexes.length === 0 ? 0 : toR - fromR + 1
  const spaces = repeat(-1, hexes.length === 0 ? 0 : (toQ - fromQ + 1) * rows)
  for (const [space, hex] of hexes.entries()) {
    const at = (hex.q - fromQ) * rows + hex.r - fromR
    if (spaces[at] !== -1) throw new RulesBug('hex-twice', { hex, space })
    spaces[at] = space
  }
  const lookup = { fromQ, fromR, rows, spaces }
  return { hexes, lookup, neighbours: hexes.map(hex => DIRECTIONS.map((_, way) => find(lookup, step(hex, way)))) }
}

/** The number of a hex's space; -1 if it is not on the map. */
export const spaceAt = (field: Field, hex: Hex): number => find(field.lookup, hex)

function find({ fromQ, fromR, rows, spaces }: Field['lookup'], { q, r }: Hex): number {
  const row = r - fromR
  const at = (q - fromQ) * rows + row
  return row < 0 || row >= rows || at < 0 || at >= spaces.length ? -1 : (spaces[at] ?? -1)
}

const NOWHERE: readonly number[] = []

/** Steps from one space to every space, through spaces that can be entered; -1 where no way leads. */
export function distances(field: Field, from: number, canEnter?: (space: number) => boolean): number[] {
  const steps = repeat(-1, field.hexes.length)
  const queue = [from]
  steps[from] = 0
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i] ?? -1
    const there = (steps[here] ?? 0) + 1
    for (const space of field.neighbours[here] ?? NOWHERE) {
      if (space < 0 || steps[space] !== -1 || (canEnter && !canEnter(space))) continue
      steps[space] = there
      queue.push(space)
    }
  }
  return steps
}

/** What a piece can reach: for every space the cheapest cost and the space it is entered from; -1 for none. */
export type Reached = { costs: number[]; cameFrom: number[] }

/**
 * Everything within a budget. `costOf` is what entering `space` from `from` costs, a whole number
 * from 0 up, or null where that cannot be. Spaces wait in one list for each cost, so the queue is
 * never sorted.
 */
export function reach(
  field: Field,
  from: number,
  budget: number,
  costOf: (space: number, from: number) => number | null,
): Reached {
  const costs = repeat(-1, field.hexes.length)
  const cameFrom = repeat(-1, field.hexes.length)
  const waiting: number[][] = [[from]]
  costs[from] = 0
  for (let cost = 0; cost < waiting.length; cost++) {
    const group = waiting[cost]
    if (!group) continue
    // A step that costs nothing adds to the group in hand.
    for (let i = 0; i < group.length; i++) {
      const here = group[i] ?? -1
      if (costs[here] !== cost) continue // found a cheaper way since
      for (const space of field.neighbours[here] ?? NOWHERE) {
        if (space < 0) continue
        const known = costs[space] ?? 0
        if (known >= 0 && known <= cost) continue
        const fee = costOf(space, here)
        if (fee === null) continue
        if (fee < 0 || !Number.isInteger(fee)) throw new RulesBug('cost-not-whole', { space, from: here, fee })
        const total = cost + fee
        if (total > budget || (known >= 0 && known <= total)) continue
        costs[space] = total
        cameFrom[space] = here
        const later = waiting[total]
        if (later) later.push(space)
        else waiting[total] = [space]
      }
    }
  }
  return { costs, cameFrom }
}

/** The spaces of the cheapest way, start and goal included; empty if the goal is out of reach. */
export function pathTo({ costs, cameFrom }: Reached, space: number): number[] {
  if ((costs[space] ?? -1) < 0) return []
  const path: number[] = []
  for (let here = space; here >= 0; here = cameFrom[here] ?? -1) path.push(here)
  return path.reverse()
}

/** Where things lie on the drawing: tones of water, ships that share a space, and the way a ship sailed. */
import { distance, type Hex } from '../../../kit/hexes.ts'
import type { Space } from '../../chart.ts'
import type { SeasEvent } from '../../events.ts'

/** Rings counted from the middle that are deep water; the next one is open sea, and beyond it the shallows begin. */
const DEEP = 2
const OPEN = 3

export function toneOf(hex: Hex): 'deep' | 'open' | 'shallow' {
  const ring = distance(hex, { q: 0, r: 0 })
  if (ring <= DEEP) return 'deep'
  return ring <= OPEN ? 'open' : 'shallow'
}

/** How a ship lies beside others, or beside a prize, on one space. */
export type Berth = { dx: number; dy: number; scale: number }

export function berth(place: number, of: number, isShared: boolean): Berth {
  if (of === 1) return isShared ? { dx: -20, dy: 1, scale: 0.54 } : { dx: 0, dy: 8, scale: 0.98 }
  const angle = (place / of) * 2 * Math.PI + Math.PI * 0.75
  const scale = isShared ? 0.46 : of === 2 ? 0.66 : 0.52
  return { dx: Math.cos(angle) * (isShared ? 21 : 17), dy: 4 + Math.sin(angle) * (isShared ? 17 : 12), scale }
}

/** The spaces a ship came through just now, ending where it is. */
export function wayOf(fresh: readonly SeasEvent[], seat: number, at: Space): Space[] {
  const way = fresh.flatMap(event => (event.kind === 'sailed' && event.seat === seat ? [event.at] : []))
  return way.at(-1) === at ? way : [...way, at]
}

/** The spaces the Dutchman drifted through just now. */
export function driftOf(fresh: readonly SeasEvent[], at: Space): Space[] {
  const way = fresh.flatMap(event => (event.kind === 'dutchman-drifts' ? [event.at] : []))
  return way.at(-1) === at ? way : [...way, at]
}

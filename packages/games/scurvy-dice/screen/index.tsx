/** How Scurvy Dice looks. */
import type { SeaEvent } from '../events.ts'

export { examples } from './examples/examples.tsx'
export { Screen } from './screen.tsx'
export { SeatNote } from './seat-note.tsx'

/** What wants a longer look than the rest, in ms. */
const LONG_LOOKS: Partial<Record<SeaEvent['kind'], number>> = {
  melee: 1800,
  fired: 1500,
  chased: 1300,
  'treasure-rolled': 1500,
  offered: 1500,
  scored: 1200,
}

export const dwell = (events: readonly SeaEvent[]): number =>
  Math.max(0, ...events.map(({ kind }) => LONG_LOOKS[kind] ?? 800))

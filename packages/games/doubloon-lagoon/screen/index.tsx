/** How Doubloon Lagoon looks. */
import type { LagoonEvent } from '../events.ts'

export { examples } from './examples/examples.tsx'
export { Screen } from './screen.tsx'
export { SeatNote } from './seat-note.tsx'

/** What wants a longer look than the rest, in ms. */
const LONG_LOOKS: Partial<Record<LagoonEvent['kind'], number>> = {
  adventure: 2200,
  played: 1600,
  'battle-rolled': 1800,
  'battle-result': 2000,
  'rolled-for-first': 1600,
  checked: 1500,
  struck: 1600,
  sunk: 1600,
  'counter-placed': 350,
}

export const dwell = (events: readonly LagoonEvent[]): number =>
  Math.max(0, ...events.map(({ kind }) => LONG_LOOKS[kind] ?? 700))

/** How King of Pirates looks. */
import type { SeasEvent } from '../events.ts'

export { examples } from './examples/examples.tsx'
export { Screen } from './screen.tsx'
export { SeatNote } from './seat-note.tsx'

/** How long each wants to be looked at, in ms; what is not named passes quickly. */
const LOOKS: Partial<Record<SeasEvent['kind'], number>> = {
  plundered: 2200,
  robbed: 2200,
  'dug-up': 2200,
  fought: 1800,
  haunted: 2200,
  mutiny: 1800,
  played: 1500,
  attacks: 1300,
  rolled: 1300,
  'rolled-again': 1200,
  'mutiny-brews': 1000,
  'pocket-picked': 1500,
  'tile-turned': 800,
  'dutchman-drifts': 700,
}
const A_GLANCE = 400

export const dwell = (events: readonly SeasEvent[]): number =>
  Math.max(0, ...events.map(({ kind }) => LOOKS[kind] ?? A_GLANCE))

/** How Scurvy Dice looks. */

export { examples } from './examples/examples.tsx'
export { race } from './race.ts'
export { Screen } from './screen.tsx'
export { SeatNote } from './seat-note.tsx'
export { dwell, stands } from './weights.ts'

/** What marks a seat, a place or a state. */
export { Lantern } from './lantern.tsx'
export { Panel } from './panel.tsx'
export { FreeSeat, SeatMark } from './seat-mark.tsx'
export { colourOfSeat, fillOfSeat, SEAT_COLOURS, SEAT_SHAPES } from './seats.ts'

/** What marks a seat, a place or a state. */
export { FlownColours, useFlown } from './flown.ts'
export { Lantern } from './lantern.tsx'
export { Panel } from './panel.tsx'
export { ColourMark, FreeSeat, SeatMark } from './seat-mark.tsx'
export { colourOfSeat, fillOfSeat, SEAT_COLOURS, SEAT_SHAPES } from './seats.ts'

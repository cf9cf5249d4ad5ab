/** The colours and shapes of the seats, in order of sitting. Colour never speaks alone: the shape says the same. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white'] as const
export type SeatColour = (typeof SEAT_COLOURS)[number]

/** The shape of each colour in a box of twenty by twenty. */
export const SEAT_SHAPES: Record<SeatColour, string> = {
  red: 'M10 1.2L18.8 10L10 18.8L1.2 10Z',
  blue: 'M10 2A8 8 0 0 1 10 18A8 8 0 0 1 10 2Z',
  green: 'M10 2L18.8 17.5H1.2Z',
  yellow: 'M2.5 2.5H17.5V17.5H2.5Z',
  black: 'M7 1.2H13V7H18.8V13H13V18.8H7V13H1.2V7H7Z',
  white: 'M10 1L12.7 7L19.2 7.6L14.3 11.9L15.8 18.3L10 14.9L4.2 18.3L5.7 11.9L0.8 7.6L7.3 7Z',
}

/** Tables of seven and more begin again with the first colour; their seats carry their number as well. */
export const colourOfSeat = (seat: number): SeatColour => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'red'

/** What to fill the pieces of a seat with. */
export const fillOfSeat = (seat: number): string => `var(--seat-${colourOfSeat(seat)})`

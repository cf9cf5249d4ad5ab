/** Where the pips of a face lie, in a box of forty by forty. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [
    [11, 11],
    [29, 29],
  ],
  [
    [10, 10],
    [20, 20],
    [30, 30],
  ],
  [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  [
    [10, 10],
    [30, 10],
    [20, 20],
    [10, 30],
    [30, 30],
  ],
  [
    [11, 9],
    [29, 9],
    [11, 20],
    [29, 20],
    [11, 31],
    [29, 31],
  ],
]

export const pipsOf = (face: number): readonly (readonly [number, number])[] => PIPS[face] ?? []

/** All pips of a face as one path. */
export const pipPath = (face: number): string =>
  pipsOf(face)
    .map(([x, y]) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`)
    .join('')

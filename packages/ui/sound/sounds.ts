/** The sounds of the house, as recipes for the synthesiser: no file is loaded, every sound is short. */

/**
 * One stroke of the synthesiser, in the order it wants them: volume, randomness, frequency in Hz, attack, sustain and
 * release in seconds, shape of the wave (0 sine, 1 triangle, 2 saw, 3 tangent, 4 noise), curve, slide, change of slide,
 * pitch jump in Hz and when, repeat, noise, modulation, crush, echo, sustain volume, decay, tremolo, filter in Hz.
 */
type Stroke = readonly number[]

/** A stroke and how many ms after the sound began it falls. */
export type Note = { at: number; stroke: Stroke }

const once = (...stroke: number[]): readonly Note[] => [{ at: 0, stroke }]
const strokes = (times: readonly number[], stroke: (i: number) => Stroke): readonly Note[] =>
  times.map((at, i) => ({ at, stroke: stroke(i) }))

/** Bone on wood: each knock a little softer and higher than the one before. */
const knock = (i: number): Stroke => [
  0.9 - i * 0.14,
  0.15,
  240 + i * 60,
  0,
  0,
  0.05,
  4,
  2.2,
  0,
  0,
  0,
  0,
  0,
  1.2,
  0,
  0,
  0,
  0.5,
  0.01,
  0,
  1400,
]

/** A scale without half-tones: whatever two seats ring one after the other sounds well. */
const BELLS = [523.25, 587.33, 659.25, 783.99, 880, 1046.5]

export const SOUNDS = {
  die: strokes([0, 90, 150, 240, 290], knock),
  card: once(0.5, 0.1, 900, 0.02, 0.02, 0.09, 4, 1.4, -9, 0, 0, 0, 0, 2, 0, 0, 0, 0.6, 0.02, 0, -1800),
  coin: strokes([0, 70], i => [
    0.45,
    0.02,
    1480 + i * 490,
    0,
    0.01,
    0.22,
    0,
    1.6,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0.6,
    0.03,
  ]),
  cannon: once(1.4, 0.1, 62, 0.01, 0.06, 0.7, 4, 1.4, -0.6, 0, 0, 0, 0, 1.4, 0, 0.2, 0.05, 0.6, 0.12, 0, 500),
  drum: strokes([0, 160, 240], i => [
    0.9 - i * 0.2,
    0.03,
    92,
    0,
    0.02,
    0.2,
    0,
    1.6,
    -1.2,
    0,
    0,
    0,
    0,
    0.15,
    0,
    0,
    0,
    0.6,
    0.03,
  ]),
  wood: once(0.8, 0.1, 170, 0, 0.01, 0.09, 1, 2.4, -2, 0, 0, 0, 0, 0.5, 0, 0, 0, 0.5, 0.02, 0, 900),
  water: once(0.5, 0.2, 300, 0.16, 0.12, 0.5, 4, 0.8, -0.4, 0, 0, 0, 0, 3, 0, 0, 0, 0.7, 0.1, 0, 700),
  win: strokes([0, 150, 300, 480], i => [
    0.6,
    0,
    [392, 523.25, 659.25, 783.99][i] ?? 392,
    0.01,
    0.08,
    i === 3 ? 0.7 : 0.18,
    1,
    1.4,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0.06,
    0.7,
    0.05,
  ]),
} as const satisfies Record<string, readonly Note[]>

/** "Your turn": every seat has a bell of its own. */
export const bell = (seat: number): readonly Note[] =>
  strokes([0, 130], i => [
    0.55 - i * 0.2,
    0,
    BELLS[seat % BELLS.length] ?? 523.25,
    0,
    0.04,
    0.6,
    0,
    1.5,
    0,
    0,
    0,
    0,
    0,
    0,
    3,
    0,
    0,
    0.5,
    0.08,
  ])

/** The measures of a tossing table as data, in mm, and what a legal arrangement of disks is (OZ-6, PZ-5). */
import * as z from 'zod/mini'
import type { End } from './board.ts'

const length = z.number().check(z.gt(0), z.lte(10_000))
const share = z.number().check(z.gte(0), z.lte(100))
const word = z.string().check(z.minLength(1), z.maxLength(80))
const place = z.number().check(z.gte(-10_000), z.lte(10_000))

const goal = z.strictObject({ name: word, value: z.int().check(z.gte(0), z.lte(100_000)) })
const spots = z.array(z.strictObject({ x: place, y: place })).check(z.length(3))

/** The fields every tossing game's edition has. */
export const TOSS_FIELDS = {
  name: word,
  table: z.strictObject({ width: length, length }),
  /** Across opposite faces. */
  dieSize: z.number().check(z.gte(8), z.lte(40)),
  /** Across opposite faces of a twelve-sided cannonball (PZ-34). */
  cannonballSize: z.number().check(z.gte(8), z.lte(40)),
  goalDiameter: length,
  foulDiameter: length,
  diskThickness: z.number().check(z.gt(0), z.lte(10)),
  /** From an end of the table to its foul line: the default, the far end's where that has another (PZ-4), and how near and far it may be put. */
  foulLine: z.strictObject({ usual: length, far: z.optional(length), least: length, most: length }),
  /** The three targets or islands, in order. */
  goals: z.array(goal).check(z.length(3)),
  /** Ready-made arrangements, the usual one first. */
  presets: z.array(z.strictObject({ name: word, spots })).check(z.minLength(1), z.maxLength(20)),
  /** OZ-27: where a hand lets go, measured from the tossing edge, and how hard it throws. */
  release: z.strictObject({
    behind: length,
    past: length,
    low: length,
    high: length,
    /** mm/s */
    speed: length,
    /** rad/s */
    spin: length,
  }),
  /** OZ-29: standard deviations, per cent of speed, degrees of direction, per cent of spin. */
  tremor: z.strictObject({ speed: share, direction: share, spin: share }),
  /** What each die a foul disturbed costs. */
  penalty: z.int().check(z.gte(0), z.lte(10_000)),
  /** Whether dice on a target are lifted off and set aside (OZ-17). */
  setsAside: z.boolean(),
}

const schema = z.strictObject(TOSS_FIELDS)
export type TossEdition = z.infer<typeof schema>

/** How far an end's foul line usually is from it. */
export const usualLine = ({ foulLine: { usual, far } }: TossEdition, end: End): number =>
  end === 'far' ? (far ?? usual) : usual

/**
 * The edition: dice, track and captains as data, so that the owner of a box can play with theirs.
 * `edition.json` is the standard one; another is checked against the same schema.
 */
import { badAt, good, type Result } from '@nassau/kernel'
import * as z from 'zod/mini'
import { readEditionWith } from '../../kit/read-edition.ts'
import { POWER_NAMES } from '../captains.ts'
import standard from './edition.json' with { type: 'json' }

/** The faces of a ship die (SD-3). A ship serves as a sail or as a hull. */
export const FACES = ['ship', 'cannon', 'crew', 'parrot'] as const
export type Face = (typeof FACES)[number]

const points = z.int().check(z.gte(0), z.lte(100))
const space = z.int().check(z.gte(1), z.lte(1000))
const word = z.string().check(z.minLength(1), z.maxLength(400))

const captain = z.strictObject({
  /** The name used in records and tables. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'expected a lower-case word such as "black-bart"')),
  name: word,
  skill: word,
  power: z.enum(POWER_NAMES),
  /** How strong the power is: dice, points, crew or margin, as its text says. */
  amount: z.int().check(z.gte(1), z.lte(10)),
  text: word,
})

const schema = z.strictObject({
  name: word,
  /** Any number of faces from 2 on. */
  shipDie: z.array(z.enum(FACES)).check(z.minLength(2), z.maxLength(100)),
  /** Coins, or a skull. */
  treasureDie: z
    .array(z.union([z.int().check(z.gte(1), z.lte(100)), z.literal('skull')]))
    .check(z.minLength(2), z.maxLength(100)),
  fightPoints: z.strictObject({ ship: points, cannon: points, crew: points, parrot: points }),
  /** The spaces where the short and the full game end (SD-5). */
  track: z.strictObject({ blackSpot: space, x: space }),
  captains: z.array(captain).check(z.minLength(4), z.maxLength(50)),
})

export type Edition = z.infer<typeof schema>
export type Captain = z.infer<typeof captain>

export function readEdition(data: unknown): Result<Edition> {
  const read = readEditionWith(schema, data)
  if (!read.ok) return read
  const edition = read.value
  if (!edition.treasureDie.some(face => face !== 'skull'))
    return badAt('edition', ['treasureDie'], 'at least one face must show coins')
  if (!edition.shipDie.includes('ship'))
    return badAt('edition', ['shipDie'], 'at least one face must be a ship, or nobody could ever sail')
  const twice = edition.captains.find(({ id }, i) => edition.captains.findIndex(other => other.id === id) < i)
  return twice ? badAt('edition', ['captains'], `"${twice.id}" is there twice`) : good(edition)
}

/** The game's own edition, read as strictly as any other. */
export const EDITION: Edition = schema.parse(standard)

/**
 * The edition: map, terrain costs, results matrix and both decks as data, so that the owner of a box
 * can play with theirs. `edition.json` is the standard one; another is checked against the same
 * schema.
 */
import { badAt, good, type Path, type Result } from '@nassau/kernel'
import * as z from 'zod/mini'
import { readEditionWith } from '../../kit/read-edition.ts'
import { EVENT_EFFECTS, ITEM_EFFECTS, OTHER_EFFECTS } from '../cards/effects.ts'
import { mapProblem } from './check-map.ts'
import standard from './edition.json' with { type: 'json' }

const word = z.string().check(z.minLength(1), z.maxLength(400))
const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'expected a lower-case word such as "fair-wind"'))
const points = z.int().check(z.gte(0), z.lte(100))
const cost = z.int().check(z.gte(1), z.lte(20))
const copies = z.int().check(z.gte(1), z.lte(40))
/** How strong an effect is: points, steps, hexes, cards, or the highest pips that do it. */
const amount = z.int().check(z.gte(1), z.lte(20))

export const TYPES = ['item', 'encounter', 'peril', 'fortune'] as const

const adventure = z.strictObject({
  /** The name used in records and tables. */
  id,
  name: word,
  type: z.enum(TYPES),
  /** DL-45 What it counts for. */
  value: points,
  copies,
  effect: z.enum([...ITEM_EFFECTS, ...OTHER_EFFECTS]),
  amount,
  /** Event cards drawn for a fight that is won. */
  prize: z.optional(z.int().check(z.gte(1), z.lte(10))),
  text: word,
})

const event = z.strictObject({ id, name: word, effect: z.enum(EVENT_EFFECTS), copies, amount, text: word })

/** DL-24 What the loser of a battle suffers. */
const row = z.strictObject({
  steps: z.int().check(z.gte(0), z.lte(20)),
  retreat: z.int().check(z.gte(0), z.lte(6)),
  immobilized: z.boolean(),
})

const schema = z.strictObject({
  name: word,
  /** DL-2 The text map, line by line. */
  map: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(1000)),
  /** DL-4 What crews pay to enter. */
  costs: z.strictObject({
    port: cost,
    home: cost,
    beach: cost,
    grass: cost,
    jungle: cost,
    hills: cost,
    swamp: cost,
    mountain: cost,
  }),
  /** DL-27 No crew grows beyond this. */
  mostSteps: z.int().check(z.gte(3), z.lte(20)),
  /** DL-24 By difference, from 0 up; the last row holds for all greater ones. */
  matrix: z.array(row).check(z.minLength(2), z.maxLength(40)),
  /** DL-37 How many adventures lie above the treasure at least. */
  treasureUnder: z.int().check(z.gte(0), z.lte(100)),
  adventures: z.array(adventure).check(z.minLength(1), z.maxLength(100)),
  events: z.array(event).check(z.minLength(1), z.maxLength(100)),
})

export type Edition = z.infer<typeof schema>
export type Adventure = z.infer<typeof adventure>
export type EventCard = z.infer<typeof event>

export function readEdition(data: unknown): Result<Edition> {
  const read = readEditionWith(schema, data)
  if (!read.ok) return read
  const edition = read.value
  const problem = deckProblem(edition)
  if (problem) return badAt('edition', problem.path, problem.says)
  const inMap = mapProblem(edition)
  if (!inMap) return good(edition)
  const { says, line } = inMap
  return {
    ok: false,
    problem: { says: `edition, at map: ${says}`, line: null, path: ['map', ...(line ? [line - 1] : [])] },
  }
}

/** What is wrong with a deck, beyond its shape; null if nothing. */
function deckProblem({ adventures, events }: Edition): { path: Path; says: string } | null {
  for (const [deck, cards] of [
    ['adventures', adventures],
    ['events', events],
  ] as const) {
    const twice = cards.findIndex((card, i) => cards.findIndex(other => other.id === card.id) < i)
    if (twice >= 0)
      return { path: [deck, twice, 'id'], says: `"${cards[twice]?.id}" is there twice; expected every card once` }
  }
  const odd = adventures.findIndex(({ type, effect }) => (type === 'item') !== isItemEffect(effect))
  if (odd >= 0) {
    const expected = adventures[odd]?.type === 'item' ? ITEM_EFFECTS : OTHER_EFFECTS
    return { path: ['adventures', odd, 'effect'], says: `expected one of ${expected.join(', ')} for this type of card` }
  }
  const treasures = adventures.reduce((n, { effect, copies }) => n + (effect === 'treasure' ? copies : 0), 0)
  return treasures === 1 ? null : { path: ['adventures'], says: `${treasures} treasures; expected exactly one` }
}

const isItemEffect = (effect: string): boolean => ITEM_EFFECTS.some(other => other === effect)

/** The game's own edition, read as strictly as any other. */
export const EDITION: Edition = schema.parse(standard)

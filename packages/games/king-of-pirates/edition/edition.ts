/**
 * The edition: board, tiles, decks, dice, ship parts and pirates as data, so that the owner of a box
 * can play with theirs. `edition.json` is the standard one; another is checked against the same schema.
 */
import { badAt, type Path, type Result } from '@nassau/kernel'
import * as z from 'zod/mini'
import { disk } from '../../kit/hexes.ts'
import { sum } from '../../kit/lists.ts'
import { readEditionWith } from '../../kit/read-edition.ts'
import { CAPTAIN_SKILLS, CARDS, COLOURS, NATIONS, SKILLS } from '../words/names.ts'
import standard from './edition.json' with { type: 'json' }

const word = z.string().check(z.minLength(1), z.maxLength(400))
const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'expected a lower-case word such as "old-marrow"'))
const few = z.int().check(z.gte(0), z.lte(20))
const some = z.int().check(z.gte(1), z.lte(20))
const many = z.int().check(z.gte(0), z.lte(200))
const doubloons = z.int().check(z.gte(1), z.lte(1_000_000))
const axis = z.int().check(z.gte(-10), z.lte(10))
/** Axial coordinates. */
const place = z.tuple([axis, axis])
const aNation = z.strictObject({ british: place, french: place, spanish: place })
const prize = z.strictObject({ defence: some, loot: few })
const card = z.strictObject({ name: word, copies: many, text: word })

const schema = z.strictObject({
  name: word,
  /** KP-64 Doubloons that win. */
  goal: doubloons,
  /** KP-2, KP-3 */
  board: z.strictObject({
    radius: z.int().check(z.gte(2), z.lte(10)),
    centre: place,
    /** The corner lairs, in the order of the compass colours. */
    corners: z.array(place).check(z.length(COLOURS.length)),
    strongholds: aNation,
    cities: aNation,
    treasures: z.array(z.strictObject({ at: place, maps: some, worth: doubloons })).check(z.maxLength(30)),
    /** KP-4 Where shark tiles lie; all other open water gets ocean tiles. */
    darkWater: z.array(place),
  }),
  /** KP-5 How many tiles of each kind in either set, all nations together. */
  tiles: z.strictObject({
    ships: z
      .array(z.strictObject({ id, defence: some, loot: few, isWarship: z.boolean(), ocean: many, shark: many }))
      .check(z.minLength(1), z.maxLength(10)),
    empty: z.strictObject({ ocean: many, shark: many }),
  }),
  /** KP-6 */
  city: prize,
  stronghold: prize,
  /** KP-9, KP-66 */
  ship: z.strictObject({
    sails: some,
    fairWindSails: some,
    places: z.int().check(z.gte(2), z.lte(20)),
    rum: few,
    cannonballs: few,
  }),
  /** KP-10 */
  middle: z.strictObject({ cost: doubloons, sails: few, places: few, 'rum-hold': few, 'gun-deck': few }),
  /** KP-28 A scurvy token, or rum drunk. */
  upkeepDie: z.array(z.union([z.literal('scurvy'), few])).check(z.minLength(1), z.maxLength(20)),
  /** KP-13, KP-25 */
  hand: z.strictObject({ start: few, draw: few, limit: some }),
  /** KP-45 Loot cards the winner between players draws. */
  duelLoot: few,
  /** KP-16 How many loot cards of each worth. */
  loot: z.record(z.string().check(z.regex(/^[1-9][0-9]*$/, 'expected a worth in doubloons such as "100"')), many),
  actions: z.strictObject({
    'treasure-map': card,
    tailwind: card,
    assault: card,
    mercenaries: card,
    ambush: card,
    'citrus-fruits': card,
    scurvy: card,
    soldiers: card,
    'flying-dutchman': card,
    assassination: card,
    keelhauling: card,
    mutiny: card,
  }),
  /** KP-61 to KP-63 */
  pirates: z
    .array(z.strictObject({ id, name: word, skill: z.enum(SKILLS), captain: z.enum(CAPTAIN_SKILLS), motto: word }))
    .check(z.maxLength(200)),
})

export type Edition = z.infer<typeof schema>
export type Pirate = Edition['pirates'][number]

/** Six crews of three drawn pirates must come out of the deck before play begins (KP-11). */
const FEWEST_PIRATES = 18

export function readEdition(data: unknown): Result<Edition> {
  const read = readEditionWith(schema, data)
  if (!read.ok) return read
  const problem = oddity(read.value)
  return problem === null ? read : badAt('edition', problem.path, problem.says)
}

/** What no schema can say: things that must fit each other. */
function oddity(edition: Edition): { path: Path; says: string } | null {
  const { board, tiles, pirates, hand, loot, actions } = edition
  const special = [
    board.centre,
    ...board.corners,
    ...NATIONS.flatMap(nation => [board.strongholds[nation], board.cities[nation]]),
    ...board.treasures.map(({ at }) => at),
    ...board.darkWater,
  ]
  const spaces = disk(board.radius).length
  const isOff = ([q, r]: readonly [number, number]): boolean =>
    Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > board.radius
  const off = special.find(isOff)
  if (off) return { path: ['board'], says: `(${off.join(', ')}) is outside a board of radius ${board.radius}` }
  const twice = special.find((here, i) => special.findIndex(other => String(other) === String(here)) < i)
  if (twice) return { path: ['board'], says: `(${twice.join(', ')}) is named twice; every space has one use` }
  const uneven = tiles.ships.find(({ ocean, shark }) => (ocean + shark) % NATIONS.length > 0 || ocean % 3 > 0)
  if (uneven)
    return {
      path: ['tiles', 'ships'],
      says: `the ${uneven.id} tiles of each set must be shared equally by three nations`,
    }
  const dark = board.darkWater.length
  const light = spaces - special.length
  const sharks = sum(tiles.ships.map(({ shark }) => shark)) + tiles.empty.shark
  const oceans = sum(tiles.ships.map(({ ocean }) => ocean)) + tiles.empty.ocean
  if (sharks !== dark)
    return { path: ['tiles'], says: `${sharks} shark tiles for ${dark} dark spaces; there must be one each` }
  if (oceans !== light)
    return { path: ['tiles'], says: `${oceans} ocean tiles for ${light} light spaces; there must be one each` }
  if (pirates.length < FEWEST_PIRATES)
    return { path: ['pirates'], says: `${pirates.length}, at least ${FEWEST_PIRATES} needed` }
  const namesake = pirates.find((one, i) => pirates.findIndex(other => other.id === one.id) < i)
  if (namesake) return { path: ['pirates'], says: `"${namesake.id}" is there twice` }
  if (sum(Object.values(loot)) === 0) return { path: ['loot'], says: 'no cards at all' }
  if (sum(CARDS.map(card => actions[card].copies)) < 6 * hand.start)
    return { path: ['actions'], says: `six players need ${6 * hand.start} cards to start with` }
  return hand.draw > hand.limit ? { path: ['hand'], says: 'more cards drawn in a turn than may be held' } : null
}

/** The game's own edition, read as strictly as any other. */
export const EDITION: Edition = schema.parse(standard)

/**
 * What a person or a program can do at a table. Every action carries an id of the client's own making:
 * sent again with the same id it is not done again, and the first answer is given.
 */
import * as z from 'zod/mini'
import { BEATS } from './beats.ts'

const ACTION_ID = /^[\w-]{1,64}$/
const MATCH_ID = /^[\w-]{12,32}$/
const MOST = 1_000_000
export const actionId = z.string().check(z.regex(ACTION_ID))
export const matchId = z.string().check(z.regex(MATCH_ID))
const count = z.int().check(z.minimum(0), z.maximum(MOST))
/** The same, for those who cannot wait for a schema. */
export const isActionId = (id: unknown): boolean => typeof id === 'string' && ACTION_ID.test(id)
export const isMatchId = (id: unknown): boolean => typeof id === 'string' && MATCH_ID.test(id)
export const isCount = (n: unknown): boolean => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= MOST
const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const DAY_MS = 86_400_000

/** Each choice has `choiceMs`; what it takes beyond that comes out of a bank of `bankMs`. */
const clock = z.strictObject({
  choiceMs: z.int().check(z.minimum(1000), z.maximum(30 * DAY_MS)),
  bankMs: z.int().check(z.minimum(0), z.maximum(30 * DAY_MS)),
})
export type Clock = z.output<typeof clock>

/** Who shall sit where: the one who asks, anyone, whoever has this seat's link, or a bot. */
const wantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('bot'), level: words(32) }),
])
export type WantedSeat = z.output<typeof wantedSeat>

export const createMatch = z.strictObject({
  id: actionId,
  game: words(64),
  options: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  edition: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  seats: z.array(wantedSeat).check(z.minLength(1), z.maxLength(16)),
  isPublic: z.optional(z.boolean()),
  clock: z.optional(z.nullable(clock)),
  /** How long a reaction window stays open, in ms; null: as long as the house thinks right. */
  windowMs: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(60_000)))),
  /** How long the table pauses where somebody may play something unasked. */
  beat: z.optional(z.enum(BEATS)),
  /** How long an absent person is waited for before a bot stands in, in ms; null: for ever. */
  absenceMs: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(30 * DAY_MS)))),
  /** What the creator adds to the dice, before they know what the house has sealed: `stirs` is better. */
  entropy: z.optional(words(200)),
  /** Everyone who sits down stirs the dice once they have seen the commitment; it begins when all have, or soon after. */
  stirs: z.optional(z.boolean()),
})
export type CreateMatch = z.output<typeof createMatch>

/** The actions at a table by name, and what each says beside its name and its match. */
export const ACTIONS = {
  join: z.strictObject({
    id: actionId,
    token: z.optional(words(64)),
    seat: z.optional(count),
    entropy: z.optional(words(200)),
  }),
  leave: z.strictObject({ id: actionId }),
  /** Before the beginning: what this person adds to the dice, now that they have seen what the house has sealed. */
  stir: z.strictObject({ id: actionId, entropy: words(200), commitment: words(64) }),
  choose: z.strictObject({ id: actionId, seen: count, choice: z.unknown() }),
  undo: z.strictObject({ id: actionId, seen: count, back: z.optional(z.int().check(z.minimum(1), z.maximum(1000))) }),
  vote: z.strictObject({ id: actionId, agrees: z.boolean() }),
  draw: z.strictObject({ id: actionId }),
  resign: z.strictObject({ id: actionId }),
  chat: z.strictObject({ id: actionId, text: words(500) }),
  /** After the end: the same again, or not (`agrees` false); without a word it is yes. */
  rematch: z.strictObject({ id: actionId, agrees: z.optional(z.boolean()) }),
  /** Before the beginning: a bot on an empty seat. */
  'seat-bot': z.strictObject({ id: actionId, seat: count, level: z.optional(words(32)) }),
  orders: z.strictObject({ id: actionId, orders: z.array(words(64)).check(z.maxLength(64)) }),
  /** Wait: I may want to play something. */
  hold: z.strictObject({ id: actionId }),
  /** Go on without me. */
  'go-on': z.strictObject({ id: actionId }),
  /** The host's: nobody speaks here for now, or all may again. */
  'close-chat': z.strictObject({ id: actionId, isClosed: z.boolean() }),
  /** The host's: somebody who looks on, or sits here before the beginning, has to go. */
  remove: z.strictObject({ id: actionId, seat: z.optional(count), from: z.optional(words(64)) }),
  /** The host's: this table is no more. With other people at it a match is resigned, or drawn, but not closed. */
  close: z.strictObject({ id: actionId }),
  stops: z.strictObject({ id: actionId, stops: z.array(words(64)).check(z.maxLength(64)) }),
} as const

export type Verb = keyof typeof ACTIONS
export type ActionBody<V extends Verb> = z.output<(typeof ACTIONS)[V]>
/** An action with its name. */
export type Action = { [V in Verb]: { type: V } & ActionBody<V> }[Verb]

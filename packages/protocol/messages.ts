/**
 * The live channel: JSON objects with a `type`, one a frame.
 *
 *   client ─ hello ─▶ server          client ─ watch | unwatch | an action ─▶ server
 *   server ─ welcome │ table │ news │ presence │ removed │ done │ refused ─▶ client
 *
 * Whatever is said about a match to one who watches it carries a number, one more than the last. Whoever
 * names the last number it has gets the rest, or the whole table if that is long ago.
 */
import { type AnyEvent, isRecord } from '@nassau/kernel'
import * as z from 'zod/mini'
import { ACTIONS, actionId, isActionId, isCount, isMatchId, matchId, type Verb } from './actions.ts'
import type { Trouble } from './errors.ts'
import type { Patch } from './patch.ts'
import type { ChatLine, Scene } from './scene.ts'

const last = z.int().check(z.minimum(0))

const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  /** The last number seen of each match one wants to go on watching. */
  last: z.optional(z.record(matchId, last)),
})
const watch = z.strictObject({
  type: z.literal('watch'),
  match: matchId,
  last: z.optional(last),
  id: z.optional(actionId),
})
const unwatch = z.strictObject({ type: z.literal('unwatch'), match: matchId })

const action = <V extends Verb>(verb: V) => z.extend(ACTIONS[verb], { type: z.literal(verb), match: matchId })

/** What a client may say. */
export const clientMessage = z.discriminatedUnion('type', [
  hello,
  watch,
  unwatch,
  action('join'),
  action('leave'),
  action('stir'),
  action('choose'),
  action('undo'),
  action('vote'),
  action('draw'),
  action('resign'),
  action('chat'),
  action('rematch'),
  action('seat-bot'),
  action('orders'),
  action('hold'),
  action('go-on'),
  action('stops'),
  action('close-chat'),
  action('remove'),
  action('close'),
])
export type ClientMessage = z.output<typeof clientMessage>

/** A message that was said, or what is wrong with it. Choices are nearly all of them, and are looked at by hand. */
export function readMessage(data: unknown): { ok: true; message: ClientMessage } | { ok: false; says: string } {
  if (isChoice(data)) return { ok: true, message: data }
  const parsed = clientMessage.safeParse(data)
  if (parsed.success) return { ok: true, message: parsed.data }
  const [issue] = parsed.error.issues
  return { ok: false, says: `${issue?.path.join('.') || 'message'}: ${issue?.message ?? 'not as expected'}` }
}

/** Exactly what the schema of a choice takes. */
const isChoice = (data: unknown): data is ClientMessage & { type: 'choose' } =>
  isRecord(data) &&
  data.type === 'choose' &&
  isActionId(data.id) &&
  isMatchId(data.match) &&
  isCount(data.seen) &&
  'choice' in data &&
  Object.keys(data).length === CHOICE_PARTS
const CHOICE_PARTS = 5

/** A whole table as one watcher may see it. `n` is the number of the last thing said to watchers like this one. */
export type TableMessage = {
  type: 'table'
  match: string
  n: number
  scene: Scene
  /** What was heard lately, oldest first. */
  heard: AnyEvent[]
  chat: ChatLine[]
}

/** What changed, and what was heard. */
export type News = {
  type: 'news'
  match: string
  n: number
  patch?: Patch
  heard?: AnyEvent[]
  /** Choices were taken back: what was heard lately is only this. */
  reheard?: AnyEvent[]
  chat?: ChatLine
  /** On a brief connection: the action of one's own that made this news, done. */
  done?: string
}

export type ServerMessage =
  | { type: 'welcome'; protocol: number; person: string; name: string }
  | TableMessage
  | News
  /** The seats whose people are connected. Not numbered: it is true only now. */
  | { type: 'presence'; match: string; online: number[] }
  /** One may look on no longer, and why: nothing more is heard of this match. */
  | { type: 'removed'; match: string; error: Trouble }
  /** An action was done; `n` is the number of the news it made. `match` of a rematch is the new one, once all agree. */
  | { type: 'done'; id: string; match: string; n: number }
  /**
   * An action was not done, or a message not understood. `missed` is what a stale choice had not seen; `match` is one
   * that cannot be watched.
   */
  | { type: 'refused'; id: string | null; error: Trouble; missed?: (TableMessage | News)[]; match?: string }

/** Why the server closes a connection. */
export const CLOSE = {
  /** The server restarts: come back at once. */
  restart: 1012,
  /** Too slow or too much: come back and go on from the last number. */
  tryLater: 1013,
  /** Not to be repeated: wrong version, wrong origin, nonsense. */
  refused: 4400,
} as const

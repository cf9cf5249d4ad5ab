/**
 * The bot protocol (docs/protocol.md): JSON objects, one a line over stdio, one a frame over WebSocket.
 * What has an `id` wants an answer with the same id; nothing else does.
 *
 *   us  ─ hello │ match │ ask │ refused │ over ─▶  bot
 *   bot ─ {"id", …} ─▶  us
 */
import { type Ask, isRecord, type Options, type Seat } from '@nassau/kernel'

/** Raised whenever an old bot would misread what is said. */
export const BOT_PROTOCOL = 1

/** Why a choice was not taken; `clause` where one stands in the way. */
export type BotTrouble = { code: string; says: string; clause?: string }

/** What a bot is told. */
export type ToBot =
  /** The first thing said; `budgetMs` is how long it may think about one choice. */
  | { type: 'hello'; id: number; protocol: number; budgetMs: number }
  /** A match begins and the bot has this seat in it. `edition` is the game's data. */
  | { type: 'match'; match: string; game: string; seat: Seat; seats: number; options: Options; edition: object }
  /** What its seat sees, ask included, and one legal choice. An aside may be let go by. */
  | { type: 'ask'; id: number; match: string; aside: boolean; seen: object; example: unknown }
  /** The answer to question `to` was not taken. */
  | { type: 'refused'; to: number; match: string; error: BotTrouble }
  /** The match has ended; null if it was broken off. */
  | { type: 'over'; match: string; seat: Seat; winners: readonly Seat[] | null; scores: readonly number[] | null }

/** What a bot says of itself when it answers hello; all of it may be left out. */
export type BotHello = { wantsAsides: boolean }

export const helloFrom = (answer: Record<string, unknown>): BotHello => ({ wantsAsides: answer.asides === true })

/** The choice an answer means, or what is wrong with it; a null choice lets an aside go by. */
export type Meant = { choice: unknown } | { wrong: string }

/**
 * `{"choose": "first"}`, `{"choose": "example"}`, `{"choose": 2}` (an option by its place, from 0) or
 * `{"choice": …}`. Where nothing is listed, the first is the example.
 */
export function choiceMeant(ask: Ask, example: unknown, answer: Record<string, unknown>): Meant {
  if ('choice' in answer) return { choice: answer.choice }
  const { choose } = answer
  if (choose === null) return { choice: null }
  const options = ask.kind === 'list' ? ask.options : [example]
  if (choose === 'example') return { choice: example }
  if (choose === 'first') return { choice: options[0] }
  if (typeof choose === 'number' && choose in options) return { choice: options[choose] }
  const places = options.length === 1 ? '0' : `0 to ${options.length - 1}`
  return { wrong: `expected {"choose": "first"}, {"choose": "example"}, {"choose": ${places}} or {"choice": …}` }
}

/** What a bot said, if it is a message at all. */
export function messageIn(text: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(text)
    return isRecord(data) ? data : null
  } catch {
    return null
  }
}

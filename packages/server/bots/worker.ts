/** What a bot's thread does: finds the bot and lets it look at what its seat sees. */
import { botFor, untilMs } from '@nassau/bots/thinking'
import { findGame } from '@nassau/games'
import type { Projection } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'

export type Thought = {
  game: string
  level: string
  /** The edition's data, unless it is the game's own. */
  edition: object | null
  seen: Projection
  /** Whether the table waits for this choice; else it may be none. */
  isAwaited: boolean
  seed: number
}

/** No captain thinks longer than this about one choice (ms), however slow the machine. */
const THOUGHT_MS = 900

/** The bot's choice; null for none. */
export async function think({ game, level, edition, seen, isAwaited, seed }: Thought): Promise<unknown> {
  const listed = findGame(game)
  const bot = listed.ok ? botFor(listed.value, level, untilMs(THOUGHT_MS)) : listed
  if (!listed.ok || !bot.ok) return null
  await listed.value.game.prepare?.()
  const data = edition ?? listed.value.game.edition
  const rng = new FastChance(seed)
  const choice = isAwaited ? bot.value.choose(seen, rng, data) : bot.value.interject?.(seen, rng, data)
  return choice ?? null
}

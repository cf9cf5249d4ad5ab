/** What a bot's thread does: finds the bot and lets it look at what its seat sees. */
import { think as thinkFor } from '@nassau/bots/thinking'
import { findGame } from '@nassau/games'
import type { Projection } from '@nassau/kernel'

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

/** The bot's choice; null for none. */
export async function think({ game, edition, isAwaited, ...thought }: Thought): Promise<unknown> {
  const listed = findGame(game)
  if (!listed.ok) return null
  const chosen = await thinkFor(listed.value, {
    ...thought,
    isAside: !isAwaited,
    edition: edition ?? listed.value.game.edition,
  })
  return chosen.ok ? chosen.value : null
}

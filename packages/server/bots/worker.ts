/** What a bot's thread does: finds the bot and lets it look at what its seat sees. */
import { think as thinkFor } from '@nassau/bots/thinking'
import { loadGame } from '@nassau/games/manifests'
import type { Projection } from '@nassau/kernel'
import { stepBack } from '../threads/step-back.ts'

// Whoever plays goes before whoever thinks, where there are not enough cores for both.
stepBack()

export type Thought = {
  game: string
  /** The version of the rules it is played under; the newest if none is named. */
  rules?: number
  level: string
  /** The edition's data, unless it is the game's own. */
  edition: object | null
  seen: Projection
  /** Whether the table waits for this choice; else it may be none. */
  isAwaited: boolean
  seed: number
}

/** The bot's choice; null for none. */
export async function think({ game, rules, edition, isAwaited, ...thought }: Thought): Promise<unknown> {
  const listed = await loadGame(game, rules)
  if (!listed) return null
  const chosen = await thinkFor(listed, { ...thought, isAside: !isAwaited, edition: edition ?? listed.game.edition })
  return chosen.ok ? chosen.value : null
}

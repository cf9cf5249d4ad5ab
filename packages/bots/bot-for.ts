/** Which bots can take a seat at a game: those that play anything, the game's own, and captains who think. */
import type { LoadedGame } from '@nassau/games/manifests'
import { bad, good, type Result } from '@nassau/kernel'
import { type Bot, isTemper, swab } from '@nassau/kernel/bots'
import { levelsOf } from './levels.ts'
import { captainOf, type Guard } from './search/captain.ts'

/** With a guard a captain thinks no longer than that; without one it always chooses alike from the same seed. */
export function botFor(listed: LoadedGame, id: string, newGuard?: () => Guard): Result<Bot> {
  const own = [swab, ...listed.bots].find(candidate => candidate.id === id)
  if (own) return good(own)
  if (isTemper(id)) return good(captainOf(listed, id, newGuard))
  return bad(`there is no bot "${id}" for ${listed.game.id}; there are ${levelsOf(listed).join(', ')}`)
}

/** The bot for a seat that nobody asked for: a mate where the game has one. */
export const botToFill = ({ bots }: Pick<LoadedGame, 'bots'>): Bot => bots.find(bot => bot.id === 'mate') ?? swab

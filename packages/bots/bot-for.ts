/** Which bots can take a seat at a game: those that play anything, the game's own, and captains who think. */
import type { LoadedGame } from '@nassau/games/manifests'
import { bad, good, type Result } from '@nassau/kernel'
import { type Bot, isTemper, swab } from '@nassau/kernel/bots'
import { levelsOf } from './levels.ts'
import { captainOf } from './search/captain.ts'

export function botFor(listed: LoadedGame, id: string): Result<Bot> {
  const own = [swab, ...listed.bots].find(candidate => candidate.id === id)
  if (own) return good(own)
  if (isTemper(id)) return good(captainOf(listed, id))
  return bad(`there is no bot "${id}" for ${listed.game.id}; there are ${levelsOf(listed).join(', ')}`)
}

/** The bot for a seat that nobody asked for: a mate where the game has one. */
export const botToFill = ({ bots }: Pick<LoadedGame, 'bots'>): Bot => bots.find(bot => bot.id === 'mate') ?? swab

/** Which bots can take a seat at a game: those that play anything, the game's own, and captains who think. */
import type { LoadedGame } from '@nassau/games/manifests'
import { bad, good, type Result } from '@nassau/kernel'
import { type Bot, swab } from '@nassau/kernel/bots'
import { captainOf, type Guard, TEMPERS } from './search/captain.ts'

/** The levels of bots at a game, from the weakest on. A game that throws has captains of its own. */
export function levelsOf({ bots }: Pick<LoadedGame, 'bots'>): string[] {
  const own = bots.map(({ id }) => id)
  return [swab.id, ...own, ...Object.keys(TEMPERS).filter(id => !own.includes(id))]
}

/** With a guard a captain thinks no longer than that; without one it always chooses alike from the same seed. */
export function botFor(listed: LoadedGame, id: string, newGuard?: () => Guard): Result<Bot> {
  const own = [swab, ...listed.bots].find(candidate => candidate.id === id)
  if (own) return good(own)
  if (Object.hasOwn(TEMPERS, id)) return good(captainOf(listed, id, newGuard))
  return bad(`there is no bot "${id}" for ${listed.game.id}; there are ${levelsOf(listed).join(', ')}`)
}

/** The bot for a seat that nobody asked for: a mate where the game has one. */
export const botToFill = ({ bots }: Pick<LoadedGame, 'bots'>): Bot => bots.find(bot => bot.id === 'mate') ?? swab

/** Which bots can take a seat at a game: those that play anything, and the game's own. */
import type { LoadedGame } from '@nassau/games'
import { bad, good, type Result } from '@nassau/kernel'
import { type Bot, swab } from '@nassau/kernel/bots'

export const botsFor = (listed: LoadedGame): readonly Bot[] => [swab, ...listed.bots]

export function botFor(listed: LoadedGame, id: string): Result<Bot> {
  const bots = botsFor(listed)
  const bot = bots.find(candidate => candidate.id === id)
  const known = bots.map(candidate => candidate.id).join(', ')
  return bot ? good(bot) : bad(`there is no bot "${id}" for ${listed.game.id}; there are ${known}`)
}

/** The bot for a seat that nobody asked for: a mate where the game has one. */
export function botToFill(listed: LoadedGame): Bot {
  return listed.bots.find(bot => bot.id === 'mate') ?? swab
}

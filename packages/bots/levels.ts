/** The levels of bots at a game, by name alone: light, for whoever only offers them. */
import type { LoadedGame } from '@nassau/games/manifests'
import { TEMPERS } from '@nassau/kernel/bots'

/** The bot that any game has, and that knows none. */
const LEAST = 'swab'

/** From the weakest on. A game that throws has captains of its own. */
export function levelsOf({ bots }: Pick<LoadedGame, 'bots'>): string[] {
  const own = bots.map(({ id }) => id)
  return [LEAST, ...own, ...Object.keys(TEMPERS).filter(id => !own.includes(id))]
}

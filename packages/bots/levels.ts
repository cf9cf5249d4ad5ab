/** The levels of bots there are, by name alone: light, for whoever only offers them. */
import type { LoadedGame } from '@nassau/games/manifests'

/** The bot that any game has, and that knows none. */
const LEAST = 'swab'

/** Captains, and how far each leans towards what is unsure: one even-tempered, and two who differ in what they dare. */
export const TEMPERS: Readonly<Record<string, number>> = { captain: 0, 'bold-captain': 0.15, 'careful-captain': -0.15 }

export const isCaptain = (level: string): boolean => Object.hasOwn(TEMPERS, level)

/** The levels of bots at a game, from the weakest on. A game that throws has captains of its own. */
export function levelsOf({ bots }: Pick<LoadedGame, 'bots'>): string[] {
  const own = bots.map(({ id }) => id)
  return [LEAST, ...own, ...Object.keys(TEMPERS).filter(id => !own.includes(id))]
}

/** The best throws of a day: one's own on this device, and everyone's where the server can be reached. */
import { api, RequestRefused, type Standing } from '../seating/api.ts'

export type Best = { distance: number | null; tries: number }

const keyOf = (game: string, day: string): string => `nassau-best-${game}-${day}`

export const NONE: Best = { distance: null, tries: 0 }

export function bestOf(game: string, day: string): Best {
  const kept = localStorage.getItem(keyOf(game, day))
  return kept === null ? NONE : { ...NONE, ...JSON.parse(kept) }
}

/** A fair throw counts with its distance, a foul only as a try. */
export const better = ({ distance, tries }: Best, thrown: number | null): Best => ({
  distance: thrown === null ? distance : distance === null ? thrown : Math.min(distance, thrown),
  tries: tries + 1,
})

export function keepBest(game: string, day: string, best: Best): void {
  localStorage.setItem(keyOf(game, day), JSON.stringify(best))
}

/** How everyone stands; null where the server cannot be reached. */
export const standingOf = (game: string): Promise<Standing | null> => api.standing(game).catch(() => null)

/**
 * Tells the server of a throw, which works it out again by itself. How everyone stands then: also if it was not the throw
 * the server waited for, such as when one has thrown on another page; null if it cannot be reached.
 */
export async function sendThrow(game: string, day: string, tries: number, numbers: readonly number[]) {
  try {
    return (await api.dayThrow(game, { day, tries, throw: numbers })).standing
  } catch (fault) {
    return fault instanceof RequestRefused ? standingOf(game) : null
  }
}

/** The best throw of each day on this device, and how often one has tried. */

export type Best = { distance: number | null; tries: number }

const keyOf = (game: string, day: string): string => `nassau-best-${game}-${day}`

const NONE: Best = { distance: null, tries: 0 }

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

/** The day as everyone has it, wherever they are. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** The games of the house by how they are played, as their manifests say. */
import { SHELF } from '@nassau/games'

/** Those that are drawn flat and played by clicks. */
export const FLAT = SHELF.filter(({ isTossed }) => !isTossed)

/** Those that are thrown. */
export const TOSSED = SHELF.filter(({ isTossed }) => isTossed)

export const titlesOf = (games: readonly { title: string }[]): string[] => games.map(({ title }) => title)

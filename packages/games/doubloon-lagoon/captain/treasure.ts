/** Whether the treasure is still to be found. */
import type { Lagoon } from '../board.ts'
import { treasureOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'

/** Whether somebody has the treasure, or it lies about. */
export function isFound({ units, ground }: Pick<Lagoon, 'units' | 'ground'>, edition: Edition): boolean {
  const treasure = treasureOf(edition)
  return units.some(({ items }) => items.includes(treasure)) || ground.some(({ item }) => item === treasure)
}

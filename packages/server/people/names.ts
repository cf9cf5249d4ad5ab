/** A pirate's name for everyone who has not chosen one. */
import { FIRST_NAMES, LAST_NAMES } from '@nassau/games/names'
import { hashText } from '@nassau/kernel/host'

/** The same name for the same person. */
export function nameFor(person: string): string {
  const hash = hashText(`name ${person}`)
  const pick = (words: readonly string[], from: number): string =>
    words[Number.parseInt(hash.slice(from, from + 8), 16) % words.length] ?? ''
  return `${pick(FIRST_NAMES, 0)} ${pick(LAST_NAMES, 8)}`
}

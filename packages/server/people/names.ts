/** A pirate's name for everyone who has not chosen one. */
import { hashText } from '@nassau/kernel/host'

const FIRST = [
  'Anne',
  'Bart',
  'Calico',
  'Dorothy',
  'Edward',
  'Flora',
  'Gaspar',
  'Henrietta',
  'Israel',
  'Jacquotte',
  'Kit',
  'Lucia',
  'Mary',
  'Ned',
  'Olivia',
  'Piet',
  'Quentin',
  'Rachel',
  'Samuel',
  'Teuta',
  'Ursula',
  'Vane',
  'Wanda',
  'Yusuf',
] as const
const LAST = [
  'Blackwater',
  'Cutwater',
  'Doubloon',
  'Fairwind',
  'Gull',
  'Halyard',
  'Ironhook',
  'Jollyboat',
  'Keelson',
  'Lantern',
  'Marlin',
  'Narrows',
  'Oakum',
  'Periwinkle',
  'Quarterdeck',
  'Redsail',
  'Saltbeard',
  'Tidewalker',
  'Undertow',
  'Wrack',
] as const

/** The same name for the same person. */
export function nameFor(person: string): string {
  const hash = hashText(`name ${person}`)
  const pick = (words: readonly string[], from: number): string =>
    words[Number.parseInt(hash.slice(from, from + 8), 16) % words.length] ?? ''
  return `${pick(FIRST, 0)} ${pick(LAST, 8)}`
}

/** Names for those who have none of their own, people who have not chosen one and bots; and names as a reader is told them. */
import { YOU } from '@nassau/kernel'

/** For a person at a device of their own. */
export const SHORT_NAMES = [
  'Wren',
  'Mary',
  'Jack',
  'Pearl',
  'Silas',
  'Hope',
  'Finn',
  'Isla',
  'Morgan',
  'Robin',
] as const

/** For guests of a house, of whom there are many: a first name and a last. */
export const FIRST_NAMES = [
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
export const LAST_NAMES = [
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

/** For bots that think, for those that know their game, and for those that do not; more than there are seats at any table. */
const CAPTAINS = [
  'Teach',
  'Zheng',
  'Avery',
  'Bonny',
  'Low',
  'Sayyida',
  'Roberts',
  'Jeanne',
  'Mansvelt',
  'Read',
  'Tew',
  'Alwilda',
] as const
const MATES = [
  'Grace',
  'Ines',
  'Tom',
  'Calico',
  'Rackham',
  'Moll',
  'Bart',
  'Pru',
  'Hal',
  'Nell',
  'Diego',
  'Fen',
] as const
const SWABS = [
  'Pip',
  'Biscuit',
  'Barnacle',
  'Limpet',
  'Sprat',
  'Mop',
  'Tick',
  'Noddy',
  'Scrub',
  'Dab',
  'Whelk',
  'Crumb',
] as const

const SWAB = 'swab'
const CAPTAIN = 'captain'
const ORDINALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'] as const

/** What a chair is called whose sitter is no more. */
export const EMPTY_CHAIR = 'Empty chair'

/** One who sits at a table: a bot without a name gets one; a person without one has not come yet. */
type Named = { name: string | null; level: string | null }

/**
 * What everyone at a table is called, each by a name of their own. Numbers stand in sentences beside
 * names, so no name ends in one: the second Anne is Anne II.
 */
export function namesAtTable(seats: readonly Named[]): string[] {
  const names: (string | null)[] = []
  for (const { name, level } of seats) names.push(name === null ? (level === null ? '' : null) : unlike(names, name))
  return seats.map(({ level }, seat) => {
    const name = names[seat] ?? botName(level, names)
    names[seat] = name
    return name
  })
}

function botName(level: string | null, taken: readonly (string | null)[]): string {
  const known = level === SWAB ? SWABS : level?.endsWith(CAPTAIN) ? CAPTAINS : MATES
  return known.find(name => !taken.includes(name)) ?? unlike(taken, known[0])
}

/** A name that nobody of `taken` has: the second Anne is Anne II. `look`: what of a name tells it from others. */
export function unlike(taken: readonly (string | null)[], name: string, look = (text: string): string => text): string {
  if (name === '') return ''
  const looks = taken.map(other => other && look(other))
  return `${name}${ORDINALS.find(ordinal => !looks.includes(look(`${name}${ordinal}`))) ?? ''}`
}

/** Nobody may be called like this. */
const MARK = ' (bot)'

/** Names as a record has them, which is read far from its table: bots are said to be bots there. */
export const namesInRecord = (sitters: readonly { name: string; isBot: boolean }[]): string[] =>
  sitters.map(({ name, isBot }) => (isBot ? `${name}${MARK}` : name))

/** A name of a record as it was at the table. */
export const nameAtTable = (name: string): string => (name.endsWith(MARK) ? name.slice(0, -MARK.length) : name)

/** Whether a name is one that bots are given, and to which of them. */
export function botNamed(name: string): 'swab' | 'mate' | 'captain' | null {
  if (SWABS.some(known => known === name)) return SWAB
  if (CAPTAINS.some(known => known === name)) return CAPTAIN
  return MATES.some(known => known === name) ? 'mate' : null
}

/** Everyone as sentences name them to `reader`, who is YOU; null where several read, or somebody who only looks on. */
export const toldTo = (reader: number | null, names: readonly string[]): string[] =>
  names.map((name, seat) => (seat === reader ? YOU : name === YOU ? `“${name}”` : name))

/** How things are called in sentences: cards, pirates, prizes, nations and places. */
import { disk, type Hex } from '../kit/hexes.ts'
import { chartOf, pirateOf, type Space } from './chart.ts'
import type { Edition } from './edition.ts'
import type { CaptainSkill, Card, Nation, Skill } from './names.ts'

export const cardName = (card: Card): string => card.replaceAll('-', ' ')

export const kindName = (kind: string): string => kind.replaceAll('-', ' ')

export const nationName = (nation: Nation): string => `${nation.charAt(0).toUpperCase()}${nation.slice(1)}`

export const pirateName = (id: string, edition: Edition): string => pirateOf(chartOf(edition), id).name

/** What a pirate in a choice is called. */
export function wordFor(_key: string, value: string | number, edition: Edition): string | null {
  return typeof value === 'string' ? (chartOf(edition).pirates.get(value)?.name ?? null) : null
}

export const SKILL_WORDS: Record<Skill, string> = {
  fighter: '+1 against players',
  clue: 'a clue',
  cannonball: '+1 cannonball',
  rum: '+1 rum',
  raider: '+1 against nations',
  immune: 'cannot be assassinated',
  scapegoat: 'scapegoat',
  sailor: '+1 space',
  looter: '+1 loot card',
}

export const CAPTAIN_WORDS: Record<CaptainSkill, string> = {
  duellist: '+2 against players',
  'no-scurvy': 'no scurvy',
  conqueror: '+2 against nations',
  'all-captains': 'all are captains',
  'two-clues': 'two clues',
  'loot-french': '+2 loot from the French',
  'loot-spanish': '+2 loot from the Spanish',
  'loot-british': '+2 loot from the British',
  'more-cards': '+1 card a turn and in hand',
  pickpocket: 'pickpocket',
}

/** Spaces are numbered from the centre outward, so a number means the same hex on a board of any size. */
const HEXES: readonly Hex[] = disk(10)
const STANDARD_RADIUS = 4

/** Where a space is: a letter for its column from the left, a number counted down the column. */
export function placeName(space: Space): string {
  const { q, r } = HEXES[space] ?? { q: 0, r: 0 }
  const top = Math.max(-STANDARD_RADIUS, -STANDARD_RADIUS - q)
  return `${columnName(q)}${r - top + 1}`
}

/** A to I on the standard board; on a larger one the letters go on at both ends. */
export function columnName(q: number): string {
  const column = q + STANDARD_RADIUS
  return column < 0 ? String.fromCharCode(123 + column) : String.fromCharCode(65 + column)
}

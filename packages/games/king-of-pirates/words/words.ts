/** How things are called in sentences: cards, pirates, prizes, nations and places. */
import { i18n } from '#i18n'
import { disk, type Hex } from '../../kit/hexes.ts'
import type { Phase } from '../board.ts'
import { chartOf, pirateOf, type Space } from '../chart.ts'
import type { Edition } from '../edition/edition.ts'
import { type CaptainSkill, type Card, type Colour, isColour, type Middle, type Nation, type Skill } from './names.ts'

const CARD_NAMES: Readonly<Record<Card, string>> = {
  'treasure-map': /*i18n*/ 'treasure map',
  tailwind: /*i18n*/ 'tailwind',
  assault: /*i18n*/ 'assault',
  mercenaries: /*i18n*/ 'mercenaries',
  ambush: /*i18n*/ 'ambush',
  'citrus-fruits': /*i18n*/ 'citrus fruits',
  scurvy: /*i18n*/ 'scurvy',
  soldiers: /*i18n*/ 'soldiers',
  'flying-dutchman': /*i18n*/ 'flying dutchman',
  assassination: /*i18n*/ 'assassination',
  keelhauling: /*i18n*/ 'keelhauling',
  mutiny: /*i18n*/ 'mutiny',
}
export const cardName = (card: Card): string => i18n._(CARD_NAMES[card])

const PART_NAMES: Readonly<Record<Middle, string>> = {
  'rum-hold': /*i18n*/ 'rum hold',
  'gun-deck': /*i18n*/ 'gun deck',
}
export const partName = (part: Middle): string => i18n._(PART_NAMES[part])

const NATION_NAMES: Readonly<Record<Nation, string>> = {
  british: /*i18n*/ 'British',
  french: /*i18n*/ 'French',
  spanish: /*i18n*/ 'Spanish',
}
export const nationName = (nation: Nation): string => i18n._(NATION_NAMES[nation])

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  red: /*i18n*/ 'red',
  blue: /*i18n*/ 'blue',
  green: /*i18n*/ 'green',
  yellow: /*i18n*/ 'yellow',
  black: /*i18n*/ 'black',
  white: /*i18n*/ 'white',
}
/** What a captain sails under, and the flag of a lair. */
export const colourName = (colour: Colour): string => i18n._(COLOUR_NAMES[colour])

/** KP-3 The way a colour of the compass points: on the map ways are winds and arrows, and colours are captains. */
const WIND_NAMES: Readonly<Record<Colour, string>> = {
  red: /*i18n*/ 'south-east',
  blue: /*i18n*/ 'south',
  green: /*i18n*/ 'south-west',
  yellow: /*i18n*/ 'north-west',
  black: /*i18n*/ 'north',
  white: /*i18n*/ 'north-east',
}
export const windName = (toward: Colour): string => i18n._(WIND_NAMES[toward])

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  upkeep: /*i18n*/ 'upkeep',
  movement: /*i18n*/ 'movement',
  combat: /*i18n*/ 'combat',
}
export const phaseName = (phase: Phase): string => i18n._(PHASE_NAMES[phase])

/** Ships and towns: as a name, and as what somebody attacks, which is another case in many languages. */
const PRIZES: Readonly<Record<string, { name: string; attacked: string }>> = {
  'small-merchant': {
    name: /*i18n*/ '{nation, select, british {British small merchant} french {French small merchant} spanish {Spanish small merchant} other {small merchant}}',
    attacked:
      /*i18n*/ '{nation, select, british {the British small merchant} french {the French small merchant} spanish {the Spanish small merchant} other {the small merchant}}',
  },
  'large-merchant': {
    name: /*i18n*/ '{nation, select, british {British large merchant} french {French large merchant} spanish {Spanish large merchant} other {large merchant}}',
    attacked:
      /*i18n*/ '{nation, select, british {the British large merchant} french {the French large merchant} spanish {the Spanish large merchant} other {the large merchant}}',
  },
  warship: {
    name: /*i18n*/ '{nation, select, british {British warship} french {French warship} spanish {Spanish warship} other {warship}}',
    attacked:
      /*i18n*/ '{nation, select, british {the British warship} french {the French warship} spanish {the Spanish warship} other {the warship}}',
  },
  city: {
    name: /*i18n*/ '{nation, select, british {British city} french {French city} spanish {Spanish city} other {city}}',
    attacked:
      /*i18n*/ '{nation, select, british {the British city} french {the French city} spanish {the Spanish city} other {the city}}',
  },
  stronghold: {
    name: /*i18n*/ '{nation, select, british {British stronghold} french {French stronghold} spanish {Spanish stronghold} other {stronghold}}',
    attacked:
      /*i18n*/ '{nation, select, british {the British stronghold} french {the French stronghold} spanish {the Spanish stronghold} other {the stronghold}}',
  },
}
/** An edition may have ships of its own. */
const OTHER_PRIZE = {
  name: /*i18n*/ '{nation, select, british {British {kind}} french {French {kind}} spanish {Spanish {kind}} other {{kind}}}',
  attacked:
    /*i18n*/ '{nation, select, british {the British {kind}} french {the French {kind}} spanish {the Spanish {kind}} other {the {kind}}}',
}
const inWords = (form: 'name' | 'attacked', kind: string, nation: Nation | null): string =>
  i18n._((PRIZES[kind] ?? OTHER_PRIZE)[form], { kind: spaced(kind), nation: nation ?? 'none' })

/** `French large merchant`. */
export const prizeName = (kind: string, nation: Nation | null): string => inWords('name', kind, nation)
/** `the French large merchant`, which somebody attacks or plunders. */
export const thePrize = (kind: string, nation: Nation | null): string => inWords('attacked', kind, nation)

/** An id as words. */
const spaced = (id: string): string => id.replaceAll('-', ' ')

export const pirateName = (id: string, edition: Edition): string => i18n._(pirateOf(chartOf(edition), id).name)

/** Which dice, which side, and what is attacked. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  none: /*i18n*/ 'none',
  first: /*i18n*/ 'first',
  second: /*i18n*/ 'second',
  both: /*i18n*/ 'both',
  attack: /*i18n*/ 'attack',
  defence: /*i18n*/ 'defence',
  prize: /*i18n*/ 'prize',
}
const CHOICE_WORDS: Readonly<Record<string, string>> = {
  ...CARD_NAMES,
  ...PART_NAMES,
  ...NATION_NAMES,
  ...COLOUR_NAMES,
  ...OTHER_WORDS,
}

/** What a pirate, a card or anything else in a choice is called. */
export function wordFor(key: string, value: string | number, edition: Edition): string | null {
  if (typeof value !== 'string') return null
  const isWay = key === 'sail' || key === 'toward'
  if (isWay && isColour(value)) return windName(value)
  const word = chartOf(edition).pirates.get(value)?.name ?? CHOICE_WORDS[value]
  return word === undefined ? null : i18n._(word)
}

const SKILL_WORDS: Readonly<Record<Skill, string>> = {
  fighter: /*i18n*/ '+1 against players',
  clue: /*i18n*/ 'a clue',
  cannonball: /*i18n*/ '+1 cannonball',
  rum: /*i18n*/ '+1 rum',
  raider: /*i18n*/ '+1 against nations',
  immune: /*i18n*/ 'cannot be assassinated',
  scapegoat: /*i18n*/ 'scapegoat',
  sailor: /*i18n*/ '+1 space',
  looter: /*i18n*/ '+1 loot card',
}
export const skillInWords = (skill: Skill): string => i18n._(SKILL_WORDS[skill])

const CAPTAIN_WORDS: Readonly<Record<CaptainSkill, string>> = {
  duellist: /*i18n*/ '+2 against players',
  'no-scurvy': /*i18n*/ 'no scurvy',
  conqueror: /*i18n*/ '+2 against nations',
  'all-captains': /*i18n*/ 'all are captains',
  'two-clues': /*i18n*/ 'two clues',
  'loot-french': /*i18n*/ '+2 loot from the French',
  'loot-spanish': /*i18n*/ '+2 loot from the Spanish',
  'loot-british': /*i18n*/ '+2 loot from the British',
  'more-cards': /*i18n*/ '+1 card a turn and in hand',
  pickpocket: /*i18n*/ 'pickpocket',
}
export const captainInWords = (skill: CaptainSkill): string => i18n._(CAPTAIN_WORDS[skill])

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

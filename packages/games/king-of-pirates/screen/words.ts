/** What things are called where they stand alone on the table; in sentences they have the names of ../words.ts. */
import type { I18n } from '@lingui/core'
import type { Explanation } from '@nassau/ui'
import type { Phase } from '../board.ts'
import type { CaptainSkill, Card, Middle, Skill } from '../words/names.ts'

export const cardWord = (i18n: I18n, card: Card): string =>
  ({
    'treasure-map': i18n._('Treasure map'),
    tailwind: i18n._('Tailwind'),
    assault: i18n._('Assault'),
    mercenaries: i18n._('Mercenaries'),
    ambush: i18n._('Ambush'),
    'citrus-fruits': i18n._('Citrus fruits'),
    scurvy: i18n._('Scurvy'),
    soldiers: i18n._('Soldiers'),
    'flying-dutchman': i18n._('Dutchman'),
    assassination: i18n._('Assassination'),
    keelhauling: i18n._('Keelhauling'),
    mutiny: i18n._('Mutiny'),
  })[card]

/** One line of rule. */
export const cardRule = (i18n: I18n, card: Card): string =>
  ({
    'treasure-map': i18n._('A clue: turn it in when you dig.'),
    tailwind: i18n._('Sail up to 2 more spaces.'),
    assault: i18n._('+2 when you attack, this turn.'),
    mercenaries: i18n._('+1 for a side of this combat.'),
    ambush: i18n._('+3 when a player attacks you.'),
    'citrus-fruits': i18n._('Lose all your scurvy tokens.'),
    scurvy: i18n._('A player takes 1 scurvy token.'),
    soldiers: i18n._('A nation defends with +2.'),
    'flying-dutchman': i18n._('Move the Dutchman 1 space.'),
    assassination: i18n._('Discard a pirate of any ship.'),
    keelhauling: i18n._('Prevents one mutiny.'),
    mutiny: i18n._('A player’s crew mutinies.'),
  })[card]

/** KP-47 The letter of a card, and what it means. */
export function cardTiming(i18n: I18n, card: Card): { letter: string; says: string } | null {
  switch (card) {
    case 'treasure-map':
      return null
    case 'tailwind':
      return { letter: 'M', says: i18n._('in a movement phase') }
    case 'mutiny':
      return { letter: 'U', says: i18n._('in an upkeep') }
    case 'mercenaries':
    case 'soldiers':
      return { letter: 'C', says: i18n._('in a combat phase') }
    case 'assault':
    case 'ambush':
      return { letter: 'C*', says: i18n._('in a combat you take part in') }
    default:
      return { letter: 'A', says: i18n._('at any time') }
  }
}

export const skillWord = (i18n: I18n, skill: Skill): string =>
  ({
    fighter: i18n._('+1 against players'),
    clue: i18n._('1 clue when digging'),
    cannonball: i18n._('room for 1 more cannonball'),
    rum: i18n._('room for 1 more rum'),
    raider: i18n._('+1 against nations'),
    immune: i18n._('cannot be assassinated'),
    scapegoat: i18n._('scapegoat: prevents a mutiny'),
    sailor: i18n._('+1 space a turn'),
    looter: i18n._('+1 loot card a prize'),
  })[skill]

export const captainWord = (i18n: I18n, skill: CaptainSkill): string =>
  ({
    duellist: i18n._('+2 against players'),
    'no-scurvy': i18n._('no scurvy aboard'),
    conqueror: i18n._('+2 against nations'),
    'all-captains': i18n._('all aboard count as captains'),
    'two-clues': i18n._('2 clues when digging'),
    'loot-french': i18n._('+2 loot from the French'),
    'loot-spanish': i18n._('+2 loot from the Spanish'),
    'loot-british': i18n._('+2 loot from the British'),
    'more-cards': i18n._('+1 card a turn and in hand'),
    pickpocket: i18n._('steals up to 200 each upkeep'),
  })[skill]

export const partWord = (i18n: I18n, part: Middle): string =>
  ({ 'rum-hold': i18n._('Rum hold'), 'gun-deck': i18n._('Gun deck') })[part]

export const phaseWord = (i18n: I18n, phase: Phase): string =>
  ({ upkeep: i18n._('Upkeep'), movement: i18n._('Movement'), combat: i18n._('Combat') })[phase]

/** Doubloons with their thousands apart. */
export const counted = (i18n: I18n, n: number): string => i18n.number(n)

/** What stands on a ship's sheet, and what it is for. */
export const storeRule = (i18n: I18n, store: 'scurvy' | 'sails' | 'rum' | 'cannonballs'): Explanation =>
  ({
    scurvy: {
      says: i18n._('Each scurvy costs you a space of movement, and 1 in every combat. You can always move one space.'),
      clause: 'KP-22',
    },
    sails: {
      says: i18n._('You sail a space for each sail and for each pirate with that skill, less your scurvy.'),
      clause: 'KP-32',
    },
    rum: {
      says: i18n._('At sea the upkeep die may take 1 or 2 rum. If you have too little, there is a mutiny.'),
      clause: 'KP-27',
    },
    cannonballs: { says: i18n._('In combat a cannonball rolls one or both of your dice again.'), clause: 'KP-23' },
  })[store]

/** What is drawn and written on the map. */
export const MAP_MARKS = [
  'lair',
  'town',
  'defence',
  'loot',
  'warship',
  'treasure',
  'dug',
  'unknown',
  'sharks',
  'dutchman',
] as const
export type MapMark = (typeof MAP_MARKS)[number]

/** And what it means. */
export const markRule = (i18n: I18n, mark: MapMark): Explanation =>
  ({
    lair: { says: i18n._('In a lair you are safe from other players and from the Dutchman.'), clause: 'KP-20' },
    town: { says: i18n._('Cities and strongholds stay on the map and can be sacked again and again.'), clause: 'KP-6' },
    defence: { says: i18n._('On the shield: what you must reach in combat to win this prize.'), clause: 'KP-40' },
    loot: { says: i18n._('On the coin: how many loot cards you draw for it.'), clause: 'KP-42' },
    warship: { says: i18n._('A warship with guns stops you, and you must fight it.'), clause: 'KP-24' },
    treasure: {
      says: i18n._('Turn in so many treasure maps here and dig up so many doubloons.'),
      clause: 'KP-36',
    },
    dug: { says: i18n._('Crossed out: this treasure has been dug up, and there is no other.'), clause: 'KP-36' },
    unknown: { says: i18n._('Nobody has been here: whoever sails here turns up a ship, or nothing.'), clause: 'KP-33' },
    sharks: { says: i18n._('Under sharks there is always a ship: a large merchant or a warship.'), clause: 'KP-5' },
    dutchman: {
      says: i18n._('Whoever meets the Flying Dutchman outside a lair loses their hand and all their pirates.'),
      clause: 'KP-21',
    },
  })[mark]

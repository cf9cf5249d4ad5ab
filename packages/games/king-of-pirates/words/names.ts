/** The words of King of Pirates that are fixed by its law: nations, cards, skills, ship parts. */

export const NATIONS = ['british', 'french', 'spanish'] as const
export type Nation = (typeof NATIONS)[number]

/** KP-28 The compass die: each colour is a direction (in the order of the hex directions) and a corner lair. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white'] as const
export type Colour = (typeof COLOURS)[number]
export const isColour = (word: string): word is Colour => COLOURS.some(colour => colour === word)

/** KP-16 The twelve kinds of action cards. */
export const CARDS = [
  'treasure-map',
  'tailwind',
  'assault',
  'mercenaries',
  'ambush',
  'citrus-fruits',
  'scurvy',
  'soldiers',
  'flying-dutchman',
  'assassination',
  'keelhauling',
  'mutiny',
] as const
export type Card = (typeof CARDS)[number]

/** KP-61 In force wherever the pirate serves. */
export const SKILLS = [
  'fighter',
  'clue',
  'cannonball',
  'rum',
  'raider',
  'immune',
  'scapegoat',
  'sailor',
  'looter',
] as const
export type Skill = (typeof SKILLS)[number]

/** KP-62 In force in the captain's cabin. */
export const CAPTAIN_SKILLS = [
  'duellist',
  'no-scurvy',
  'conqueror',
  'all-captains',
  'two-clues',
  'loot-french',
  'loot-spanish',
  'loot-british',
  'more-cards',
  'pickpocket',
] as const
export type CaptainSkill = (typeof CAPTAIN_SKILLS)[number]

/** KP-10 The middle parts a ship can be given, at most one of each. */
export const MIDDLES = ['rum-hold', 'gun-deck'] as const
export type Middle = (typeof MIDDLES)[number]

/** Where doubloons come from. */
export const SOURCES = ['ships', 'cities', 'strongholds', 'treasures', 'players', 'pockets'] as const
export type Source = (typeof SOURCES)[number]

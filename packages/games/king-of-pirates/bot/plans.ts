/** What a bot of King of Pirates goes by: what places, pirates and cards are worth to it, in doubloons where not said otherwise. */
import type { CaptainSkill, Card, Skill } from '../words/names.ts'

export type Plan = {
  /** What a place is still worth a turn later: thirst, scurvy and the Dutchman are on the way. */
  patience: number
  /** What a visit to a lair mends: without rum, with one, with two left; a cannonball, a token of scurvy, a place aboard. */
  lair: { dry: number; oneRum: number; twoRum: number; cannonball: number; scurvy: number; place: number; part: number }
  /** A part is bought while nobody has more than this part of the goal. */
  partsUntil: number
  /** A treasure for which one map is missing. */
  nearlyDug: number
  /** A duel: what a rival loses counts so much, and so much more near the crown; what oneself might lose. */
  duel: { gain: number; crown: number; loss: number; least: number }
  /** What a tailwind must bring. */
  tailwind: number
  /** The part of the goal that a leader must have before cards are spent on them. */
  worthStopping: number
  /** What must hang on a combat before cards are played in it; how much another's plunder counts; what a plunder of one's own adds. */
  stakes: { least: number; leader: number; own: number }
  /** Loot cards a prize must bring to be worth cards. */
  lootForCards: number
  /** A rival whose turn it is suffers the mutiny if they have this part of what the leader has. */
  mutineers: number
  skills: Record<Skill, number>
  captains: Record<CaptainSkill, number>
  /** What a card is worth keeping for; what is worth least is discarded first, and of many alike the later ones sooner. */
  keep: Record<Card, number>
  another: number
}

/** One for two at a table, one for more. */
export type Plans = { duel: Plan; melee: Plan }

export const MATE: Plan = {
  patience: 0.62,
  lair: { dry: 900, oneRum: 500, twoRum: 150, cannonball: 110, scurvy: 160, place: 330, part: 600 },
  partsUntil: 0.5,
  nearlyDug: 120,
  duel: { gain: 1.2, crown: 0.5, loss: 1, least: 60 },
  tailwind: 150,
  worthStopping: 0.2,
  stakes: { least: 500, leader: 0.7, own: 400 },
  lootForCards: 3,
  mutineers: 2 / 3,
  skills: {
    sailor: 900,
    raider: 800,
    clue: 600,
    looter: 600,
    cannonball: 500,
    rum: 350,
    scapegoat: 300,
    fighter: 250,
    immune: 50,
  },
  captains: {
    conqueror: 1500,
    'more-cards': 900,
    'two-clues': 1000,
    pickpocket: 1300,
    'loot-british': 800,
    'loot-french': 800,
    'loot-spanish': 800,
    'no-scurvy': 700,
    duellist: 400,
    'all-captains': 300,
  },
  keep: {
    keelhauling: 60,
    'flying-dutchman': 70,
    assault: 65,
    'treasure-map': 50,
    mutiny: 45,
    tailwind: 48,
    assassination: 35,
    mercenaries: 40,
    ambush: 30,
    'citrus-fruits': 32,
    soldiers: 20,
    scurvy: 15,
  },
  another: 12,
}

export const MATES: Plans = { duel: MATE, melee: MATE }

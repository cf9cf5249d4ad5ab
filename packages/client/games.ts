/** The games, as much as the harbour needs to know; the rest of each is loaded when its table is opened. */
import type { Listed } from '@nassau/games/listed'

export type GameEntry = {
  id: string
  title: string
  /** One line for the harbour. */
  says: string
  players: { min: number; max: number; usual: number }
  /** How long a match takes, from and to, in minutes. */
  minutes: readonly [number, number]
  /** Whether hands are hidden from others at the same screen: then a curtain falls between them. */
  hasHands: boolean
  /** Whether it is thrown on a tossing table. */
  isTossed: boolean
  /** Rules, bots and words. */
  load: () => Promise<Listed>
}

export const GAME_ENTRIES: readonly GameEntry[] = [
  {
    id: 'scurvy-dice',
    title: 'Scurvy Dice',
    says: /*i18n*/ 'Roll ten dice into a ship, then race for the treasure.',
    players: { min: 2, max: 4, usual: 4 },
    minutes: [15, 30],
    hasHands: false,
    isTossed: false,
    load: async () => (await import('@nassau/games/scurvy-dice/listed')).listed,
  },
  {
    id: 'king-of-pirates',
    title: 'King of Pirates',
    says: /*i18n*/ 'Plunder the hexes. First to 10,000 doubloons.',
    players: { min: 2, max: 6, usual: 3 },
    minutes: [60, 90],
    hasHands: true,
    isTossed: false,
    load: async () => (await import('@nassau/games/king-of-pirates/listed')).listed,
  },
  {
    id: 'doubloon-lagoon',
    title: 'Doubloon Lagoon',
    says: /*i18n*/ 'Land crews, explore, and run home with the chest.',
    players: { min: 2, max: 4, usual: 3 },
    minutes: [75, 90],
    hasHands: true,
    isTossed: false,
    load: async () => (await import('@nassau/games/doubloon-lagoon/listed')).listed,
  },
  {
    id: 'o-zone',
    title: 'Classic O-Zone',
    says: /*i18n*/ 'Toss dice at three targets. Real physics, to 100.',
    players: { min: 2, max: 10, usual: 2 },
    minutes: [20, 20],
    hasHands: false,
    isTossed: true,
    load: async () => (await import('@nassau/games/o-zone/listed')).listed,
  },
  {
    id: 'pirate-o-zone',
    title: 'Pirate O-Zone',
    says: /*i18n*/ 'Toss ships at islands, fire the cannonball, hold on.',
    players: { min: 2, max: 10, usual: 2 },
    minutes: [30, 30],
    hasHands: false,
    isTossed: true,
    load: async () => (await import('@nassau/games/pirate-o-zone/listed')).listed,
  },
]

export const gameEntry = (id: string): GameEntry | null => GAME_ENTRIES.find(entry => entry.id === id) ?? null

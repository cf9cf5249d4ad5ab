/** What can happen on the seas. How the log tells it is in say.ts. */
import type { Seat } from '@nassau/kernel'
import type { Hand } from './board.ts'
import type { CardPlay, Keelhauled } from './cards/cards.ts'
import type { Space } from './chart.ts'
import type { Reroll } from './steps/combat.ts'
import type { Card, Colour, Middle, Nation } from './words/names.ts'

/** Every kind of event and what it carries. */
export type Happenings = {
  colours: { colours: Colour[] }
  'first-player': { seat: Seat }
  'pirates-dealt': { seat: Seat; pirates: string[] }
  'pirates-drawn': { seat: Seat; pirates: string[] }
  'signed-on': { seat: Seat; where: 'setup' | 'lair'; captain: string; crew: string[] }
  /** The first hand. */
  dealt: { seat: Seat; cards: Card[] }
  'dealt-unseen': { seat: Seat; cards: number }
  'head-start': { seat: Seat; doubloons: number }
  drew: { seat: Seat; cards: Card[] }
  'drew-unseen': { seat: Seat; cards: number }
  reshuffled: { deck: 'action' | 'pirate' | 'loot'; cards: number }
  turn: { seat: Seat; round: number }
  'pocket-picked': { seat: Seat; from: Seat; doubloons: number }
  discarded: { seat: Seat; cards: Card[] }
  'dutchman-drifts': { toward: Colour; at: Space }
  haunted: { seat: Seat; cards: Hand; pirates: string[] }
  'sent-to-lair': { seat: Seat; by: 'mutiny' | 'dutchman'; lair: Colour; endsTurn: boolean }
  scurvy: { seat: Seat; isDropped: boolean; tokens: number; by: 'die' | 'card' }
  'rum-drunk': { seat: Seat; wanted: number; drunk: number; left: number }
  'mutiny-brews': { seat: Seat }
  mutiny: { seat: Seat; captain: string | null }
  scapegoat: { seat: Seat; pirate: string }
  promoted: { seat: Seat; pirate: string }
  played: { seat: Seat; card: CardPlay | Keelhauled }
  sailed: { seat: Seat; toward: Colour; at: Space }
  'tile-turned': { seat: Seat; at: Space; ship: string | null; nation: Nation | null }
  cured: { seat: Seat; tokens: number }
  bought: { seat: Seat; part: Middle; cost: number }
  stocked: { seat: Seat; rum: number; cannonballs: number }
  digs: { seat: Seat; at: Space }
  'dig-failed': { seat: Seat; at: Space }
  'dug-up': { seat: Seat; at: Space; maps: number; doubloons: number }
  attacks: { seat: Seat; against: Seat | null; prize: string | null; nation: Nation | null; at: Space }
  rolled: { seat: Seat; isDuel: boolean; dice: number[] }
  'rolled-again': { seat: Seat; reroll: Reroll['reroll']; dice: number[]; left: number }
  'combat-ended': { seat: Seat }
  fought: {
    seat: Seat
    against: Seat | null
    prize: string | null
    attack: number
    defence: number
    isWon: boolean
  }
  plundered: { seat: Seat; prize: string; nation: Nation; loot: number[] }
  robbed: { seat: Seat; loser: Seat; loot: number[]; taken: number }
  won: { seats: Seat[]; doubloons: number }
}
export type Kind = keyof Happenings
export type SeasEvent = { [K in Kind]: { kind: K } & Happenings[K] }[Kind]

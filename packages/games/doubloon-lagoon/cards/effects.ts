/** What cards can do. An edition's cards name one of these each; their amounts and texts are its own. */

/** What an item does for whoever carries it (DL-36). */
export const ITEM_EFFECTS = [
  'treasure',
  'battle-bonus',
  'boarding-bonus',
  'attack-bonus',
  'foresight',
  'cut-growth',
  'climb',
  'heal',
  'riches',
  'fast-ship',
  'deck-gun',
] as const
export type ItemEffect = (typeof ITEM_EFFECTS)[number]

/** What an adventure that is no item does to its explorers (DL-37). */
export const OTHER_EFFECTS = [
  'recruit',
  'bog',
  'fight',
  'bite',
  'fever',
  'second-wind',
  'letters',
  'curse',
  'tunnel',
] as const

/** What an event card does (DL-40). */
export const EVENT_EFFECTS = [
  'ship-speed',
  'becalm',
  'crew-speed',
  'battle-bonus',
  'late-bonus',
  'ambush',
  'rally',
  'cancel-card',
  'storm',
  'reef',
  'raft',
  'merchantman',
  'pickpocket',
  'cancel-die',
  'cancel-draw',
] as const
export type EventEffect = (typeof EVENT_EFFECTS)[number]

/** The clause behind cards that have a moment of their own: in a battle, or in answer to something. Others come at any time (DL-38). */
export const CLAUSE_OF_EFFECT: Readonly<Partial<Record<EventEffect, string>>> = {
  'battle-bonus': 'DL-23',
  'late-bonus': 'DL-23',
  ambush: 'DL-23',
  'cancel-card': 'DL-39',
  'cancel-die': 'DL-39',
  'cancel-draw': 'DL-39',
}

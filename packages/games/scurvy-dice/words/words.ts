/** What dice, coins and choices are called. */
import type { Token } from '@nassau/kernel'
import { i18n } from '#i18n'
import { listed, sum } from '../../kit/lists.ts'
import type { Phrase } from '../../words.ts'
import type { Part, Tray } from '../board.ts'
import { type Pledge, seatOfParty, termOf } from '../promises.ts'
import type { ScurvyDice } from '../rules.ts'

/** Dice of one part of a ship. */
export const counted = (n: number, part: Part): string =>
  ({
    sails: i18n._('{n, plural, one {# sail} other {# sails}}', { n }),
    hull: i18n._('{n, plural, one {# hull} other {# hulls}}', { n }),
    cannons: i18n._('{n, plural, one {# cannon} other {# cannons}}', { n }),
    crew: i18n._('{n} crew', { n }),
    parrot: i18n._('{n, plural, one {# parrot} other {# parrots}}', { n }),
  })[part]

/** Coins die by die; a single one is the only sum of 1. */
export const coinsInWords = (coins: readonly number[]): string =>
  coins.length === 0
    ? i18n._('nothing')
    : i18n._('{coins} {n, plural, one {coin} other {coins}}', { coins: coins.join(' + '), n: sum(coins) })

export const trayInWords = (tray: Tray): string => {
  const words = [
    tray.ship > 0 ? i18n._('{n, plural, one {# ship} other {# ships}}', { n: tray.ship }) : '',
    tray.cannon > 0 ? counted(tray.cannon, 'cannons') : '',
    tray.crew > 0 ? counted(tray.crew, 'crew') : '',
    tray.parrot > 0 ? counted(tray.parrot, 'parrot') : '',
  ].filter(word => word !== '')
  return words.length > 0 ? listed(words) : i18n._('nothing')
}

/** What stands in a choice for itself: faces, parts, places, and answers to questions. */
const CHOSEN: Readonly<Record<string, string>> = {
  ship: /*i18n*/ 'ship',
  cannon: /*i18n*/ 'cannon',
  sails: /*i18n*/ 'sails',
  hull: /*i18n*/ 'hull',
  cannons: /*i18n*/ 'cannons',
  crew: /*i18n*/ 'crew',
  parrot: /*i18n*/ 'parrot',
  plunder: /*i18n*/ 'plunder',
  hold: /*i18n*/ 'hold',
  island: /*i18n*/ 'island',
  melee: /*i18n*/ 'melee',
  parley: /*i18n*/ 'parley',
  negotiate: /*i18n*/ 'negotiate',
  offer: /*i18n*/ 'offer',
  listen: /*i18n*/ 'listen',
  nothing: /*i18n*/ 'nothing',
  insist: /*i18n*/ 'insist',
  accept: /*i18n*/ 'accept',
  refuse: /*i18n*/ 'refuse',
  counter: /*i18n*/ 'counter',
}

/** `names`: for what is said of a captain, in an offer's promises. */
export function wordFor(_key: string, value: Token, names: readonly string[]): string | null {
  const word = CHOSEN[value]
  if (word !== undefined) return i18n._(word)
  if (typeof value === 'number') return null
  const seat = seatOfParty(value)
  if (seat !== null) return names[seat] ?? null
  const pledge = termOf(value)
  return pledge && deedInWords(pledge, names)
}

/** `fire at Anne`. */
export const deedInWords = ({ deed, target }: Pick<Pledge, 'deed' | 'target'>, names: readonly string[]): string =>
  i18n._('{deed, select, spare {spare} attack {attack} other {fire at}} {target}', {
    deed,
    target: names[target] ?? i18n._('seat {seat}', { seat: target }),
  })

/** What one would say oneself, choice by choice. */
export const PHRASES: readonly Phrase<ScurvyDice>[] = [
  { choice: { do: 'melee' }, says: /*i18n*/ 'fight' },
  { choice: { do: 'parley' }, says: /*i18n*/ 'let the others go first' },
  { choice: { do: 'negotiate' }, says: /*i18n*/ 'talk' },
  { choice: { say: 'offer' }, says: /*i18n*/ 'make an offer' },
  { choice: { say: 'listen' }, says: /*i18n*/ 'hear the others first' },
  { choice: { say: 'insist' }, says: /*i18n*/ 'insist on a fight' },
  { choice: { answer: 'accept' }, says: /*i18n*/ 'accept' },
  { choice: { answer: 'refuse' }, says: /*i18n*/ 'refuse' },
  { choice: { answer: 'counter' }, says: /*i18n*/ 'make another offer' },
  { choice: { answer: 'insist' }, says: /*i18n*/ 'insist on a fight' },
  { choice: { fightOn: true }, says: /*i18n*/ 'fight on' },
  { choice: { fightOn: false }, says: /*i18n*/ 'withdraw' },
  { choice: { surrender: false }, says: /*i18n*/ 'fight on' },
  { choice: { surrender: true }, says: /*i18n*/ 'surrender' },
  { choice: { mercy: true }, says: /*i18n*/ 'show mercy' },
  { choice: { mercy: false }, says: /*i18n*/ 'no mercy' },
  { choice: { turn: null }, says: /*i18n*/ 'keep the parrot' },
  { choice: { turn: 'crew' }, says: /*i18n*/ 'make it crew' },
  { choice: { turn: 'cannons' }, says: /*i18n*/ 'make it a cannon' },
  { choice: { use: true }, says: /*i18n*/ 'yes' },
  { choice: { use: false }, says: /*i18n*/ 'no' },
]

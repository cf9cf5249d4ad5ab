/** What dice, coins and choices are called. */
import type { Token } from '@nassau/kernel'
import { i18n } from '#i18n'
import { listed, sum } from '../kit/lists.ts'
import type { Part, Tray } from './board.ts'

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
  insist: /*i18n*/ 'insist',
  accept: /*i18n*/ 'accept',
  refuse: /*i18n*/ 'refuse',
  counter: /*i18n*/ 'counter',
}

export function wordFor(_key: string, value: Token): string | null {
  const word = CHOSEN[value]
  return word === undefined ? null : i18n._(word)
}

/** What one would say oneself, choice by choice. */
const PHRASES: Readonly<Record<string, string>> = {
  '{"do":"melee"}': /*i18n*/ 'fight',
  '{"do":"parley"}': /*i18n*/ 'let the others go first',
  '{"do":"negotiate"}': /*i18n*/ 'talk',
  '{"say":"offer"}': /*i18n*/ 'make an offer',
  '{"say":"insist"}': /*i18n*/ 'insist on a fight',
  '{"promise":null}': /*i18n*/ 'no promise',
  '{"answer":"accept"}': /*i18n*/ 'accept',
  '{"answer":"refuse"}': /*i18n*/ 'refuse',
  '{"answer":"counter"}': /*i18n*/ 'make another offer',
  '{"answer":"insist"}': /*i18n*/ 'insist on a fight',
  '{"fightOn":true}': /*i18n*/ 'fight on',
  '{"fightOn":false}': /*i18n*/ 'withdraw',
  '{"surrender":false}': /*i18n*/ 'fight on',
  '{"surrender":true}': /*i18n*/ 'surrender',
  '{"mercy":true}': /*i18n*/ 'show mercy',
  '{"mercy":false}': /*i18n*/ 'no mercy',
  '{"turn":null}': /*i18n*/ 'keep the parrot',
  '{"turn":"crew"}': /*i18n*/ 'make it crew',
  '{"turn":"cannons"}': /*i18n*/ 'make it a cannon',
  '{"use":true}': /*i18n*/ 'yes',
  '{"use":false}': /*i18n*/ 'no',
}

export function phraseFor(choice: unknown): string | null {
  const phrase = PHRASES[JSON.stringify(choice)]
  return phrase === undefined ? null : i18n._(phrase)
}

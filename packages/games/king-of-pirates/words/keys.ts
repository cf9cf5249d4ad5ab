/** What choices say by each of their keys, and where that would sound stiff, as a whole. */
import type { KeyWords, Phrase } from '../../words.ts'
import type { KingOfPirates } from '../rules.ts'

export const KEY_WORDS: KeyWords<KingOfPirates> = {
  attack: /*i18n*/ 'attack {value}',
  buy: /*i18n*/ 'buy the {value}',
  captain: /*i18n*/ 'captain {value}',
  colour: /*i18n*/ 'sail under {value}',
  crew: /*i18n*/ 'crew: {value}',
  dig: /*i18n*/ 'dig: {value}',
  discard: /*i18n*/ 'discard {value}',
  keep: /*i18n*/ 'keep: {value}',
  nation: /*i18n*/ 'for the {value}',
  on: /*i18n*/ 'against {value}',
  pirate: /*i18n*/ 'on {value}',
  play: /*i18n*/ 'play {value}',
  promote: /*i18n*/ 'promote {value}',
  reroll: /*i18n*/ 'roll again: {value}',
  sacrifice: /*i18n*/ 'blame {value}',
  sail: /*i18n*/ 'sail {value}',
  side: /*i18n*/ 'for the {value}',
  steal: /*i18n*/ 'steal from {value}',
  stop: /*i18n*/ 'stop: {value}',
  toward: /*i18n*/ 'toward {value}',
}

/** What one would say oneself, choice by choice. */
export const PHRASES: readonly Phrase<KingOfPirates>[] = [
  { choice: { colour: null }, says: /*i18n*/ 'any colour will do' },
  { choice: { steal: null }, says: /*i18n*/ 'steal from nobody' },
  { choice: { stop: true }, says: /*i18n*/ 'stop here' },
  { choice: { buy: null }, says: /*i18n*/ 'buy nothing' },
  { choice: { keep: true }, says: /*i18n*/ 'keep captain and crew as they are' },
  { choice: { crew: [] }, says: /*i18n*/ 'sail without a crew' },
  { choice: { dig: true }, says: /*i18n*/ 'dig' },
  { choice: { dig: false }, says: /*i18n*/ 'do not dig' },
  { choice: { attack: null }, says: /*i18n*/ 'attack nobody' },
  { choice: { attack: 'prize' }, says: /*i18n*/ 'attack what lies here' },
  { choice: { reroll: 'none' }, says: /*i18n*/ 'keep the dice as they are' },
  { choice: { reroll: 'first' }, says: /*i18n*/ 'roll the first die again' },
  { choice: { reroll: 'second' }, says: /*i18n*/ 'roll the second die again' },
  { choice: { reroll: 'both' }, says: /*i18n*/ 'roll both dice again' },
]

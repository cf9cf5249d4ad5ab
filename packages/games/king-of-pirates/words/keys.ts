/** What choices say by each of their keys. */
import type { KeyWords } from '../../words.ts'
import type { KingOfPirates } from '../rules.ts'

export const KEY_WORDS: KeyWords<KingOfPirates> = {
  attack: /*i18n*/ 'attack: {value}',
  buy: /*i18n*/ 'buy: {value}',
  captain: /*i18n*/ 'captain: {value}',
  crew: /*i18n*/ 'crew: {value}',
  dig: /*i18n*/ 'dig: {value}',
  discard: /*i18n*/ 'discard: {value}',
  nation: /*i18n*/ 'nation: {value}',
  on: /*i18n*/ 'on: {value}',
  pirate: /*i18n*/ 'pirate: {value}',
  play: /*i18n*/ 'play: {value}',
  promote: /*i18n*/ 'promote: {value}',
  reroll: /*i18n*/ 'reroll: {value}',
  sacrifice: /*i18n*/ 'sacrifice: {value}',
  sail: /*i18n*/ 'sail: {value}',
  side: /*i18n*/ 'side: {value}',
  steal: /*i18n*/ 'steal: {value}',
  stop: /*i18n*/ 'stop: {value}',
  toward: /*i18n*/ 'toward: {value}',
}

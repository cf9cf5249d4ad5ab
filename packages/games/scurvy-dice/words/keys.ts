/** What choices say by each of their keys. */
import type { KeyWords } from '../../words.ts'
import type { ScurvyDice } from '../rules.ts'

export const KEY_WORDS: KeyWords<ScurvyDice> = {
  answer: /*i18n*/ 'answer: {value}',
  board: /*i18n*/ 'board: {value}',
  fightOn: /*i18n*/ 'fight on: {value}',
  hull: /*i18n*/ 'hull: {value}',
  mercy: /*i18n*/ 'mercy: {value}',
  sails: /*i18n*/ 'sails: {value}',
  surrender: /*i18n*/ 'surrender: {value}',
  take: /*i18n*/ 'take: {value}',
  turn: /*i18n*/ 'turn: {value}',
  use: /*i18n*/ 'use: {value}',
}

/** What choices say by each of their keys, and as a whole. */
import type { KeyWords, Phrase } from '../../words.ts'
import type { DoubloonLagoon } from '../rules.ts'

export const KEY_WORDS: KeyWords<DoubloonLagoon> = {
  against: /*i18n*/ 'against: {value}',
  agree: /*i18n*/ 'agree: {value}',
  back: /*i18n*/ 'back: {value}',
  battle: /*i18n*/ 'battle: {value}',
  board: /*i18n*/ 'board: {value}',
  breakOff: /*i18n*/ 'break off: {value}',
  call: /*i18n*/ 'call: {value}',
  capture: /*i18n*/ 'capture: {value}',
  counter: /*i18n*/ 'counter: {value}',
  crew: /*i18n*/ 'crew: {value}',
  embark: /*i18n*/ 'embark: {value}',
  end: /*i18n*/ 'end: {value}',
  explore: /*i18n*/ 'explore: {value}',
  from: /*i18n*/ 'from: {value}',
  give: /*i18n*/ 'give: {value}',
  heal: /*i18n*/ 'heal: {value}',
  on: /*i18n*/ 'on: {value}',
  play: /*i18n*/ 'play: {value}',
  port: /*i18n*/ 'port: {value}',
  prize: /*i18n*/ 'prize: {value}',
  take: /*i18n*/ 'take: {value}',
  to: /*i18n*/ 'to: {value}',
  under: /*i18n*/ 'under: {value}',
  unit: /*i18n*/ 'unit: {value}',
}

/** What one would say oneself, choice by choice. */
export const PHRASES: readonly Phrase<DoubloonLagoon>[] = [
  { choice: { call: true }, says: /*i18n*/ 'call a boarding' },
  { choice: { call: false }, says: /*i18n*/ 'stay off' },
  { choice: { agree: true }, says: /*i18n*/ 'agree' },
  { choice: { agree: false }, says: /*i18n*/ 'refuse and roll for it' },
  { choice: { heal: true }, says: /*i18n*/ 'open the chest' },
  { choice: { heal: false }, says: /*i18n*/ 'keep the chest' },
  { choice: { under: true }, says: /*i18n*/ 'put it under the deck' },
  { choice: { under: false }, says: /*i18n*/ 'turn it up' },
  { choice: { end: true }, says: /*i18n*/ 'that is all' },
  { choice: { back: true }, says: /*i18n*/ 'put it back' },
]

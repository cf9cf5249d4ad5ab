/** Choices in words: `{ board: 2 }` is `board: Mate`, `{ do: 'roll' }` is `roll`. */

import { type Ask, isRecord, show, type Token, tally } from '@nassau/kernel'
import { i18n } from '#i18n'
import type { Listed } from './listed.ts'

/** What it takes to speak of a choice: who sits where, and which numbers mean a seat. */
export type Speech = {
  names: readonly string[]
  /** The keys of choices whose numbers are seats (`assign`: places that are); null if the game does not say. */
  seatKeys: readonly string[] | null
  edition: object
  /** What a value under a key is called, if the game has a word for it. */
  wordFor(key: string, value: Token): string | null
  /** What a whole choice is called, if the game has a phrase for it. */
  phraseFor(choice: unknown): string | null
}

export const speechOf = (listed: Listed, names: readonly string[], edition: object): Speech => ({
  names,
  seatKeys: listed.seatKeys ?? null,
  edition,
  wordFor: (key, value) => listed.wordFor?.(key, value, edition, names) ?? null,
  phraseFor: choice => listed.phraseFor?.(choice) ?? null,
})

/** What a choice says by each of its keys. */
const SAID: Readonly<Record<string, string>> = {
  again: /*i18n*/ 'again: {value}',
  against: /*i18n*/ 'against: {value}',
  agree: /*i18n*/ 'agree: {value}',
  answer: /*i18n*/ 'answer: {value}',
  arrange: /*i18n*/ 'arrange: {value}',
  attack: /*i18n*/ 'attack: {value}',
  back: /*i18n*/ 'back: {value}',
  battle: /*i18n*/ 'battle: {value}',
  board: /*i18n*/ 'board: {value}',
  breakOff: /*i18n*/ 'break off: {value}',
  buy: /*i18n*/ 'buy: {value}',
  call: /*i18n*/ 'call: {value}',
  captain: /*i18n*/ 'captain: {value}',
  capture: /*i18n*/ 'capture: {value}',
  counter: /*i18n*/ 'counter: {value}',
  crew: /*i18n*/ 'crew: {value}',
  dig: /*i18n*/ 'dig: {value}',
  discard: /*i18n*/ 'discard: {value}',
  embark: /*i18n*/ 'embark: {value}',
  end: /*i18n*/ 'end: {value}',
  explore: /*i18n*/ 'explore: {value}',
  fightOn: /*i18n*/ 'fight on: {value}',
  from: /*i18n*/ 'from: {value}',
  give: /*i18n*/ 'give: {value}',
  gunner: /*i18n*/ 'gunner: {value}',
  heal: /*i18n*/ 'heal: {value}',
  hull: /*i18n*/ 'hull: {value}',
  mercy: /*i18n*/ 'mercy: {value}',
  nation: /*i18n*/ 'nation: {value}',
  on: /*i18n*/ 'on: {value}',
  pirate: /*i18n*/ 'pirate: {value}',
  play: /*i18n*/ 'play: {value}',
  port: /*i18n*/ 'port: {value}',
  prize: /*i18n*/ 'prize: {value}',
  promise: /*i18n*/ 'promise: {value}',
  promote: /*i18n*/ 'promote: {value}',
  reroll: /*i18n*/ 'reroll: {value}',
  sacrifice: /*i18n*/ 'sacrifice: {value}',
  sail: /*i18n*/ 'sail: {value}',
  sails: /*i18n*/ 'sails: {value}',
  side: /*i18n*/ 'side: {value}',
  sink: /*i18n*/ 'sink: {value}',
  spare: /*i18n*/ 'spare: {value}',
  steal: /*i18n*/ 'steal: {value}',
  stop: /*i18n*/ 'stop: {value}',
  surrender: /*i18n*/ 'surrender: {value}',
  take: /*i18n*/ 'take: {value}',
  throw: /*i18n*/ 'throw: {value}',
  to: /*i18n*/ 'to: {value}',
  toward: /*i18n*/ 'toward: {value}',
  turn: /*i18n*/ 'turn: {value}',
  under: /*i18n*/ 'under: {value}',
  unit: /*i18n*/ 'unit: {value}',
  use: /*i18n*/ 'use: {value}',
}

/** `pressOn` is `press on`. */
const spaced = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

function value(thing: unknown, key: string, speech: Speech): string {
  const isSeat = speech.seatKeys?.includes(key) === true
  if (thing === null) return isSeat ? i18n._('nobody') : i18n._('nothing')
  if (thing === true) return i18n._('yes')
  if (thing === false) return i18n._('no')
  if (Array.isArray(thing)) return counts(thing.map(item => value(item, key, speech)))
  if (isRecord(thing)) return words(thing, speech)
  if (isSeat && typeof thing === 'number') return speech.names[thing] ?? i18n._('seat {seat}', { seat: thing })
  return typeof thing === 'string' || typeof thing === 'number'
    ? (speech.wordFor(key, thing) ?? `${thing}`)
    : show(thing)
}

/** Keys that say nothing a reader does not know. */
const SILENT = ['do', 'say', 'pick', 'assign']

export function words(choice: unknown, speech: Speech): string {
  const phrase = speech.phraseFor(choice)
  if (phrase !== null) return phrase
  if (!isRecord(choice)) return value(choice, '', speech)
  return Object.entries(choice)
    .map(([key, thing]) => {
      const said = value(thing, key, speech)
      if (SILENT.includes(key)) return said
      if (key === 'pass' && thing === true) return i18n._('pass')
      return SAID[key] === undefined ? `${spaced(key)}: ${said}` : i18n._(SAID[key], { value: said })
    })
    .join(', ')
}

/** A thing to pick or a place to put things. */
export const tokenInWords = (token: Token, kind: Ask['kind'], speech: Speech): string => value(token, kind, speech)

/** Alike things with their number: `2 × sails, hull`. */
const counts = (things: readonly string[]): string =>
  [...tally(things)].map(([thing, n]) => (n === 1 ? thing : `${n} × ${thing}`)).join(', ') || i18n._('nothing')

/** A choice in the words of the ask it answers. Places that do not answer all of an assignment are only named. */
export function wordsFor(ask: Ask, choice: unknown, speech: Speech): string {
  if (ask.kind !== 'assign' || !isRecord(choice) || !Array.isArray(choice.assign)) return words(choice, speech)
  const places: unknown[] = choice.assign
  if (places.length !== ask.groups.reduce((n, { count }) => n + count, 0)) return words(choice, speech)
  let at = 0
  const groups = ask.groups.map(group => {
    const here = places.slice(at, at + group.count)
    at += group.count
    const thing = value(group.thing, 'pick', speech)
    return i18n._('{thing} to {place}', { thing, place: value(here, 'assign', speech) })
  })
  return groups.join('; ') || i18n._('nothing')
}

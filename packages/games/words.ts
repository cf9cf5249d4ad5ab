/** Choices in words: `{ board: 2 }` is `board: Mate`, `{ do: 'roll' }` is `roll`. */

import { type Ask, isRecord, show, type Token, tally } from '@nassau/kernel'
import type { Listed } from './listed.ts'

/** What it takes to speak of a choice: who sits where, and which numbers mean a seat. */
export type Speech = {
  names: readonly string[]
  /** The keys of choices whose numbers are seats (`assign`: places that are); null if the game does not say. */
  seatKeys: readonly string[] | null
  edition: object
  /** What a value under a key is called, if the game has a word for it. */
  wordFor(key: string, value: Token): string | null
}

export const speechOf = (listed: Listed, names: readonly string[], edition: object): Speech => ({
  names,
  seatKeys: listed.seatKeys ?? null,
  edition,
  wordFor: (key, value) => listed.wordFor?.(key, value, edition) ?? null,
})

/** `pressOn` is `press on`. */
const spaced = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

function value(thing: unknown, key: string, speech: Speech): string {
  const isSeat = speech.seatKeys?.includes(key) === true
  if (thing === null) return isSeat ? 'nobody' : 'nothing'
  if (thing === true) return 'yes'
  if (thing === false) return 'no'
  if (Array.isArray(thing)) return counts(thing.map(item => value(item, key, speech)))
  if (isRecord(thing)) return words(thing, speech)
  if (isSeat && typeof thing === 'number') return speech.names[thing] ?? `seat ${thing}`
  return typeof thing === 'string' || typeof thing === 'number'
    ? (speech.wordFor(key, thing) ?? `${thing}`)
    : show(thing)
}

/** Keys that say nothing a reader does not know. */
const SILENT = ['do', 'say', 'pick', 'assign']

export function words(choice: unknown, speech: Speech): string {
  if (!isRecord(choice)) return value(choice, '', speech)
  return Object.entries(choice)
    .map(([key, thing]) => {
      if (SILENT.includes(key)) return value(thing, key, speech)
      return key === 'pass' && thing === true ? 'pass' : `${spaced(key)}: ${value(thing, key, speech)}`
    })
    .join(', ')
}

/** A thing to pick or a place to put things. */
export const tokenInWords = (token: Token, kind: Ask['kind'], speech: Speech): string => value(token, kind, speech)

/** Alike things with their number: `2 × sails, hull`. */
const counts = (things: readonly string[]): string =>
  [...tally(things)].map(([thing, n]) => (n === 1 ? thing : `${n} × ${thing}`)).join(', ') || 'nothing'

/** A choice in the words of the ask it answers. */
export function wordsFor(ask: Ask, choice: unknown, speech: Speech): string {
  if (ask.kind !== 'assign' || !isRecord(choice) || !Array.isArray(choice.assign)) return words(choice, speech)
  const places: unknown[] = choice.assign
  let at = 0
  const groups = ask.groups.map(group => {
    const here = places.slice(at, at + group.count)
    at += group.count
    return `${group.thing} to ${value(here, 'assign', speech)}`
  })
  return groups.join('; ') || 'nothing'
}

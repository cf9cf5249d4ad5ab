/** Choices in words: `{ board: 2 }` is `board: Grace`, `{ do: 'roll' }` is `roll`. */

import { type Ask, type Choice, isRecord, type Rules, samePlain, show, type Token, tally } from '@nassau/kernel'
import { i18n } from '#i18n'
import type { LoadedGame } from './manifest.ts'

type KeysIn<C> = C extends readonly unknown[]
  ? never
  : C extends object
    ? (keyof C & string) | { [K in keyof C]: KeysIn<C[K]> }[keyof C]
    : never

/** A key of any of a game's choices. */
export type ChoiceKey<R extends Rules> = KeysIn<Choice<R>>

/** What a choice says by each of its keys, `{value}` being what stands there; some keys say nothing by themselves. */
export type KeyWords<R extends Rules> = {
  readonly [Key in Exclude<ChoiceKey<R>, (typeof SILENT)[number] | 'pass' | 'throw'>]: string
}

/** A whole choice in words, where its keys and values would sound stiff. */
export type Phrase<R extends Rules = Rules> = { readonly choice: Choice<R>; readonly says: string }

/** What it takes to speak of a choice: who sits where, and which numbers mean a seat. */
export type Speech = {
  names: readonly string[]
  /** The keys of choices whose numbers are seats (`assign`: places that are); null if the game does not say. */
  seatKeys: readonly string[] | null
  edition: object
  /** What a choice says by each of its keys; others are said as they are written. */
  keyWords: Readonly<Record<string, string>>
  /** What a value under a key is called, if the game has a word for it. */
  wordFor(key: string, value: Token): string | null
  /** What whole choices are called. */
  phrases: readonly Phrase[]
}

export const speechOf = (game: LoadedGame, names: readonly string[], edition: object): Speech => ({
  names,
  seatKeys: game.seatKeys ?? null,
  edition,
  keyWords: game.keyWords ?? {},
  wordFor: (key, value) => game.wordFor?.(key, value, edition, names) ?? null,
  phrases: game.phrases ?? [],
})

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
const SILENT = ['do', 'say', 'pick', 'assign'] as const
const isSilent = (key: string): boolean => SILENT.some(silent => silent === key)

export function words(choice: unknown, speech: Speech): string {
  const phrase = speech.phrases.find(known => samePlain(known.choice, choice))
  if (phrase) return i18n._(phrase.says)
  if (!isRecord(choice)) return value(choice, '', speech)
  return Object.entries(choice)
    .map(([key, thing]) => {
      const said = value(thing, key, speech)
      if (isSilent(key)) return said
      if (key === 'pass' && thing === true) return i18n._('pass')
      const says = speech.keyWords[key]
      return says === undefined ? `${spaced(key)}: ${said}` : i18n._(says, { value: said })
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

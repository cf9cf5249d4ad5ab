/** What people may call themselves and say: long enough, readable, and nobody else's. */
import { EMPTY_CHAIR } from '@nassau/games/names'
import { Refused } from '../errors.ts'

/** Letters, numbers and what stands between them in names. */
const NAME = /^[\p{L}\p{M}\p{N} '’._-]{1,32}$/u
/** Nobody shall pass for the house, or for nobody at all. */
const RESERVED = ['house', 'system', 'server', 'you']
/** Nor have one of these words in their name. */
const RESERVED_WORDS = ['nassau', 'keeper', 'admin', 'administrator', 'moderator', 'bot']

/** Invisible, or turning the line around: controls, directions, joiners, fillers, tags. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu
/** More marks on one letter than any language has. */
const PILED = /(\p{M}{3})\p{M}+/gu

/** Scripts whose letters look like those of Latin: not to be mixed with it, or with each other, in one name. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]
/** Letters of those scripts, and digits, as the Latin ones they pass for. */
const PASSES_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  '’': "'",
  i: 'l',
  '|': 'l',
  а: 'a',
  в: 'b',
  е: 'e',
  з: 'e',
  і: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ԁ: 'd',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
}

/** A text without what cannot be seen, on one line. */
export const readable = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(PILED, '$1').trim()

/** What a name looks like from a little farther off: two that share it are not told apart. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const letters = plain.replace(/./gu, letter => PASSES_FOR[letter] ?? letter)
  return letters
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[ '._-]/g, '')
}

function isReserved(name: string): boolean {
  const whole = lookOf(name)
  const parts = name.split(/[ '’._-]+/).map(lookOf)
  return (
    whole.startsWith(lookOf(EMPTY_CHAIR)) ||
    RESERVED.some(word => lookOf(word) === whole) ||
    RESERVED_WORDS.some(word => lookOf(word) === whole || parts.includes(lookOf(word)))
  )
}

/** A name one may go by, as it will be written; what is wrong with it is said. */
export function nameFrom(text: string): string {
  const name = readable(text)
  if (!NAME.test(name) || !/[\p{L}\p{N}]/u.test(name))
    throw new Refused('malformed', "a name has 1 to 32 letters, numbers, spaces, and ' . _ - between them")
  if (ALIKE.filter(script => script.test(name)).length > 1)
    throw new Refused('malformed', 'the letters of a name are of one script: mixed ones pass for others')
  if (isReserved(name)) throw new Refused('malformed', `nobody goes by the name of ${name} here; choose another`)
  return name
}

/** A line of chat as everyone can read it. */
export function lineFrom(text: string): string {
  const line = readable(text)
  if (line === '') throw new Refused('malformed', 'there is nothing to read in that line')
  return line
}

/** Small things done with lists in more than one game. */
import { RulesBug, YOU } from '@nassau/kernel'
import { i18n } from '#i18n'

/** `a`, `a and b`, `a, b and c`, in the language that is set. */
export const listed = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : i18n._('{others} and {last}', { others: words.slice(0, -1).join(', '), last: words.at(-1) })

/** A name by itself, in an order or a list. */
export const nameInList = (name: string): string => (name === YOU ? i18n._('you') : name)

/** Several by their names, whoever reads last: `Grace, Wren and you`. One alone stays as it is, for a message to choose by. */
export const everyone = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : listed([...names.filter(name => name !== YOU), ...names.filter(name => name === YOU)].map(nameInList))

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1)

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** Everyone around a table, clockwise from `first`; `places` has a place for each. */
export const clockwise = (places: readonly unknown[], first: number): number[] =>
  places.map((_, i) => (first + i) % places.length)

/** The first of some things, of which there must be one. */
export function first<T>([thing]: readonly T[]): T {
  if (thing === undefined) throw new RulesBug('nothing-there')
  return thing
}

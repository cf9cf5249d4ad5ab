/** What teams, dice, distances and choices are called in both tossing games. */
import type { Token } from '@nassau/kernel'
import { i18n } from '#i18n'
import { TEAM_NAMES, type Team } from '../board.ts'
import type { Near } from '../felt.ts'

export const teamInWords = (team: Team): string => (TEAM_NAMES[team] === 'black' ? i18n._('Black') : i18n._('White'))

/** `b3` is black's third die, `bc` its cannonball. */
export function dieInWords(id: string): string {
  const [team, n] = [id.slice(0, 1), id.slice(1)]
  if (n === 'c') return team === 'b' ? i18n._('Black’s cannonball') : i18n._('White’s cannonball')
  return team === 'b'
    ? i18n._('Black’s {n, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {{n}th}} die', { n })
    : i18n._('White’s {n, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {{n}th}} die', { n })
}

export const diceInWords = (ids: readonly string[]): string => ids.map(dieInWords).join(', ')

/** Lengths as people say them, each up to so many mm. */
const BREADTHS = [
  [10, /*i18n*/ 'a hair’s breadth'],
  [35, /*i18n*/ 'a finger’s breadth'],
  [115, /*i18n*/ 'a hand’s breadth'],
  [230, /*i18n*/ 'a span'],
  [450, /*i18n*/ 'a cubit'],
  [900, /*i18n*/ 'half the table'],
] as const

/** About how far something is. What is exact is measured, and told where it decides. */
export function aboutInWords(distance: number): string {
  const [, says = /*i18n*/ 'a long way'] = BREADTHS.find(([most]) => distance < most) ?? []
  return i18n._(says)
}

/** Where a die lies, by what it lies nearest to. */
export function nearInWords(near: Near | null): string {
  if (near === null) return i18n._('with nothing near')
  const goal = i18n._(near.goal)
  return near.gap <= 0
    ? i18n._('on {goal}', { goal })
    : i18n._('{gap} from {goal}', { gap: aboutInWords(near.gap), goal })
}

/** A spot of the table, seen from its near end. */
export function spotInWords({ x, y }: { x: number; y: number }): string {
  const across =
    x === 0
      ? i18n._('on the centre line')
      : x < 0
        ? i18n._('{gap} left of the centre line', { gap: aboutInWords(-x) })
        : i18n._('{gap} right of the centre line', { gap: aboutInWords(x) })
  const along =
    y === 0
      ? i18n._('on the middle line')
      : y < 0
        ? i18n._('{gap} this side of the middle line', { gap: aboutInWords(-y) })
        : i18n._('{gap} beyond the middle line', { gap: aboutInWords(y) })
  return i18n._('{across}, {along}', { across, along })
}

/** A number of each team: `12 to 7`. */
export const pairInWords = ([black, white]: readonly number[]): string => i18n._('{black} to {white}', { black, white })

/** A distance as people read it. Tolerances go down to 0.3 mm, so two places. */
export function inMm(distance: number): string {
  const [whole, hundredths] = distance.toFixed(2).split('.')
  return i18n._('{whole}.{hundredths} mm', { whole, hundredths })
}

/** Arrangements besides the presets, which an edition names, and the ends of the table. */
const CHOSEN: Readonly<Record<string, string>> = {
  random: /*i18n*/ 'random',
  own: /*i18n*/ 'own',
  near: /*i18n*/ 'near',
  far: /*i18n*/ 'far',
}

export function wordFor(key: string, value: Token, _edition: object, names: readonly string[]): string | null {
  if (typeof value !== 'string') return null
  if (key === 'arrange' || key === 'end') return i18n._(CHOSEN[value] ?? value)
  // Who has which place in the order of play is asked of `seat 2` and so on.
  const seat = /^seat (\d+)$/.exec(value)?.[1]
  return seat === undefined ? null : (names[Number(seat)] ?? i18n._('seat {seat}', { seat }))
}

/** What teams, dice, distances and choices are called in both tossing games. */
import type { Token } from '@nassau/kernel'
import { i18n } from '#i18n'
import { TEAM_NAMES, type Team } from '../board.ts'

export const teamInWords = (team: Team): string => (TEAM_NAMES[team] === 'black' ? i18n._('Black') : i18n._('White'))

/** `b3` is black's third die: `die b3`. */
export const diceInWords = (ids: readonly string[]): string =>
  i18n._('{n, plural, one {die} other {dice}} {ids}', { n: ids.length, ids: ids.join(', ') })

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

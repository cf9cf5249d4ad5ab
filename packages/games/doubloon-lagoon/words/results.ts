/** How a battle and a match come out, in words. */
import { i18n } from '#i18n'
import { listed } from '../../kit/lists.ts'
import type { Happenings } from '../events.ts'
import type { Ending } from '../winning.ts'

/** DL-24 What the loser suffers. */
export function sufferingOf({ steps, retreat, immobilized }: Happenings['battle-result']): string {
  const words = [
    steps > 0 ? i18n._('loses {steps, plural, one {# step} other {# steps}}', { steps }) : '',
    retreat > 0 ? i18n._('retreats {hexes, plural, one {# hex} other {# hexes}}', { hexes: retreat }) : '',
    immobilized ? i18n._('is immobilized') : '',
  ].filter(word => word !== '')
  return words.length > 0 ? listed(words) : i18n._('gets away unharmed')
}

/** How a match ended, with the names of the winners and everyone's points. */
export const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  treasure: /*i18n*/ "{names} is home with Kreth's Treasure aboard and wins (points: {points}).",
  points:
    /*i18n*/ 'The round is over: {names} is home with more than an equal share of all adventures and wins (points: {points}).',
  'last-one': /*i18n*/ '{names} is the last captain left and wins (points: {points}).',
  'treasure-sunk': /*i18n*/ "{names} survive the loss of Kreth's Treasure: a draw (points: {points}).",
  'most-points': /*i18n*/ '{names} has the most points and wins (points: {points}).',
}

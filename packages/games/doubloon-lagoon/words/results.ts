/** How a battle and a match come out, in words. */
import { i18n } from '#i18n'
import { listed } from '../../kit/lists.ts'
import type { Happenings } from '../events.ts'
import type { Ending } from '../winning.ts'

/** DL-24 What the loser, called `name`, suffers. */
export function sufferingOf({ steps, retreat, immobilized }: Happenings['battle-result'], name: string): string {
  const words = [
    steps > 0
      ? i18n._('{name, select, you {lose} other {loses}} {steps, plural, one {# step} other {# steps}}', {
          name,
          steps,
        })
      : '',
    retreat > 0
      ? i18n._('{name, select, you {retreat} other {retreats}} {hexes, plural, one {# hex} other {# hexes}}', {
          name,
          hexes: retreat,
        })
      : '',
    immobilized ? i18n._('{name, select, you {are} other {is}} immobilized', { name }) : '',
  ].filter(word => word !== '')
  return words.length > 0 ? listed(words) : i18n._('{name, select, you {get} other {gets}} away unharmed', { name })
}

/** How a match ended, with the names of the winners and everyone's points. */
export const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  treasure:
    /*i18n*/ "{names, select, you {You are} other {{names} is}} home with Kreth's Treasure aboard and {names, select, you {win} other {wins}} (points: {points}).",
  points:
    /*i18n*/ 'The round is over: {names, select, you {you are} other {{names} is}} home with more than an equal share of all adventures and {names, select, you {win} other {wins}} (points: {points}).',
  'last-one':
    /*i18n*/ '{names, select, you {You are} other {{names} is}} the last captain left and {names, select, you {win} other {wins}} (points: {points}).',
  'treasure-sunk':
    /*i18n*/ "{names, select, you {You} other {{names}}} survive the loss of Kreth's Treasure: a draw (points: {points}).",
  'most-points':
    /*i18n*/ '{names, select, you {You have} other {{names} has}} the most points and {names, select, you {win} other {wins}} (points: {points}).',
}

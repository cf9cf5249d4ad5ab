/** What there is to be had in items. */
import { adventureOf } from '../cards/decks.ts'
import type { Sight } from './sight.ts'

/** What an item is worth, in counters. */
export function itemWorth({ edition, isByPoints }: Sight, item: string): number {
  const { effect, value } = adventureOf(edition, item)
  if (isByPoints) return value / 2.4
  return effect === 'treasure' ? 12 : effect === 'riches' ? 0.2 : 0.5
}

/** Dice of chance that are no combat's: the compass die and the upkeep die (KP-28). */
import type { Seat } from '@nassau/kernel'
import { i18n } from '#i18n'
import type { SeasEvent } from '../events.ts'
import type { Colour } from '../words/names.ts'
import { windName } from '../words/words.ts'

export type Roll =
  /** KP-26 Where the Dutchman drifts. */
  | { die: 'compass'; shows: Colour; seat: null }
  /** KP-70 Which lair a captain is thrown back to. */
  | { die: 'compass'; shows: Colour; seat: Seat }
  /** KP-27 Scurvy, or so much rum. */
  | { die: 'upkeep'; shows: 'scurvy' | number; seat: Seat; isDropped: boolean }

/** What was rolled, in the order it was heard. */
export function rollsIn(fresh: readonly SeasEvent[]): Roll[] {
  return fresh.flatMap((event): Roll[] => {
    switch (event.kind) {
      case 'dutchman-drifts':
        return [{ die: 'compass', shows: event.toward, seat: null }]
      case 'sent-to-lair':
        return [{ die: 'compass', shows: event.lair, seat: event.seat }]
      case 'rum-drunk':
        return [{ die: 'upkeep', shows: event.wanted, seat: event.seat, isDropped: false }]
      case 'scurvy':
        return event.by === 'die'
          ? [{ die: 'upkeep', shows: 'scurvy', seat: event.seat, isDropped: event.isDropped }]
          : []
      default:
        return []
    }
  })
}

/** What a roll means, as short as can be. */
export function rollInWords(roll: Roll): string {
  if (roll.die === 'compass')
    return roll.seat === null
      ? i18n._('Dutchman: {wind}', { wind: windName(roll.shows) })
      : i18n._('to the {lair} lair', { lair: roll.shows })
  if (roll.shows !== 'scurvy') return i18n._('−{n} rum', { n: roll.shows })
  return roll.isDropped ? i18n._('scurvy, shrugged off') : i18n._('scurvy')
}

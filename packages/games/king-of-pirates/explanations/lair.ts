/** What one might expect in the step `lair` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import { shipOf } from '../board.ts'
import type { KingOfPirates } from '../rules.ts'
import { WANTED } from '../steps/lair.ts'
import { MIDDLES } from '../words/names.ts'

export const lair = {
  'lair.buy': (seas, _f, seat, edition) =>
    MIDDLES.flatMap(buy => {
      const ship = shipOf(seas, seat)
      const { one, another } = WANTED[buy]
      const clause = 'KP-10'
      if (ship.middles.includes(buy))
        return [{ wanted: another, clause, because: /*i18n*/ 'a ship takes one of each', choice: { buy } }]
      return ship.doubloons < edition.middle.cost
        ? [{ wanted: one, clause, because: /*i18n*/ 'it costs more doubloons than you have', choice: { buy } }]
        : []
    }),
} satisfies Explanations<KingOfPirates>

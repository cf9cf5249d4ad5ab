/** What one might expect in the step `loot` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import { shipOf } from '../board.ts'
import type { ScurvyDice } from '../rules.ts'

export const loot = {
  'loot.take': (sea, f, seat) => {
    if (seat === f.seat)
      return [
        {
          wanted: /*i18n*/ 'take more treasure',
          clause: 'SD-30',
          because: /*i18n*/ 'one die for each crew, and never more than the hull carries',
        },
      ]
    return shipOf(sea, seat).crew === 0
      ? [{ wanted: /*i18n*/ 'loot', clause: 'SD-30', because: /*i18n*/ 'without crew nobody carries anything' }]
      : [{ wanted: /*i18n*/ 'loot now', clause: 'SD-30', because: /*i18n*/ 'ships loot from fastest to slowest' }]
  },
} satisfies Explanations<ScurvyDice>

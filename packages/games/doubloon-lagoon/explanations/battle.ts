/** What one might expect in the step `battle` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'

import type { DoubloonLagoon } from '../rules.ts'

export const battle = {
  'battle.choose': (_lagoon, f, seat) =>
    seat === f.seat
      ? [
          {
            wanted: /*i18n*/ 'fire at a ship',
            clause: 'DL-30',
            because: /*i18n*/ 'there are no cannon battles; ships fight by boarding',
          },
          {
            wanted: /*i18n*/ 'attack twice with a unit',
            clause: 'DL-21',
            because: /*i18n*/ 'a unit attacks once a turn',
          },
        ]
      : [],
} satisfies Explanations<DoubloonLagoon>

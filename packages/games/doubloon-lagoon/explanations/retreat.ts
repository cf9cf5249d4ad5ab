/** What one might expect in the step `retreat` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'

import type { DoubloonLagoon } from '../rules.ts'

export const retreat = {
  'retreat.choose': (_lagoon, f, seat) =>
    seat === f.seat
      ? [
          {
            wanted: /*i18n*/ 'retreat closer to the battle',
            clause: 'DL-25',
            because: /*i18n*/ 'every hex leads farther away if one does, else no nearer',
          },
          {
            wanted: /*i18n*/ 'retreat into an enemy',
            clause: 'DL-25',
            because: /*i18n*/ 'a retreat never enters a hex where an enemy is',
          },
        ]
      : [],
} satisfies Explanations<DoubloonLagoon>

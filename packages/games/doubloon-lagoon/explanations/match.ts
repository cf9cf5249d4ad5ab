/** What one might expect in the step `match` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import type { DoubloonLagoon } from '../rules.ts'

export const match = {
  'match.counter': (_lagoon, f, seat) =>
    seat === f.seat
      ? [
          {
            wanted: /*i18n*/ 'place it next to another counter',
            clause: 'DL-8',
            because: /*i18n*/ 'counters never lie side by side',
          },
          {
            wanted: /*i18n*/ 'place it by a home port',
            clause: 'DL-8',
            because: /*i18n*/ 'the land around a port stays free',
          },
        ]
      : [],
} satisfies Explanations<DoubloonLagoon>

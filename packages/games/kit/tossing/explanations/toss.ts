/** What one might expect in the step `toss` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'

import type { Tossing } from '../rules.ts'

export const toss = {
  'toss.throw': (_board, f, seat) =>
    seat === f.seat
      ? [
          {
            wanted: /*i18n*/ 'let go beyond the foul line',
            clause: 'OZ-27',
            because: /*i18n*/ 'the hand stays behind the foul line',
          },
        ]
      : [
          {
            wanted: /*i18n*/ 'toss now',
            clause: 'OZ-9',
            because: /*i18n*/ 'teams alternate, one player tossing one die',
          },
        ],
} satisfies Explanations<Tossing>

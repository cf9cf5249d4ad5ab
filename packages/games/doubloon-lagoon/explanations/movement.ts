/** What one might expect in the step `movement` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import type { DoubloonLagoon } from '../rules.ts'
import { whyIdle, whyNot } from '../sailing/deeds.ts'

export const movement = {
  'movement.choose': (lagoon, f, seat, edition) => (seat === f.seat ? whyIdle(lagoon, edition, seat) : []),

  'movement.act': (lagoon, f, seat, edition) => (seat === f.seat ? whyNot(lagoon, edition, f.unit) : []),
} satisfies Explanations<DoubloonLagoon>

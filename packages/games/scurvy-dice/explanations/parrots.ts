/** What one might expect in the step `parrots` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'

import type { ScurvyDice } from '../rules.ts'

export const parrots = {
  'parrots.turn': () => [
    {
      wanted: /*i18n*/ 'turn the parrot into a sail or a hull',
      clause: 'SD-12',
      because: /*i18n*/ 'once built, a kept parrot becomes a crew or a cannon only',
    },
  ],
} satisfies Explanations<ScurvyDice>

/** What one might expect in the step `negotiation` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import type { ScurvyDice } from '../rules.ts'
import { canCounter } from '../steps/negotiation.ts'

export const negotiation = {
  'negotiation.offer': () => [
    {
      wanted: /*i18n*/ 'give someone more treasure',
      clause: 'SD-33',
      because: /*i18n*/ 'nobody can be given more than their hull holds, or their crew with a Shore Raid carries',
    },
  ],

  'negotiation.answer': (_sea, f) =>
    canCounter(f)
      ? []
      : [
          {
            wanted: /*i18n*/ 'answer with another offer',
            clause: 'SD-33',
            because: /*i18n*/ 'this would be the third refused offer, and then it is a melee',
            choice: { answer: 'counter' },
          },
        ],
} satisfies Explanations<ScurvyDice>

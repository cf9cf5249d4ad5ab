/** What one might expect in the step `brawl` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import type { ScurvyDice } from '../rules.ts'

export const brawl = {
  'brawl.stand': (_sea, f, seat) =>
    f.round === 0 && f.fighters.includes(seat) && f.drawn.includes(seat)
      ? [
          {
            wanted: /*i18n*/ 'surrender',
            clause: 'SD-34',
            because: /*i18n*/ 'you have just chosen to fight; you may surrender before the next round',
          },
        ]
      : [],
} satisfies Explanations<ScurvyDice>

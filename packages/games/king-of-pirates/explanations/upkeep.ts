/** What one might expect in the step `upkeep` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import type { KingOfPirates } from '../rules.ts'

export const upkeep = {
  'upkeep.steal': (seas, _f, seat) =>
    seas.ships.flatMap(({ doubloons }, steal) =>
      seat === seas.turn && steal !== seat && doubloons === 0
        ? [
            {
              wanted: /*i18n*/ 'steal from them',
              clause: 'KP-31',
              because: /*i18n*/ 'they have no doubloons',
              choice: { steal },
            },
          ]
        : [],
    ),
} satisfies Explanations<KingOfPirates>

/** What one might expect in the step `combat` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import { shipOf } from '../board.ts'
import { chartOf, isLair } from '../chart.ts'
import type { KingOfPirates } from '../rules.ts'

export const combat = {
  'combat.target': (seas, _f, seat, edition) =>
    seas.ships.flatMap(({ at }, attack) =>
      seat === seas.turn && attack !== seat && at !== shipOf(seas, seas.turn).at
        ? [
            {
              wanted: /*i18n*/ 'attack that ship',
              ...(isLair(chartOf(edition), at)
                ? { clause: 'KP-20', because: /*i18n*/ 'it lies in a lair' }
                : { clause: 'KP-39', because: /*i18n*/ 'it is on another space' }),
              choice: { attack },
            },
          ]
        : [],
    ),
} satisfies Explanations<KingOfPirates>

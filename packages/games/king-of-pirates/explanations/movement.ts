/** What one might expect in the step `movement` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import { shipOf } from '../board.ts'
import { chartOf, neighbour } from '../chart.ts'
import type { KingOfPirates } from '../rules.ts'
import { SAILING, spacesLeft } from '../steps/movement.ts'
import { COLOURS } from '../words/names.ts'
import { noTailwind } from './no-tailwind.ts'

export const movement = {
  'movement.sail': (seas, f, seat, edition) => {
    if (seat !== seas.turn) return noTailwind(seas, seat)
    if (spacesLeft(seas, f, edition) <= 0)
      return [
        {
          wanted: /*i18n*/ 'sail on',
          clause: 'KP-32',
          because: /*i18n*/ 'the ship has sailed as far as its sails, its crew and the wind carry it this turn',
        },
      ]
    return COLOURS.flatMap((sail, direction) =>
      neighbour(chartOf(edition), shipOf(seas, seas.turn).at, direction) === null
        ? [{ wanted: SAILING[sail], clause: 'KP-3', because: /*i18n*/ 'the map ends there', choice: { sail } }]
        : [],
    )
  },
} satisfies Explanations<KingOfPirates>

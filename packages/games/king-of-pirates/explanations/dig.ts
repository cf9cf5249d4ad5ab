/** What one might expect in the step `dig` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import { shipOf } from '../board.ts'
import type { KingOfPirates } from '../rules.ts'
import { mapsNeeded } from '../steps/dig.ts'
import { noTailwind } from './no-tailwind.ts'

export const dig = {
  'dig.spade': (seas, f, seat, edition) =>
    seat === seas.turn && shipOf(seas, seat).hand['treasure-map'] < mapsNeeded(seas, f, edition)
      ? [
          {
            wanted: /*i18n*/ 'dig',
            clause: 'KP-36',
            because: /*i18n*/ 'your treasure maps and your crew’s clues are too few',
            choice: { dig: true },
          },
          ...noTailwind(seas, seat),
        ]
      : noTailwind(seas, seat),
} satisfies Explanations<KingOfPirates>

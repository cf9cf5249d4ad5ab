/** What one might expect in the step `cannons` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import { shipOf } from '../board.ts'
import type { ScurvyDice } from '../rules.ts'
import { notFiring } from '../steps/fighting/cannons.ts'

export const cannons = {
  'cannons.aim': (sea, f, seat) =>
    seat === f.seat
      ? [
          {
            wanted: /*i18n*/ 'fire at my own ship',
            clause: 'SD-15',
            because: /*i18n*/ 'cannons are assigned to opponents or held',
          },
        ]
      : notFiring(shipOf(sea, seat).sails, shipOf(sea, seat).cannons, f.fired.includes(seat)),

  'cannons.parrots': () => [
    {
      wanted: /*i18n*/ 'shoot away treasure',
      clause: 'SD-16',
      because: /*i18n*/ 'a parrot icon takes a ship die, never treasure',
    },
  ],
} satisfies Explanations<ScurvyDice>

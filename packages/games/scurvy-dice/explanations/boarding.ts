/** What one might expect in the step `boarding` and is not offered, and why. */
import type { Explanations } from '@nassau/kernel'
import { shipOf } from '../board.ts'
import type { ScurvyDice } from '../rules.ts'
import { canGain } from '../steps/fighting/boarding.ts'

export const boarding = {
  'boarding.choose': (sea, f, seat) => {
    if (seat === f.seat)
      return [
        {
          wanted: /*i18n*/ 'board my own ship',
          clause: 'SD-22',
          because: /*i18n*/ 'only another ship can be boarded',
          choice: { board: seat },
        },
      ]
    if (shipOf(sea, seat).crew === 0)
      return [{ wanted: /*i18n*/ 'board', clause: 'SD-22', because: /*i18n*/ 'a ship without crew cannot board' }]
    if (shipOf(sea, seat).sails === 0)
      return [
        {
          wanted: /*i18n*/ 'board',
          clause: 'SD-23',
          because: /*i18n*/ 'a ship without sails rolls no ship icon and can catch nobody',
        },
      ]
    if (!canGain(sea, seat))
      return [
        {
          wanted: /*i18n*/ 'board',
          clause: 'SD-22',
          because: /*i18n*/ 'no other ship has crew to fight or treasure you could carry',
        },
      ]
    return f.tried.includes(seat)
      ? [
          {
            wanted: /*i18n*/ 'board again',
            clause: 'SD-22',
            because: /*i18n*/ 'each ship tries once in a boarding phase',
          },
        ]
      : [
          {
            wanted: /*i18n*/ 'board now',
            clause: 'SD-22',
            because: /*i18n*/ 'boarding goes from fastest to slowest; your ship comes later',
          },
        ]
  },

  'boarding.press': (_sea, f, seat) =>
    seat === f.target
      ? [
          {
            wanted: /*i18n*/ 'surrender',
            clause: 'SD-25',
            because: /*i18n*/ 'only the attacker may break off a boarding',
          },
        ]
      : [],

  'boarding.steal': (sea, f) => [
    {
      wanted: /*i18n*/ 'steal more treasure',
      clause: 'SD-26',
      because: /*i18n*/ 'one die for each crew left on your ship, and no more than its hull holds',
    },
    { wanted: /*i18n*/ 'steal scurvy dice', clause: 'SD-48', because: /*i18n*/ 'scurvy dice cannot be stolen' },
    ...(shipOf(sea, f.target).isHidden
      ? [
          {
            wanted: /*i18n*/ 'steal from the cove',
            clause: 'SD-47',
            because: /*i18n*/ 'that treasure is hidden for this hunt',
          },
        ]
      : []),
  ],
} satisfies Explanations<ScurvyDice>

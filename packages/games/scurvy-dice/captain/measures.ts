/** What players of Scurvy Dice count when a hunt is over: by these one plan is told from another. */
import type { Measure } from '@nassau/kernel/bots'
import { rivalsOf, shipOf } from '../board.ts'
import type { ScurvyDice } from '../rules.ts'

export const MEASURES: readonly Measure<ScurvyDice>[] = [
  {
    amount: (sea, seat) => shipOf(sea, seat).at,
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# space more} other {# spaces more}} on the track',
  },
  {
    amount: (sea, seat) => Math.max(...rivalsOf(sea, seat).map(rival => shipOf(sea, rival).at)),
    wanted: 'less',
    says: /*i18n*/ '{n, plural, one {# space less} other {# spaces less}} for the best of the others',
  },
  {
    amount: (sea, seat) => (shipOf(sea, seat).isReady ? 100 : 0),
    wanted: 'more',
    says: /*i18n*/ 'your captain’s power kept {n, plural, one {once more} other {# times more}} in 100',
  },
]

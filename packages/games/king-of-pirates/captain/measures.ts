/** What players of King of Pirates count: by these one plan is told from another. */
import type { Seat } from '@nassau/kernel'
import type { Measure } from '@nassau/kernel/bots'
import { handSize, piratesOf, type Seas, type Ship, shipOf } from '../board.ts'
import type { KingOfPirates } from '../rules.ts'

const others = ({ ships }: Seas, seat: Seat): Ship[] => ships.filter((_, other) => other !== seat)

export const MEASURES: readonly Measure<KingOfPirates>[] = [
  {
    amount: (seas, seat) => shipOf(seas, seat).doubloons,
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# doubloon more} other {# doubloons more}}',
  },
  {
    amount: (seas, seat) => Math.max(...others(seas, seat).map(({ doubloons }) => doubloons)),
    wanted: 'less',
    says: /*i18n*/ '{n, plural, one {# doubloon less} other {# doubloons less}} for the richest of the others',
  },
  {
    amount: (seas, seat) => shipOf(seas, seat).rum,
    wanted: 'more',
    says: /*i18n*/ '{n, number} rum more aboard',
  },
  {
    amount: (seas, seat) => shipOf(seas, seat).cannonballs,
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# cannonball more} other {# cannonballs more}}',
  },
  {
    amount: (seas, seat) => shipOf(seas, seat).scurvy,
    wanted: 'less',
    says: /*i18n*/ '{n, number} scurvy less',
  },
  {
    amount: (seas, seat) => shipOf(seas, seat).middles.length,
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# ship part more} other {# ship parts more}}',
  },
  {
    amount: (seas, seat) => piratesOf(shipOf(seas, seat)).length,
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# pirate more} other {# pirates more}} in your crew',
  },
  {
    amount: (seas, seat) => others(seas, seat).reduce((sum, ship) => sum + piratesOf(ship).length, 0),
    wanted: 'less',
    says: /*i18n*/ '{n, plural, one {# pirate less} other {# pirates less}} in the crews of the others',
  },
  {
    amount: (seas, seat) => shipOf(seas, seat).hand['treasure-map'],
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# treasure map more} other {# treasure maps more}}',
  },
  {
    amount: (seas, seat) => handSize(shipOf(seas, seat).hand),
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# card more} other {# cards more}} in your hand',
  },
]

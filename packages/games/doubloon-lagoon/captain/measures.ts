/** What players of Doubloon Lagoon count: by these one plan is told from another. */
import type { Seat } from '@nassau/kernel'
import type { Measure } from '@nassau/kernel/bots'
import type { Lagoon } from '../board.ts'
import { treasureOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { pointsOf } from '../winning.ts'

const ownerOfTreasure = ({ units }: Lagoon, edition: Edition): Seat | null =>
  units.find(({ items, at }) => at !== null && items.includes(treasureOf(edition)))?.owner ?? null

const stepsOf = ({ units }: Lagoon, isTheirs: (owner: Seat) => boolean): number =>
  units.reduce((sum, unit) => sum + (unit.at !== null && isTheirs(unit.owner) ? unit.strength : 0), 0)

export const MEASURES: readonly Measure<DoubloonLagoon>[] = [
  {
    amount: (lagoon, seat, edition) => (ownerOfTreasure(lagoon, edition) === seat ? 100 : 0),
    wanted: 'more',
    says: /*i18n*/ 'the treasure in your hands {n, plural, one {once more} other {# times more}} in 100',
  },
  {
    amount(lagoon, seat, edition) {
      const owner = ownerOfTreasure(lagoon, edition)
      return owner === null || owner === seat ? 0 : 100
    },
    wanted: 'less',
    says: /*i18n*/ 'the treasure in the hands of others {n, plural, one {once less} other {# times less}} in 100',
  },
  {
    amount: (lagoon, seat) => lagoon.explored[seat]?.length ?? 0,
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# adventure more} other {# adventures more}} explored',
  },
  {
    // Only where they win.
    amount: (lagoon, seat, edition, { points }) => (points ? pointsOf(lagoon, edition, seat) : 0),
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# point more} other {# points more}}',
  },
  {
    amount: (lagoon, seat) => stepsOf(lagoon, owner => owner === seat),
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# step more} other {# steps more}} of strength in your crews',
  },
  {
    amount: (lagoon, seat) => stepsOf(lagoon, owner => owner !== seat),
    wanted: 'less',
    says: /*i18n*/ '{n, plural, one {# step less} other {# steps less}} of strength in the crews of the others',
  },
  {
    amount: ({ units }, seat) =>
      units.filter(({ kind, owner, at }) => kind === 'ship' && owner === seat && at !== null).length,
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# ship more} other {# ships more}}',
  },
  {
    amount: (lagoon, seat) => lagoon.hands[seat]?.length ?? 0,
    wanted: 'more',
    says: /*i18n*/ '{n, plural, one {# card more} other {# cards more}} in your hand',
  },
]

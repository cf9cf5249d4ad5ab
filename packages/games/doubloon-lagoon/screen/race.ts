/** How the race for the treasure, or for points, stands (DL-41, DL-45). */
import type { Seat } from '@nassau/kernel'
import type { Race, RaceProps } from '@nassau/ui'
import { i18n } from '#i18n'
import { MOST_ROUNDS } from '../board.ts'
import { treasureOf } from '../cards/decks.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { pointsNeeded, pointsOf } from '../winning.ts'

export function race({ seen, edition, names }: RaceProps<DoubloonLagoon>): Race {
  const { view, options } = seen
  const isByPoints = options.points
  const treasure = treasureOf(edition)
  const hasTreasure = (seat: Seat): boolean =>
    view.units.some(({ owner, items }) => owner === seat && items.includes(treasure))
  return {
    goal: isByPoints ? i18n._('Be at home with enough points') : i18n._('Bring the treasure home'),
    round: view.round > 0 ? i18n._('Round {round} of {most}', { round: view.round, most: MOST_ROUNDS }) : null,
    runners: names.map((name, seat) => {
      const points = pointsOf(view, edition, seat)
      const needed = pointsNeeded(view, edition, seat)
      if (view.isOut[seat]) return { seats: [seat], says: '†', inWords: i18n._('{name} is out', { name }), share: null }
      if (!isByPoints && hasTreasure(seat))
        return { seats: [seat], says: '★', inWords: i18n._('{name} has Kreth’s Treasure', { name }), share: null }
      return {
        seats: [seat],
        says: isByPoints ? i18n._('{points} of {needed}', { points, needed }) : String(points),
        inWords: i18n._('{name}: {points, plural, one {# point} other {# points}}', { name, points }),
        share: isByPoints ? points / needed : null,
      }
    }),
  }
}

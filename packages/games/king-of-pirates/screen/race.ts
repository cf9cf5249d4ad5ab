/** How the race to enough doubloons stands. */
import type { Race, RaceProps } from '@nassau/ui'
import { i18n } from '#i18n'
import type { KingOfPirates } from '../rules.ts'

export const race = ({ seen: { view }, edition: { goal }, names }: RaceProps<KingOfPirates>): Race => ({
  goal: i18n._('First to {goal} doubloons', { goal: i18n.number(goal) }),
  round: view.round > 0 ? i18n._('Round {round}', { round: view.round }) : null,
  runners: view.ships.map(({ doubloons }, seat) => ({
    seats: [seat],
    says: i18n.number(doubloons),
    inWords: i18n._('{name}: {n} doubloons', { name: names[seat] ?? '', n: i18n.number(doubloons) }),
    share: doubloons / goal,
  })),
})

/** How the race to a hundred stands (OZ-26). */
import type { Race, RaceProps } from '@nassau/ui'
import { i18n } from '#i18n'
import { teamsOf } from '../../kit/tossing/screen/race.ts'
import type { OZone } from '../rules.ts'

export const race = ({ seen: { view }, edition: { goalScore }, names }: RaceProps<OZone>): Race => ({
  goal: i18n._('{goal} points, and more than the others', { goal: goalScore }),
  round: view.round > 0 ? i18n._('Round {round}', { round: view.round }) : null,
  runners: teamsOf(view, names, goalScore),
})

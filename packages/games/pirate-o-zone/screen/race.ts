/** How the teams stand in their four rounds (PZ-29, PZ-31). */
import type { Race, RaceProps } from '@nassau/ui'
import { i18n } from '#i18n'
import { teamsOf } from '../../kit/tossing/screen/race.ts'
import type { PirateOZone } from '../rules.ts'
import { ROUNDS } from '../steps/match.ts'

export const race = ({ seen: { view }, names }: RaceProps<PirateOZone>): Race => ({
  goal: i18n._('Most doubloons after {rounds} rounds', { rounds: ROUNDS }),
  round: roundOf(view.round),
  runners: teamsOf(view, names, null),
})

function roundOf(round: number): string | null {
  if (round === 0) return null
  return round <= ROUNDS
    ? i18n._('Round {round} of {most}', { round, most: ROUNDS })
    : i18n._('Round {round}, until one leads', { round })
}

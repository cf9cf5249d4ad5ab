/** How the race along the track stands (SD-5). */
import type { Race, RaceProps } from '@nassau/ui'
import { i18n } from '#i18n'
import type { ScurvyDice } from '../rules.ts'

export const race = ({ seen: { view }, names }: RaceProps<ScurvyDice>): Race => ({
  goal: i18n._('First to space {goal}, a coin a space', { goal: view.goal }),
  round: view.hunt > 0 ? i18n._('Hunt {hunt}', { hunt: view.hunt }) : null,
  runners: view.ships.map(({ at }, seat) => ({
    seats: [seat],
    says: String(at),
    inWords: i18n._('{name}: space {at} of {goal}', { name: names[seat] ?? '', at, goal: view.goal }),
    share: at / view.goal,
  })),
})

/** How the two teams of either tossing game stand. */
import type { Runner } from '@nassau/ui'
import { i18n } from '#i18n'
import type { TossBoard } from '../board.ts'

/** `goal`: the score that wins, where there is one. */
export const teamsOf = ({ crews }: Pick<TossBoard, 'crews'>, names: readonly string[], goal: number | null): Runner[] =>
  crews.map(({ seats, score }) => ({
    seats,
    says: i18n.number(score),
    inWords: i18n._('{names}: {score}', {
      names: seats.map(seat => names[seat] ?? '').join(', '),
      score: i18n.number(score),
    }),
    share: goal === null ? null : score / goal,
  }))

/** Both teams: who plays, what they have, what is left in hand. */
import { useLingui } from '@lingui/react'
import { Die2D } from '@nassau/ui/art'
import { crewOf, TEAMS, type Team, type TossBoard } from '../board.ts'
import { teamInWords } from '../words/words.ts'
import { useCounted } from './judging/use-counted.ts'
import css from './scoreboard.module.css'

type Props = {
  board: TossBoard
  names: readonly string[]
  /** Whose throw it is. */
  to: Team | null
  /** What both teams have, if the board is ahead of what is shown. */
  totals: readonly number[] | null
  isStill: boolean
}

export function Scoreboard({ board, names, to, totals, isStill }: Props) {
  const { i18n } = useLingui()
  return (
    <ul className={css.teams} aria-label={i18n._('Score')}>
      {TEAMS.map(team => {
        const { seats, score, inHand } = crewOf(board, team)
        return (
          <li key={team} aria-current={team === to || undefined}>
            <Die2D says="" face={5} tone={team === 0 ? '#15171b' : '#d8cba8'} />
            <span>
              <b>{teamInWords(team)}</b> {seats.map(seat => names[seat]).join(', ')}
              <small>{i18n._('{inHand, plural, =0 {no dice} one {# die} other {# dice}} in hand', { inHand })}</small>
            </span>
            <Score to={totals?.[team] ?? score} isStill={isStill} />
          </li>
        )
      })}
    </ul>
  )
}

function Score({ to, isStill }: { to: number; isStill: boolean }) {
  return <strong>{useCounted(to, isStill)}</strong>
}

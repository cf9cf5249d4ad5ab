/** Both teams: who plays, what they have, what is left in hand. */
import { useLingui } from '@lingui/react'
import { Die2D } from '@nassau/ui/art'
import { crewOf, TEAM_NAMES, TEAMS, type Team, type TossBoard } from '../board.ts'
import css from './scoreboard.module.css'

export function Scoreboard({ board, names, to }: { board: TossBoard; names: readonly string[]; to: Team }) {
  const { i18n } = useLingui()
  const words = { black: i18n._('Black'), white: i18n._('White') }
  return (
    <ul className={css.teams} aria-label={i18n._('Score')}>
      {TEAMS.map(team => {
        const { seats, score, inHand } = crewOf(board, team)
        return (
          <li key={team} aria-current={team === to || undefined}>
            <Die2D says="" face={5} tone={team === 0 ? '#15171b' : '#d8cba8'} />
            <span>
              <b>{words[TEAM_NAMES[team]]}</b> {seats.map(seat => names[seat]).join(', ')}
              <small>{i18n._('{inHand, plural, =0 {no dice} one {# die} other {# dice}} in hand', { inHand })}</small>
            </span>
            <strong>{score}</strong>
          </li>
        )
      })}
    </ul>
  )
}

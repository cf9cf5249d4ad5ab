/** How the turn stands: whose it is, and its phases. */
import { useLingui } from '@lingui/react'
import { PHASES } from '../../board.ts'
import type { SeasView } from '../../view.ts'
import { phaseWord } from '../words.ts'
import css from './voyage.module.css'

type I18n = ReturnType<typeof useLingui>['i18n']

type Props = {
  view: SeasView
  names: readonly string[]
  /** Whose eyes these are. */
  seat: number | null
  isBegun: boolean
}

export function Voyage({ view, names, seat: own, isBegun }: Props) {
  const { i18n } = useLingui()
  return (
    <section className={css.voyage} aria-label={i18n._('How the match stands')}>
      <h2 className={css.round}>{roundInWords(i18n, view, names, own, isBegun)}</h2>
      <ol className={css.phases}>
        {PHASES.map(phase => (
          <li key={phase} aria-current={isBegun && phase === view.phase ? 'step' : undefined}>
            {phaseWord(i18n, phase)}
          </li>
        ))}
      </ol>
    </section>
  )
}

function roundInWords(
  i18n: I18n,
  { round, turn }: SeasView,
  names: Props['names'],
  own: Props['seat'],
  isBegun: boolean,
) {
  if (!isBegun) return i18n._('Before the first round')
  return turn === own
    ? i18n._('Your turn in round {round}', { round })
    : i18n._('{name}’s turn in round {round}', { round, name: names[turn] ?? '' })
}

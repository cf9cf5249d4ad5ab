/** How the match stands: the round, the phases of the turn, and the race to enough doubloons. */
import { useLingui } from '@lingui/react'
import { SeatMark } from '@nassau/ui'
import type { CSSProperties } from 'react'
import { PHASES } from '../../board.ts'
import type { Edition } from '../../edition/edition.ts'
import type { SeasView } from '../../view.ts'
import { placesOnTrack } from '../race.ts'
import { counted, phaseWord } from '../words.ts'
import css from './voyage.module.css'

type I18n = ReturnType<typeof useLingui>['i18n']

type Props = {
  view: SeasView
  edition: Edition
  names: readonly string[]
  /** Whose eyes these are. */
  seat: number | null
  isBegun: boolean
}

export function Voyage({ view, edition, names, seat: own, isBegun }: Props) {
  const { i18n } = useLingui()
  const goal = counted(i18n, edition.goal)
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
      <p className={css.goal}>{i18n._('First to {goal} doubloons', { goal })}</p>
      <div className={css.track}>
        <ul className={css.marks}>
          {placesOnTrack(
            view.ships.map(({ doubloons }) => doubloons),
            edition.goal,
          ).map(({ along, up }, seat) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              style={placed(along, up)}
              title={`${names[seat]}: ${counted(i18n, view.ships[seat]?.doubloons ?? 0)}`}
            >
              <SeatMark
                seat={seat}
                says={i18n._('{name}: {n} doubloons', {
                  name: names[seat] ?? '',
                  n: counted(i18n, view.ships[seat]?.doubloons ?? 0),
                })}
              />
            </li>
          ))}
        </ul>
        <svg viewBox="0 0 200 14" preserveAspectRatio="none" aria-hidden="true">
          <path d={TICKS} stroke="var(--ink)" strokeWidth="1" vectorEffect="non-scaling-stroke" opacity=".7" />
          <path d="M0 13H200" stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        <p className={css.scale} aria-hidden="true">
          <span>0</span>
          <span>{counted(i18n, edition.goal / 2)}</span>
          <b>{goal}</b>
        </p>
      </div>
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

const placed = (along: number, up: number): CSSProperties & Record<`--${string}`, number> => ({
  left: `${along * 100}%`,
  '--up': up,
})

/** A stroke every hundredth of the way, a long one every tenth. */
const TICKS = Array.from({ length: 51 }, (_, i) => `M${i * 4} ${i % 5 === 0 ? 2 : 8}V13`).join('')

/** How one wins, which round it is, and how far everyone is: the same strip above every table. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { type Race, SeatMark } from '@nassau/ui'
import type { CSSProperties } from 'react'
import css from './race-strip.module.css'

type Props = {
  race: Race
  /** Who is to choose. */
  awaiting: readonly Seat[]
  /** Whose eyes these are. */
  own: Seat | null
}

export function RaceStrip({ race: { goal, round, runners }, awaiting, own }: Props) {
  const { i18n } = useLingui()
  return (
    <section className={css.strip} aria-label={i18n._('How the race stands')}>
      <p className={css.goal} title={goal}>
        {goal}
      </p>
      {round !== null && <p className={css.round}>{round}</p>}
      <ul className={css.runners}>
        {runners.map(({ seats, says, inWords, share }) => (
          <li
            key={seats.join()}
            title={inWords}
            data-turn={seats.some(seat => awaiting.includes(seat)) || undefined}
            data-own={(own !== null && seats.includes(own)) || undefined}
            style={filled(share)}
          >
            {seats.map(seat => (
              <SeatMark key={seat} seat={seat} says="" className={css.mark} />
            ))}
            <b aria-hidden="true">{says}</b>
            <span className={css.spoken}>{inWords}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const filled = (share: number | null): (CSSProperties & Record<`--${string}`, string>) | undefined =>
  share === null ? undefined : { '--done': `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }

/** The matches that wait for you, with a lit lantern. */
import { useLingui } from '@lingui/react'
import { buttonLook, Lantern } from '@nassau/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { GameEmblem } from './game-emblem.tsx'
import type { MatchCardData } from './harbour-data.ts'
import css from './turn-strip.module.css'

export function TurnStrip({ turns }: { turns: readonly MatchCardData[] }): ReactNode {
  const { i18n } = useLingui()
  return (
    <section className={css.strip} aria-labelledby="harbour-turn">
      <h2 id="harbour-turn" className={css.title}>
        <Lantern isLit className={css.lantern} />
        {i18n._('Your turn')}
      </h2>
      <ul className={css.matches}>
        {turns.map(match => (
          <li key={match.id} className={css.match}>
            <GameEmblem
              game={match.game}
              className={css.picture}
              viewBox="44 14 150 112"
              preserveAspectRatio="xMidYMid slice"
            />
            <div className={css.words}>
              <b>{match.title}</b>
              <span>{match.prompt}</span>
            </div>
            <Link href={match.href} className={buttonLook({ variant: 'gold' })}>
              {i18n._('Take your turn')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

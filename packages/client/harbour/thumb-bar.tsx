/** On a phone, the one thing to do stands at the thumb: take your turn, or begin. */
import { useLingui } from '@lingui/react'
import { Button, buttonLook } from '@nassau/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { GameCardData, MatchCardData } from './harbour-data.ts'
import css from './thumb-bar.module.css'

type ThumbBarProps = {
  turn: MatchCardData | undefined
  game: GameCardData | undefined
  playNow: (game: string) => void
}

export function ThumbBar({ turn, game, playNow }: ThumbBarProps): ReactNode {
  const { i18n } = useLingui()
  if (turn)
    return (
      <nav className={css.bar} aria-label={i18n._('At hand')}>
        <Link href={turn.href} className={buttonLook({ variant: 'gold', isWide: true })}>
          {i18n._('Take your turn at {title}', { title: turn.title })}
        </Link>
      </nav>
    )
  if (!game) return null
  return (
    <nav className={css.bar} aria-label={i18n._('At hand')}>
      <Button variant="gold" isWide onClick={() => playNow(game.id)}>
        {i18n._('Play {title} now', { title: game.title })}
      </Button>
    </nav>
  )
}

/** The throw of the day: one table for everyone, three throws, the nearest counts. */
import { useLingui } from '@lingui/react'
import { DAY_TRIES } from '@nassau/protocol/day'
import { buttonLook } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { api, type Standing } from '../../seating/api.ts'
import { GameEmblem } from '../game-emblem.tsx'
import type { GameCardData } from '../harbour-data.ts'
import css from './day-throw.module.css'

export function DayThrow({ game: { id, title, practice } }: { game: GameCardData }) {
  const { i18n } = useLingui()
  const [standing, setStanding] = useState<Standing | null>(null)
  useEffect(() => {
    let isWanted = true
    api.standing(id).then(
      heard => isWanted && setStanding(heard),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [id])
  const left = Math.max(0, DAY_TRIES - (standing?.tries ?? 0))
  const [first] = standing?.top ?? []
  const mm = (distance: number): string => i18n._('{mm} mm', { mm: Math.round(distance) })
  return (
    <li className={css.day}>
      <GameEmblem game={id} className={css.picture} viewBox="44 14 150 112" preserveAspectRatio="xMidYMid slice" />
      <div className={css.words}>
        <b>{title}</b>
        <span>
          {first
            ? i18n._('To beat: {name}, {distance}.', { name: first.name, distance: mm(first.distance) })
            : i18n._('Nobody has thrown a fair die today. Be the first!')}
        </span>
        <small>
          {standing?.best != null &&
            standing.rank != null &&
            `${i18n._('You: place {rank} of {of}, {distance}.', { rank: standing.rank, of: standing.of, distance: mm(standing.best) })} `}
          {left > 0
            ? i18n._('{left, plural, one {One throw left.} other {# throws left.}}', { left })
            : i18n._('Another table tomorrow.')}
        </small>
      </div>
      <Link
        href={`${practice}?day`}
        className={buttonLook({ variant: left > 0 ? 'gold' : 'ink' })}
        aria-label={i18n._('Throw of the day: {title}', { title })}
      >
        {left > 0 ? i18n._('Throw') : i18n._('Look')}
      </Link>
    </li>
  )
}

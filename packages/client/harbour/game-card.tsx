/** One game: its picture, its name on a ribbon, what it is, and the two ways to begin. */
import { useLingui } from '@lingui/react'
import { Button } from '@nassau/ui'
import { Ribbon } from '@nassau/ui/art'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import Hourglass from '~icons/game-icons/hourglass'
import Person from '~icons/game-icons/person'
import Book from '~icons/game-icons/rule-book'
import css from './game-card.module.css'
import { GameEmblem } from './game-emblem.tsx'
import type { GameCardData } from './harbour-data.ts'

type GameCardProps = {
  game: GameCardData
  playNow: (game: string) => void
  makeTable: (game: string) => void
}

const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`)

export function GameCard({ game, playNow, makeTable }: GameCardProps): ReactNode {
  const { i18n } = useLingui()
  const players = span(game.seats.min, game.seats.max)
  const minutes = span(...game.minutes)
  return (
    <li className={css.card}>
      <GameEmblem game={game.id} className={css.picture} />
      <Link
        href={`/rules/${game.id}`}
        className={css.rules}
        aria-label={i18n._('Rules of {title}', { title: game.title })}
        title={i18n._('Rules of {title}', { title: game.title })}
      >
        <Book aria-hidden="true" />
      </Link>
      <h3 className={css.name}>
        <Ribbon className={css.ribbon}>{game.title}</Ribbon>
      </h3>
      <div className={css.body}>
        <p className={css.says}>{game.says[i18n.locale] ?? game.says.en}</p>
        <p className={css.facts}>
          <span>
            <Person aria-hidden="true" />
            {i18n._('{players} players', { players })}
          </span>
          <span>
            <Hourglass aria-hidden="true" />
            {i18n._('{minutes} min', { minutes })}
          </span>
        </p>
        <Learning {...game} />
        <div className={css.actions}>
          <Button
            variant="gold"
            onClick={() => playNow(game.id)}
            aria-label={i18n._('Play now: {title} against bots', { title: game.title })}
          >
            {i18n._('Play now')}
          </Button>
          <Button
            onClick={() => makeTable(game.id)}
            aria-label={i18n._('Make a table: {title}', { title: game.title })}
          >
            {i18n._('Make a table')}
          </Button>
        </div>
      </div>
    </li>
  )
}

function Learning({ title, learn, practice }: GameCardData): ReactNode {
  const { i18n } = useLingui()
  return (
    <p className={css.learning}>
      {learn !== null && (
        <Link href={learn} aria-label={i18n._('Learn {title} by playing', { title })}>
          {practice === null ? i18n._('Learn by playing') : i18n._('Learn')}
        </Link>
      )}
      {practice !== null && (
        <Link href={practice} aria-label={i18n._('Practice range of {title}', { title })}>
          {i18n._('Practice')}
        </Link>
      )}
    </p>
  )
}

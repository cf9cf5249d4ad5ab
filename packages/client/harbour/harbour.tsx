/** The harbour, the home of the house: your turn, the games, your tables, tables to sit down at, matches to watch. */
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { DayThrow } from './day/day-throw.tsx'
import { GameCard } from './game-card.tsx'
import css from './harbour.module.css'
import type { GameCardData, MatchCardData, OpenTableData } from './harbour-data.ts'
import { HarbourFooter } from './harbour-footer.tsx'
import { HarbourHeader } from './harbour-header.tsx'
import { MatchRow, OpenTableRow } from './table-rows.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { TurnStrip } from './turn-strip.tsx'

export type HarbourProps = {
  games: readonly GameCardData[]
  /** Matches you sit at, on this device or online. */
  mine: readonly MatchCardData[]
  open: readonly OpenTableData[]
  /** Public matches to watch. */
  live: readonly MatchCardData[]
  /** Without a server only play on this device works, and the page says so quietly; null until that is known. */
  isOnline: boolean | null
  playNow: (game: string) => void
  makeTable: (game: string) => void
  name: string
  /** Stands at the top right: settings, and whatever else belongs to the person. */
  menu?: ReactNode
}

export function Harbour(props: HarbourProps): ReactNode {
  const { games, mine, open, live, isOnline, playNow, makeTable, name, menu } = props
  const { i18n } = useLingui()
  const turns = mine.filter(match => match.isYourTurn)
  const waiting = mine.filter(match => !match.isYourTurn)
  return (
    <div className={css.harbour}>
      <HarbourHeader name={name} menu={menu} />
      <main className={css.quay}>
        {turns.length > 0 && <TurnStrip turns={turns} />}
        {isOnline === false && (
          <p className={css.offline} role="status">
            {i18n._('You are offline. Games on this device work as always; online tables wait for you.')}
          </p>
        )}
        <Quay
          id="harbour-games"
          title={i18n._('The games')}
          says={i18n._('Play now seats you against bots. Make a table to invite friends.')}
          look={css.cards}
        >
          {games.map(game => (
            <GameCard key={game.id} game={game} playNow={playNow} makeTable={makeTable} />
          ))}
        </Quay>
        {isOnline && (
          <Quay
            id="harbour-day"
            title={i18n._('Throw of the day')}
            says={i18n._('One table for everyone, three throws each. The nearest to the dearest target wins the day.')}
          >
            {games.flatMap(game => (game.practice === null ? [] : <DayThrow key={game.id} game={game} />))}
          </Quay>
        )}
        {waiting.length > 0 && (
          <Quay
            id="harbour-mine"
            title={i18n._('Your tables')}
            says={i18n._('Others are to act, or you may come back to them.')}
          >
            {waiting.map(match => (
              <MatchRow key={match.id} match={match} action={i18n._('Go to the table')} />
            ))}
          </Quay>
        )}
        {isOnline && <OthersTables open={open} live={live} />}
      </main>
      <HarbourFooter />
      <ThumbBar turn={turns[0]} game={games[0]} playNow={playNow} />
    </div>
  )
}

/** Tables to sit down at, and matches to watch. */
function OthersTables({ open, live }: Pick<HarbourProps, 'open' | 'live'>): ReactNode {
  const { i18n } = useLingui()
  const free = i18n._(
    '{count, plural, =0 {No table is open now. Make one, and it stands here.} one {One table has a free seat.} other {# tables have free seats.}}',
    { count: open.length },
  )
  return (
    <>
      <Quay id="harbour-open" title={i18n._('Open tables')} says={free}>
        {open.map(table => (
          <OpenTableRow key={table.id} table={table} />
        ))}
      </Quay>
      {live.length > 0 && (
        <Quay
          id="harbour-live"
          title={i18n._('Under sail')}
          says={i18n._('Public matches. Look over their shoulders; hands stay hidden.')}
        >
          {live.map(match => (
            <MatchRow key={match.id} match={match} action={i18n._('Watch')} />
          ))}
        </Quay>
      )}
    </>
  )
}

type QuayProps = { id: string; title: string; says: string; look?: string | undefined; children: ReactNode }

/** A heading, what it is about, and a list. */
function Quay({ id, title, says, look = css.rows, children }: QuayProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <header className={css.heading}>
        <h2 id={id}>{title}</h2>
        <p>{says}</p>
      </header>
      <ul className={look}>{children}</ul>
    </section>
  )
}

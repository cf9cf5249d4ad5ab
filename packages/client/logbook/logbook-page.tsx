/** The logbook: matches that are over, to be looked back at; and records from files. */

import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { manifestOf } from '@nassau/games/manifests'
import { Button, buttonLook } from '@nassau/ui'
import { type ChangeEvent, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { ago } from '../harbour/match-cards.ts'
import { useMatches } from '../harbour/use-matches.ts'
import { keepRecord } from '../replay/opened-records.ts'
import { namesWithBots } from '../shell/names-at.ts'
import { Page } from '../shell/page.tsx'
import css from './logbook-page.module.css'

/** Who won, in a few words. */
const wonBy = (i18n: I18n, winners: readonly string[]): string =>
  i18n._('{n, plural, one {won by {names}} other {shared by {names}}}', {
    n: winners.length,
    names: new Intl.ListFormat(i18n.locale).format(winners),
  })

/** Matches that are over, here and at the server, the latest first. */
function useFinished() {
  const { here, mine } = useMatches()
  return [
    ...here
      .filter(({ state }) => state.isOver)
      .map(({ id, setup, updated, state }) => ({
        href: `/replay/here/${id}`,
        game: setup.game,
        names: setup.sitters.map(({ name }) => name),
        winners: state.winners?.map(seat => setup.sitters[seat]?.name ?? '') ?? [],
        updated,
      })),
    ...mine
      .filter(({ status }) => status === 'over')
      .map(({ match, game, seats, updated }) => {
        const names = namesWithBots({ seats })
        const winners = names.filter((_, seat) => seats[seat]?.hasWon)
        return { href: `/replay/table/${match}`, game, names, winners, updated }
      }),
  ].toSorted((a, b) => b.updated - a.updated)
}

export function LogbookPage() {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const file = useRef<HTMLInputElement>(null)
  const finished = useFinished()

  async function open(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = event.target.files?.[0]
    if (chosen) go(`/replay/file/${keepRecord(await chosen.text())}`)
  }
  return (
    <Page title={i18n._('Logbook')}>
      <p>{i18n._('Matches that are over. Step through them, see them through anyone’s eyes, and check every die.')}</p>
      {finished.length === 0 && <p className={css.none}>{i18n._('No match has come to its end yet.')}</p>}
      <ul className={css.list}>
        {finished.map(({ href, game, names, winners, updated }) => (
          <li key={href}>
            <span>
              <b>{manifestOf(game)?.title ?? game}</b> {names.join(', ')}
              {winners.length > 0 && <em className={css.won}>{wonBy(i18n, winners)}</em>}{' '}
              <small>{ago(updated, Date.now(), i18n.locale)}</small>
            </span>
            <Link href={href} className={buttonLook({ variant: 'ink' })}>
              {i18n._('Look back')}
            </Link>
          </li>
        ))}
      </ul>
      <input
        ref={file}
        type="file"
        accept=".jsonl,.json,.txt"
        hidden
        onChange={event => void open(event)}
        aria-label={i18n._('A record from a file')}
      />
      <Button className={css.open} onClick={() => file.current?.click()}>
        {i18n._('Open a record from a file')}
      </Button>
    </Page>
  )
}

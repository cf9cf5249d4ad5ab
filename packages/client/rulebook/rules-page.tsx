/** The rulebook of a game on a page of its own, with the ways back: to the match, the lesson, the harbour. */

import { useLingui } from '@lingui/react'
import { manifestOf } from '@nassau/games/manifests'
import { Link, useSearch } from 'wouter'
import { Lost } from '../not-found.tsx'
import { useGame } from '../shell/use-seating.ts'
import { Rulebook } from './rulebook.tsx'
import { cameFrom } from './rules-href.ts'
import css from './rules-page.module.css'

export function RulesPage({ game }: { game: string }) {
  const { i18n } = useLingui()
  const loaded = useGame(game)
  const back = cameFrom(useSearch())
  const manifest = manifestOf(game)
  if (!manifest) return <Lost />
  return (
    <main className={css.page}>
      <nav className={css.back} aria-label={i18n._('Ways back')}>
        {back !== null && (
          <Link href={back}>
            {back.startsWith('/learn/') ? i18n._('Back to the lesson') : i18n._('Back to the match')}
          </Link>
        )}
        {manifest.lesson && !back?.startsWith('/learn/') && (
          <Link href={`/learn/${game}`}>{i18n._('Learn by playing')}</Link>
        )}
        <Link href="/">{i18n._('Back to the harbour')}</Link>
      </nav>
      {loaded && <Rulebook listed={loaded.listed} examples={loaded.look?.examples} />}
    </main>
  )
}

/** The rulebook of a game on a page of its own. */

import { useLingui } from '@lingui/react'
import { manifestOf } from '@nassau/games/manifests'
import { Link } from 'wouter'
import { Lost } from '../not-found.tsx'
import { useGame } from '../shell/use-seating.ts'
import { Rulebook } from './rulebook.tsx'
import css from './rules-page.module.css'

export function RulesPage({ game }: { game: string }) {
  const { i18n } = useLingui()
  const loaded = useGame(game)
  if (!manifestOf(game)) return <Lost />
  return (
    <main className={css.page}>
      <Link href="/" className={css.back}>
        {i18n._('Back to the harbour')}
      </Link>
      {loaded && <Rulebook listed={loaded.listed} examples={loaded.look?.examples} />}
    </main>
  )
}

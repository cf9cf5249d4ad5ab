/** A lesson: the game's own table, and a coach beside it. */

import { useLingui } from '@lingui/react'
import { manifestOf } from '@nassau/games/manifests'
import { Button, buttonLook } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Lost } from '../not-found.tsx'
import { playNow } from '../seating/new-match.ts'
import { paceBy } from '../settings/pace.ts'
import { useSettings } from '../settings/settings.ts'
import { TableScreen } from '../shell/table-screen.tsx'
import { type Loaded, useGame, useSnapshot } from '../shell/use-seating.ts'
import css from './lesson-page.module.css'
import { LessonSeating } from './lesson-seating.ts'
import { LessonTable } from './lesson-table.ts'

export function LessonPage({ game }: { game: string }) {
  const loaded = useGame(game)
  const [seating, setSeating] = useState<LessonSeating | null>(null)
  useEffect(() => {
    if (!loaded) return
    let opened: LessonSeating | null = null
    let isWanted = true
    const open = async (): Promise<void> => {
      const [taught] = await Promise.all([manifestOf(game)?.lesson?.(), loaded.listed.game.prepare?.()])
      if (!taught || !isWanted) return
      const table = new LessonTable(loaded.listed, taught.lesson)
      opened = new LessonSeating(
        table,
        paceBy(() => loaded.look),
      )
      setSeating(opened)
    }
    void open()
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [loaded, game])
  if (!manifestOf(game)?.lesson) return <Lost />
  return loaded && seating && <LessonScreen seating={seating} loaded={loaded} />
}

function LessonScreen({ seating, loaded }: { seating: LessonSeating; loaded: Loaded }) {
  const [, go] = useLocation()
  const snapshot = useSnapshot(seating)
  const scene = snapshot.table?.scene
  if (!scene) return null
  return (
    <TableScreen
      seating={seating}
      snapshot={snapshot}
      scene={scene}
      loaded={loaded}
      leave={() => go('/')}
      again={() => go('/')}
      coach={<Coach told={seating.told} game={loaded.listed.game.id} turnPage={() => seating.turnPage()} />}
    />
  )
}

type CoachProps = { told: LessonSeating['told']; game: string; turnPage: () => void }

function Coach({ told, game, turnPage }: CoachProps) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const name = useSettings(settings => settings.name)
  const { says, isDone, isPage, isPast, at, of } = told
  async function play(): Promise<void> {
    const manifest = manifestOf(game)
    if (manifest) go(`/here/${await playNow(manifest, name)}`)
  }
  if (says === '') return null
  return (
    <section
      className={css.coach}
      data-past={isPast || undefined}
      data-tossed={manifestOf(game)?.isTossed || undefined}
      aria-live="polite"
      aria-label={i18n._('Lesson')}
    >
      {!isDone && <small>{i18n._('Step {at} of {of}', { at: at + 1, of })}</small>}
      <p>{i18n._(says)}</p>
      {isPage && (
        <Button variant="gold" className={css.onward} disabled={isPast} onClick={turnPage}>
          {i18n._('Go on')}
        </Button>
      )}
      {isDone && (
        <div className={css.row}>
          <Button variant="gold" onClick={() => void play()}>
            {i18n._('Play now')}
          </Button>
          <Link href="/" className={buttonLook({ variant: 'ink' })}>
            {i18n._('Back to the harbour')}
          </Link>
        </div>
      )}
    </section>
  )
}

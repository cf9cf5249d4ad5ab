/** The practice range: one table, as many throws as one likes, the ways of the last ones, and a throw of the day. */

import { useLingui } from '@lingui/react'
import type { Range } from '@nassau/games/kit/tossing/practice'
import { manifestOf } from '@nassau/games/manifests'
import { dayOf } from '@nassau/protocol'
import { Segments, tell } from '@nassau/ui'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { learnWords } from '../i18n.ts'
import { Lost } from '../not-found.tsx'
import { HouseLink } from '../shell/around/house-link.tsx'
import type { PracticeDesk } from './practice.worker.ts'
import css from './practice-page.module.css'
import { RangeScreen } from './range-screen.tsx'

type Kind = 'free' | 'day'

export function PracticePage({ game }: { game: string }) {
  const { i18n } = useLingui()
  const manifest = manifestOf(game)
  const [query] = useSearchParams()
  const [kind, setKind] = useState<Kind>(query.has('day') ? 'day' : 'free')
  const [desk, setDesk] = useState<Remote<PracticeDesk> | null>(null)
  const [range, setRange] = useState<Range | null>(null)
  const [day] = useState(() => dayOf(Date.now()))
  useEffect(() => {
    const worker = new Worker(new URL('./practice.worker.ts', import.meta.url), { type: 'module' })
    setDesk(() => wrap<PracticeDesk>(worker))
    return () => worker.terminate()
  }, [])
  useEffect(() => {
    setRange(null)
    if (!desk) return
    let isWanted = true
    Promise.all([desk.open(game, kind === 'day' ? day : null), learnWords(game)]).then(
      ([opened]) => isWanted && setRange(opened),
      (fault: unknown) => tell(String(fault), 'trouble'),
    )
    return () => {
      isWanted = false
    }
  }, [desk, game, kind, day])
  if (!manifest?.isTossed) return <Lost />
  return (
    <div className={css.page}>
      <header className={css.top}>
        <HouseLink />
        <h1>{i18n._('{title}: practice range', { title: manifest.title })}</h1>
        <Segments
          label={i18n._('What to throw at')}
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'free', label: i18n._('The usual table') },
            { value: 'day', label: i18n._('Throw of the day') },
          ]}
        />
      </header>
      {range && desk && (
        <RangeScreen key={kind} desk={desk} range={range} game={game} day={kind === 'day' ? day : null} />
      )}
    </div>
  )
}

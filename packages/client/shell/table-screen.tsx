/** Everything around a table: whose turn, what is asked, the log, the players, and the game's own table in the middle. */
import { useLingui } from '@lingui/react'
import { wordsFor } from '@nassau/games/words'
import type { Scene } from '@nassau/protocol'
import { isWaitedFor, type TableProps } from '@nassau/ui'
import { Answers } from '@nassau/ui/answers'
import { type ReactNode, useMemo } from 'react'
import type { Seating, Sitting } from '../seating/seating.ts'
import { paceAt } from '../settings/pace.ts'
import { useSettings } from '../settings/settings.ts'
import { Announcer } from './announcer.tsx'
import { Curtain } from './curtain.tsx'
import { Outcome } from './outcome.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { SidePanel } from './side-panel.tsx'
import { SinceYouLeft } from './since-you-left.tsx'
import css from './table-screen.module.css'
import { TextTable } from './text-table.tsx'
import { TopBar } from './top-bar.tsx'
import { type Loaded, namesAt, useActing, useSpeech } from './use-seating.ts'
import { Votes } from './votes.tsx'

type Props = {
  seating: Seating
  sitting: Sitting
  scene: Scene
  loaded: Loaded
  leave: () => void
  again: () => void
  coach?: ReactNode
}

export function TableScreen({ seating, sitting, scene, loaded, leave, again, coach }: Props) {
  const { i18n } = useLingui()
  const { listed, look } = loaded
  const { seen } = scene
  const edition = scene.edition ?? listed.game.edition
  const names = useMemo(() => namesAt(scene), [scene])
  const speech = useSpeech(listed, names, edition)
  const { isBusy, act } = useActing(seating)
  const isText = useSettings(settings => settings.isText)
  const pace = useSettings(settings => paceAt(settings.speed))
  const n = sitting.table?.n ?? 0
  const isAsked = seen !== null && seen.ask !== null && scene.status === 'playing'
  const canChoose = isAsked && !isBusy && sitting.link !== 'gone' && sitting.curtain === null
  const ask = isAsked ? seen.ask : null
  const last = sitting.log.at(-1)

  const choose = (choice: unknown): void => {
    if (canChoose) void act({ type: 'choose', seen: n, choice })
  }
  const words = (choice: unknown): string => (ask ? wordsFor(ask, choice, speech) : '')
  const answers = ask && <Answers ask={ask} isBusy={!canChoose} choose={choose} words={words} />
  const prompt = (
    <PromptBar
      seating={seating}
      sitting={sitting}
      scene={scene}
      listed={listed}
      names={names}
      isBusy={isBusy}
      act={act}
    />
  )
  if (!seen) return <p className={css.waiting}>{i18n._('The table is being laid.')}</p>

  const props: TableProps = {
    seen,
    edition,
    names,
    seat: scene.seat,
    fresh: sitting.fresh,
    canChoose,
    choose,
    words,
    why: () => seating.why(),
    prompt,
    pace,
    answers,
  }
  const shown = isText ? null : look
  const Table = shown?.Table ?? TextTable
  return (
    <div className={css.screen}>
      <TopBar title={listed.game.title} scene={scene} seating={seating} act={act} listed={listed} leave={leave} />
      <main className={css.main} data-waited={isWaitedFor(seen) || undefined}>
        <Table {...props} {...(shown ? {} : { game: listed.game })} />
        <Votes scene={scene} names={names} act={act} />
        {sitting.curtain !== null && <Curtain name={names[sitting.curtain] ?? ''} lift={() => seating.lift()} />}
      </main>
      {coach}
      <SidePanel
        sitting={sitting}
        scene={scene}
        loaded={loaded}
        names={names}
        edition={edition}
        act={act}
        isLocal={seating.isLocal}
      />
      <Announcer fresh={sitting.fresh} game={listed.game} names={names} edition={edition} />
      {!seating.isLocal && (
        <SinceYouLeft
          match={sitting.table?.match ?? ''}
          log={sitting.log}
          game={listed.game}
          names={names}
          edition={edition}
        />
      )}
      <Outcome
        scene={scene}
        names={names}
        seating={seating}
        act={act}
        again={again}
        leave={leave}
        says={last ? listed.game.say(last, names, edition).text : null}
      />
    </div>
  )
}

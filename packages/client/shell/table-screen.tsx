/** Everything around a table: whose turn, what is asked, the log, the players, and the game's own table in the middle. */
import { useLingui } from '@lingui/react'
import { wordsFor } from '@nassau/games/words'
import type { Scene } from '@nassau/protocol'
import { FlownColours, isWaitedFor, type ScreenProps } from '@nassau/ui'
import { Answers } from '@nassau/ui/answers'
import { type ReactNode, useMemo } from 'react'
import { WithRules } from '../rulebook/rule-sheet.tsx'
import type { Seating, TableSnapshot } from '../seating/seating.ts'
import { paceAt } from '../settings/pace.ts'
import { useSettings } from '../settings/settings.ts'
import { Announcer } from './announcer.tsx'
import { Curtain } from './around/curtain.tsx'
import { FirstMarks, useIsNewHere } from './around/first-marks.tsx'
import { Outcome } from './around/outcome.tsx'
import { PromptBar } from './asking/prompt-bar.tsx'
import { Votes } from './asking/votes.tsx'
import { SidePanel } from './side/side-panel.tsx'
import { SinceYouLeft } from './side/since-you-left.tsx'
import css from './table-screen.module.css'
import { TextScreen } from './text-screen.tsx'
import { TopBar } from './top/top-bar.tsx'
import { type Loaded, namesAt, useActing, useSpeech } from './use-seating.ts'
import { useTold } from './use-told.ts'

type Props = {
  seating: Seating
  snapshot: TableSnapshot
  scene: Scene
  loaded: Loaded
  leave: () => void
  again: () => void
  coach?: ReactNode
}

export function TableScreen({ seating, snapshot, scene, loaded, leave, again, coach }: Props) {
  const { i18n } = useLingui()
  const { listed, look } = loaded
  const { seen } = scene
  const [edition, names] = [scene.edition ?? listed.game.edition, useMemo(() => namesAt(scene), [scene])]
  const speech = useSpeech(listed, names, edition)
  const { isBusy, act } = useActing(seating)
  const isText = useSettings(settings => settings.isText)
  const shown = isText ? null : look
  const { told, isHeld, onShown } = useTold(snapshot, shown)
  const spoken = told.table?.scene ?? scene
  const pace = useSettings(settings => paceAt(settings.speed))
  const isNew = useIsNewHere(scene, listed.game.id)
  const n = snapshot.table?.n ?? 0
  const isAsked = seen !== null && seen.ask !== null && scene.status === 'playing'
  const canChoose = isAsked && !isBusy && snapshot.link !== 'gone' && snapshot.curtain === null
  const ask = isAsked ? seen.ask : null

  const choose = (choice: unknown): void => {
    if (canChoose) void act({ type: 'choose', seen: n, choice })
  }
  const words = (choice: unknown): string => (ask ? wordsFor(ask, choice, speech) : '')
  const answers = ask && <Answers ask={ask} isBusy={!canChoose} choose={choose} words={words} />
  const prompt = <PromptBar {...{ seating, loaded, names, isBusy, isHeld, act }} snapshot={told} scene={spoken} />
  if (!seen) return <p className={css.waiting}>{i18n._('The table is being laid.')}</p>

  const props: ScreenProps = {
    seen,
    edition,
    names,
    seat: scene.seat,
    fresh: snapshot.fresh,
    canChoose,
    choose: (_at: string, choice: unknown) => choose(choice),
    words,
    why: () => seating.why(),
    prompt,
    pace,
    answers,
    onShown,
  }
  const Screen = shown?.Screen ?? TextScreen
  return (
    <FlownColours value={look?.colours?.(seen) ?? null}>
      <WithRules className={css.screen}>
        <TopBar title={listed.game.title} {...{ seating, act, loaded, names, leave }} scene={spoken} />
        <main
          className={css.main}
          data-waited={isWaitedFor(seen) || undefined}
          data-standing={snapshot.isStanding || undefined}
          data-coached={coach || isNew ? '' : undefined}
        >
          <Screen {...props} {...(shown ? {} : { game: listed.game })} />
          <Votes scene={scene} names={names} act={act} />
          {snapshot.curtain !== null && <Curtain name={names[snapshot.curtain] ?? ''} lift={() => seating.lift()} />}
        </main>
        {coach ?? (isNew && <FirstMarks {...{ scene, loaded, names }} />)}
        <Around {...{ seating, loaded, names, edition, act, leave, again }} snapshot={told} scene={spoken} />
      </WithRules>
    </FlownColours>
  )
}

type AroundProps = Omit<Props, 'coach'> &
  Pick<ScreenProps, 'names' | 'edition'> &
  Pick<ReturnType<typeof useActing>, 'act'>

/** What stands beside the table and above it: players, log and chat, what was missed, how it ended. */
function Around({ seating, snapshot, scene, loaded, names, edition, act, leave, again }: AroundProps) {
  const { game } = loaded.listed
  return (
    <>
      <SidePanel
        snapshot={snapshot}
        scene={scene}
        loaded={loaded}
        names={names}
        edition={edition}
        act={act}
        isLocal={seating.isLocal}
      />
      <Announcer fresh={snapshot.fresh} game={game} names={names} edition={edition} />
      {!seating.isLocal && (
        <SinceYouLeft
          match={snapshot.table?.match ?? ''}
          log={snapshot.log}
          game={game}
          names={names}
          edition={edition}
        />
      )}
      <Outcome {...{ scene, snapshot, loaded, names, edition, seating, act, again, leave }} />
    </>
  )
}

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
import { namesAt, toldAt } from './names-at.ts'
import { useRecap } from './recap/use-recap.ts'
import { SidePanel } from './side/side-panel.tsx'
import { SinceYouLeft } from './side/since-you-left.tsx'
import css from './table-screen.module.css'
import { TextScreen } from './text-screen.tsx'
import { TopBar } from './top/top-bar.tsx'
import { type Loaded, useActing, useSpeech } from './use-seating.ts'
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
  const edition = scene.edition ?? listed.game.edition
  const names = useMemo(() => namesAt(scene), [scene])
  const told = useMemo(() => toldAt(listed, scene, seating.isLocal), [listed, scene, seating.isLocal])
  const isText = useSettings(settings => settings.isText)
  const drawn = isText ? null : look
  const { spoken, isHeld, onShown } = useTold(snapshot, drawn)
  const spokenOf = spoken.table?.scene ?? scene
  const recap = useRecap(snapshot, drawn)
  const { isBusy, act, ...answering } = useAnswering({ seating, snapshot, scene, loaded }, names, recap.shown !== null)
  const pace = useSettings(settings => paceAt(settings.speed))
  const isNew = useIsNewHere(scene, listed.game.id)
  if (!seen) return <p className={css.waiting}>{i18n._('The table is being laid.')}</p>

  const props: ScreenProps = {
    seen: recap.seen ?? seen,
    edition,
    names,
    told,
    seat: scene.seat,
    fresh: (recap.shown ?? snapshot).fresh,
    ...answering,
    why: () => seating.why(),
    prompt: (
      <PromptBar
        {...{ seating, loaded, names, told, isBusy, isHeld, act, recap }}
        isCoached={coach !== undefined}
        snapshot={spoken}
        scene={spokenOf}
      />
    ),
    pace,
    onShown,
  }
  const Screen = drawn?.Screen ?? TextScreen
  return (
    <FlownColours value={look?.colours?.(seen) ?? null}>
      <WithRules className={css.screen}>
        <TopBar title={listed.game.title} {...{ seating, act, loaded, names, leave }} scene={spokenOf} />
        <main
          className={css.main}
          data-waited={isWaitedFor(seen) || undefined}
          data-standing={snapshot.isStanding || undefined}
          data-coached={coach || isNew ? '' : undefined}
        >
          <Screen {...props} {...(drawn ? {} : { game: listed.game })} />
          <Votes scene={scene} names={names} act={act} />
          {snapshot.curtain !== null && <Curtain name={names[snapshot.curtain] ?? ''} lift={() => seating.lift()} />}
        </main>
        {coach ?? (isNew && <FirstMarks {...{ scene, loaded, names }} />)}
        <Around {...{ seating, loaded, names, told, edition, act, leave, again }} snapshot={spoken} scene={spokenOf} />
      </WithRules>
    </FlownColours>
  )
}

type Asked = Pick<Props, 'seating' | 'snapshot' | 'scene' | 'loaded'>

/** What can be answered, how, and with which words; nothing while something past is looked at. */
function useAnswering({ seating, snapshot, scene, loaded }: Asked, names: readonly string[], isPast: boolean) {
  const { seen } = scene
  const speech = useSpeech(loaded.listed, names, scene.edition ?? loaded.listed.game.edition)
  const { isBusy, act } = useActing(seating)
  const ask = seen !== null && scene.status === 'playing' ? seen.ask : null
  const canChoose = ask !== null && !isBusy && !isPast && snapshot.link !== 'gone' && snapshot.curtain === null
  const answer = (choice: unknown): void => {
    if (canChoose) void act({ type: 'choose', seen: snapshot.table?.n ?? 0, choice })
  }
  const words = (choice: unknown): string => (ask ? wordsFor(ask, choice, speech) : '')
  const answers = ask && <Answers ask={ask} isBusy={!canChoose} choose={answer} words={words} />
  const choose = (_at: string, choice: unknown): void => answer(choice)
  return { isBusy, act, canChoose, choose, words, answers }
}

type AroundProps = Omit<Props, 'coach'> &
  Pick<ScreenProps, 'names' | 'told' | 'edition'> &
  Pick<ReturnType<typeof useActing>, 'act'>

/** What stands beside the table and above it: players, log and chat, what was missed, how it ended. */
function Around({ seating, snapshot, scene, loaded, names, told, edition, act, leave, again }: AroundProps) {
  const { game } = loaded.listed
  return (
    <>
      <SidePanel
        snapshot={snapshot}
        scene={scene}
        loaded={loaded}
        told={told}
        edition={edition}
        act={act}
        isLocal={seating.isLocal}
      />
      <Announcer fresh={snapshot.fresh} game={game} names={told} edition={edition} />
      {!seating.isLocal && (
        <SinceYouLeft
          match={snapshot.table?.match ?? ''}
          log={snapshot.log}
          game={game}
          names={told}
          edition={edition}
        />
      )}
      <Outcome {...{ scene, snapshot, loaded, names, told, edition, seating, act, again, leave }} />
    </>
  )
}

/** The screen of either tossing game: the board, the throw, and what came of it. */
import { useLingui } from '@lingui/react'
import type { AnyFrame, Label, Seat, ThrowAsk, Thrown } from '@nassau/kernel'
import { ScreenLayout, type ScreenProps } from '@nassau/ui'
import { ThrowAnswers } from '@nassau/ui/answers'
import { useCallback, useEffect, useState } from 'react'
import { crewOf, type Team } from '../board.ts'
import type { Tossing } from '../rules.ts'
import type { LineName } from '../steps/arrange.ts'
import type { TossFrame } from '../steps/toss.ts'
import { useSpot } from './flat/use-spot.ts'
import { JudgedLine } from './judging/judged-caption.tsx'
import type { Reel } from './judging/reel.ts'
import type { Measures } from './judging/strings.ts'
import { useChecks } from './judging/use-checks.ts'
import { useMeasuring } from './judging/use-measuring.ts'
import { useVerdictSounds } from './judging/use-verdict-sounds.ts'
import { ThrowControls } from './throwing/throw-controls.tsx'
import { useHand } from './throwing/use-hand.ts'
import { useRefused } from './throwing/use-refused.ts'
import { TossBoard } from './toss-board.tsx'
import css from './toss-screen.module.css'
import { useThrows } from './use-throws.ts'
import { wantsStill } from './use-toss-scene.ts'
import type { Sight } from './view-switch.tsx'

type TossAsk = Tossing['choices']['ask']
type PlacingLabel = 'arrange.line' | 'arrange.place'

/** What is asked in a step that both tossing games have; null for a game's own questions. */
type Shared<A> = Extract<A, { at: Label<Tossing> }>

const SHARED: readonly string[] = [
  'arrange.choose',
  'arrange.line',
  'arrange.place',
  'muster.order',
  'toss.throw',
] satisfies readonly Label<Tossing>[]

/** The ask, if it is one that both tossing games have. */
export function sharedAsk<A extends { at: string }>(ask: A | null): Shared<A> | null {
  const isShared = (one: A): one is A & Shared<A> => SHARED.includes(one.at)
  return ask && isShared(ask) ? ask : null
}

type Props = Pick<
  ScreenProps<Tossing>,
  'edition' | 'names' | 'seat' | 'canChoose' | 'prompt' | 'pace' | 'answers' | 'onShown'
> & {
  board: Tossing['view']
  fresh: readonly { kind: string }[]
  stack: readonly AnyFrame[]
  /** What both games ask; see `sharedAsk`. */
  ask: TossAsk | null
  onToss: (thrown: Thrown) => void
  onPlace: (at: PlacingLabel, spot: Thrown) => void
  /** How far islands reach, in mm; null where there are none. */
  league: number | null
  /** What was just scored, picture by picture. The same as long as nothing new was heard. */
  reel: Reel
  /** How this game measures. */
  measures: Measures
}

const isToss = (frame: { step: string } | undefined): frame is TossFrame => frame?.step === 'toss'

const teamOf = (board: Tossing['view'], seat: Seat | null): Team =>
  seat !== null && crewOf(board, 1).seats.includes(seat) ? 1 : 0

export function TossScreen(props: Props) {
  const { board, fresh, stack, ask, edition, names, seat, canChoose, pace, league, reel, onToss } = props
  const [view, setView] = useState<Sight>('thrower')
  const [isStill] = useState(wantsStill)
  const throws = useThrows({ board, fresh, reel }, edition.dieSize, { isStill, hasReel: pace > 0 })
  const { shown, shot, released, release } = throws
  const measuring = useMeasuring(shown.board, props.measures)
  const top = stack.at(-1)
  const frame = isToss(top) ? top : null
  const throwing = ask?.at === 'toss.throw' ? ask : null
  const placing = ask?.at === 'arrange.line' || ask?.at === 'arrange.place' ? ask : null
  const { spot, setSpot } = useSpot(placing, edition)
  const isAtRest = shown.toss === null && shot === null && released === null
  const isSeen = isAtRest && throws.heard === fresh
  const checks = useChecks(board, fresh, edition, isSeen)
  const { onShown } = props
  useEffect(() => {
    if (isSeen) onShown?.()
  }, [isSeen, onShown])
  const canThrow = throwing !== null && canChoose && isAtRest
  const hand = useHand({ board, edition, ask: throwing, frame, canThrow, release: isStill ? null : release, onToss })
  useRefused(released !== null && canChoose, () => release(null))
  useVerdictSounds(throws, isStill || view === 'flat')
  return (
    <ScreenLayout
      board={
        <TossBoard
          {...{ board, edition, league, names, seat, view, throws, hand, reel, measuring, checks, pace, isStill }}
          home={teamOf(board, seat)}
          turn={frame?.team ?? null}
          onView={setView}
          placing={placing && { ask: placing, spot, setSpot }}
        />
      }
      prompt={props.prompt}
      dock={
        // While others toss, one may take aim; and the board keeps its size.
        throwing || (frame && seat !== null && ask === null) ? (
          <div className={css.throwing} data-idle={shot !== null || undefined}>
            <ThrowControls
              last={hand.inHand && throws.judged && <JudgedLine judged={throws.judged} />}
              aim={hand.aim}
              onAim={hand.takeAim}
              edition={edition}
              forecast={hand.forecast}
              canThrow={hand.inHand !== null}
              onThrow={() => hand.toss(hand.aim)}
              ask={throwing}
              onNumbers={hand.tossNumbers}
            />
          </div>
        ) : placing ? (
          <PlacingDock ask={placing} isBusy={!canChoose} {...{ spot, setSpot }} onPlace={props.onPlace} />
        ) : (
          // What is asked next is not shown before what led to it.
          isAtRest && props.answers
        )
      }
    />
  )
}

type PlacingProps = {
  ask: ThrowAsk & { at: PlacingLabel }
  isBusy: boolean
  spot: readonly number[]
  setSpot: (spot: readonly number[]) => void
  onPlace: (at: PlacingLabel, spot: Thrown) => void
}

/** A disk or the foul line is put where it shall lie. */
function PlacingDock({ ask, isBusy, spot, setSpot, onPlace }: PlacingProps) {
  const { i18n } = useLingui()
  const put = useCallback((thrown: Thrown) => onPlace(ask.at, thrown), [ask.at, onPlace])
  return (
    <div className={css.placing}>
      <ThrowAnswers
        ask={spotInWords(i18n, ask)}
        isBusy={isBusy}
        choose={put}
        wanted={spot}
        onWanted={setSpot}
        act={i18n._('Put it here')}
      />
    </div>
  )
}

const LINES: Readonly<Record<string, string>> = {
  line: /*i18n*/ 'line',
  'near line': /*i18n*/ 'near line',
  'far line': /*i18n*/ 'far line',
} satisfies Record<LineName, string>

/** The ask for a spot or a line with its words in the language that is set: those of the rules come from the server. */
const spotInWords = (i18n: ReturnType<typeof useLingui>['i18n'], ask: ThrowAsk): ThrowAsk => ({
  ...ask,
  axes: ask.axes.map(axis => {
    const line = LINES[axis.name]
    return line ? { ...axis, name: i18n._(line), unit: i18n._('mm from the end') } : axis
  }),
  shells: ask.shells.map((shell, i) => ({
    ...shell,
    says: i18n._('disks must not overlap: move it away from disk {n}', { n: i + 1 }),
  })),
})

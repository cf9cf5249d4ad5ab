/** The tossing table of either game: the board in three dimensions or from above, the throw, and what came of it. */
import { useLingui } from '@lingui/react'
import type { Rules, Seat, ThrowAsk } from '@nassau/kernel'
import { TableLayout, type TableProps, tell } from '@nassau/ui'
import { ThrowAnswers } from '@nassau/ui/answers'
import { play } from '@nassau/ui/sound'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { crewOf, type TableDie, type Team } from '../board.ts'
import type { TossEdition } from '../edition.ts'
import type { Tossing } from '../rules.ts'
import type { TossFrame } from '../toss.ts'
import { Board3d } from './board-3d.tsx'
import { FlatView } from './flat/flat-view.tsx'
import { PlacingView } from './flat/placing.tsx'
import { useSpot } from './flat/use-spot.ts'
import { JudgedCaption } from './judging/judged-caption.tsx'
import type { Reel } from './judging/reel.ts'
import { ReelCaption, ReelList } from './judging/reel-caption.tsx'
import type { Measures } from './judging/strings.ts'
import { useChecks } from './judging/use-checks.ts'
import { useMeasuring } from './judging/use-measuring.ts'
import { Scoreboard } from './scoreboard.tsx'
import { type Aim, keptIn, throwBeside, USUAL_AIM } from './throwing/aim.ts'
import { ThrowControls } from './throwing/throw-controls.tsx'
import { useRefused } from './throwing/use-refused.ts'
import { zoneOf } from './throwing/zone-of.ts'
import css from './toss-table.module.css'
import { TossTools } from './toss-tools.tsx'
import { releasedBy, useThrows } from './use-throws.ts'
import type { Sight } from './view-switch.tsx'

/** What a tossing game's rules have in common, as a table needs it. */
export type TossRules = Rules & { view: Tossing['view']; edition: TossEdition }

type Props<R extends TossRules> = TableProps<R> & {
  /** How far islands reach, in mm; null where there are none. */
  league: number | null
  /** What was just scored, picture by picture. The same as long as nothing new was heard. */
  reel: Reel
  /** How this game measures. */
  measures: Measures
}

const isToss = (frame: { step: string } | undefined): frame is TossFrame => frame?.step === 'toss'

/** The die a hand holds before it is thrown. */
const heldDie = (f: TossFrame, { dieSize, cannonballSize }: TossEdition): TableDie => ({
  id: f.id,
  kind: f.role === 'cannonball' ? 'd12' : 'd6',
  size: f.role === 'cannonball' ? cannonballSize : dieSize,
  pose: { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 },
  labels: 0,
  face: 1,
  team: f.team,
  role: f.role,
})

const teamOf = (board: Tossing['view'], seat: Seat | null): Team =>
  seat !== null && crewOf(board, 1).seats.includes(seat) ? 1 : 0

const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export function TossTable<R extends TossRules>({
  seen,
  edition,
  names,
  seat,
  fresh,
  canChoose,
  choose,
  prompt,
  pace,
  answers,
  league,
  reel,
  measures,
}: Props<R>) {
  const { i18n } = useLingui()
  const board = seen.view
  const [view, setView] = useState<Sight>('thrower')
  const [aim, setAim] = useState<Aim>(USUAL_AIM)
  const [isPressed, setPressed] = useState(false)
  const [isStill] = useState(wantsStill)
  const throws = useThrows({ board, fresh, reel }, edition.dieSize, { isStill, hasReel: pace > 0 })
  const { shown, shot, judged, released, release } = throws
  const measuring = useMeasuring(shown.board, measures)
  const checks = useChecks(board, fresh, edition)
  const { ask } = seen
  const frame = seen.stack.at(-1)
  const throwing = ask?.kind === 'throw' && isToss(frame) ? ask : null
  const placing = ask?.kind === 'throw' && !throwing ? ask : null
  const { spot, setSpot } = useSpot(placing, edition)
  const team = isToss(frame) ? frame.team : teamOf(board, seat)
  // While others toss, one may take aim; and the board keeps its size.
  const isOthersToss = isToss(frame) && seat !== null && ask === null
  const isAtRest = shown.toss === null && shot === null && released === null
  const canThrow = throwing !== null && canChoose && isAtRest
  const inHand = useMemo(() => (canThrow && isToss(frame) ? heldDie(frame, edition) : null), [canThrow, frame, edition])
  const zone = useMemo(
    () => (inHand && throwing ? zoneOf(throwing, board, inHand.team, edition.table.length, isPressed) : null),
    [inHand, throwing, board, edition, isPressed],
  )
  useRefused(released !== null && canChoose, () => release(null))

  useEffect(() => {
    if (fresh.some(({ kind }) => kind === 'tossed')) play('die')
    if (fresh.some(({ kind }) => kind === 'foul')) play('drum')
  }, [fresh])

  const takeAim = useCallback(
    (wanted: Aim) => {
      const kept = throwing ? keptIn(throwing, wanted) : wanted
      setAim(kept)
      setPressed(kept.x !== wanted.x || kept.angle !== wanted.angle)
    },
    [throwing],
  )
  const toss = useCallback(
    (thrown: Aim) => {
      if (!throwing || !inHand) return
      const choice = throwBeside(throwing, thrown, edition)
      // A hand like this keeps within every other bound.
      if (!choice) return tell(i18n._('A die is in the way of your hand: let go farther to its side.'), 'trouble')
      if (!isStill) release(releasedBy(board, inHand, choice.throw))
      choose(choice)
    },
    [throwing, inHand, choose, edition, board, isStill, release, i18n],
  )
  const label = i18n._('The table: {dice, plural, one {# die} other {# dice}} on it', { dice: board.dice.length })
  const { end } = crewOf(board, team)
  const totals = shot?.totals ?? (shown.toss ? shown.toss.before.crews.map(({ score }) => score) : null)
  return (
    <TableLayout
      board={
        // biome-ignore lint/a11y: the scoring is skipped by keys as well
        <div className={css.board} onClick={shot ? throws.skip : undefined}>
          {placing ? (
            <PlacingView board={board} edition={edition} league={league} ask={placing} spot={spot} onSpot={setSpot} />
          ) : view === 'flat' ? (
            <FlatView
              table={edition.table}
              league={league}
              throws={throws}
              measuring={measuring}
              zone={zone}
              end={end}
              inHand={inHand}
              aim={aim}
            />
          ) : (
            <Board3d
              shown={shown}
              looks={{ table: edition.table, league }}
              view={view}
              end={end}
              inHand={inHand}
              aim={aim}
              onAim={takeAim}
              onThrow={toss}
              onShown={throws.onShown}
              label={label}
              released={released}
              zone={zone}
              judged={judged}
              shot={shot}
              measuring={measuring}
            />
          )}
          {!placing && !shot && (
            <TossTools
              view={view}
              onView={setView}
              measuring={measuring}
              canMeasure={board.dice.length > 0}
              canRepeat={throws.canRepeat}
              onAgain={throws.again}
              checks={checks}
            />
          )}
          <div className={css.foot}>
            <div className={css.captions} data-brief={inHand !== null || undefined}>
              {shot ? (
                <ReelCaption reel={reel} at={throws.at} pace={pace || 1} onNext={throws.next} onSkip={throws.skip} />
              ) : (
                isAtRest && (
                  <>
                    {judged && <JudgedCaption judged={judged} />}
                    {reel.length > 0 && <ReelList reel={reel} isOpen={isStill || pace === 0} />}
                  </>
                )
              )}
            </div>
            <Scoreboard board={board} names={names} to={team} totals={totals} isStill={isStill} />
          </div>
        </div>
      }
      prompt={prompt}
      dock={
        throwing || isOthersToss ? (
          <div className={css.throwing} data-idle={shot !== null || undefined}>
            <ThrowControls
              aim={aim}
              onAim={takeAim}
              width={edition.table.width}
              canThrow={inHand !== null}
              onThrow={() => toss(aim)}
            />
          </div>
        ) : placing ? (
          <div className={css.placing}>
            <ThrowAnswers
              ask={spotInWords(i18n, placing)}
              isBusy={!canChoose}
              choose={choose}
              wanted={spot}
              onWanted={setSpot}
              act={i18n._('Put it here')}
            />
          </div>
        ) : (
          answers
        )
      }
    />
  )
}

/** The ask for a spot or a line with its words in the language that is set: those of the rules come from the server. */
const spotInWords = (i18n: ReturnType<typeof useLingui>['i18n'], ask: ThrowAsk): ThrowAsk => ({
  ...ask,
  axes: ask.axes.map(axis =>
    axis.name === 'line' ? { ...axis, name: i18n._('line'), unit: i18n._('mm from the end') } : axis,
  ),
  shells: ask.shells.map(shell => ({
    ...shell,
    says: i18n._('targets must not overlap: keep {least} mm from the one at {x}, {y}', {
      least: shell.least,
      x: shell.centre[0],
      y: shell.centre[1],
    }),
  })),
})

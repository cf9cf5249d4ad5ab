/** The tossing table of either game: the board in three dimensions or from above, the throw, and what came of it. */
import { useLingui } from '@lingui/react'
import type { Rules, Seat } from '@nassau/kernel'
import { Segments, TableLayout, type TableProps, ThrowAnswers } from '@nassau/ui'
import { play } from '@nassau/ui/sound'
import { useCallback, useEffect, useState } from 'react'
import { crewOf, type TableDie, type Team } from '../board.ts'
import type { TossEdition } from '../edition.ts'
import type { Tossing } from '../rules.ts'
import type { TossFrame } from '../toss.ts'
import { type Aim, keptIn, throwOf, USUAL_AIM } from './aim.ts'
import { Board3d } from './board-3d.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { VIEWS, type View } from './three/cameras.ts'
import { ThrowControls } from './throw-controls.tsx'
import { TopView } from './top-view.tsx'
import css from './toss-table.module.css'
import { useThrows } from './use-throws.ts'

/** What a tossing game's rules have in common, as a table needs it. */
export type TossRules = Rules & { view: Tossing['view']; edition: TossEdition }

type Props<R extends TossRules> = TableProps<R> & {
  /** How far islands reach, in mm; null where there are none. */
  league: number | null
  /** What was just decided, line by line: scores, islands, fouls. */
  verdicts: readonly string[]
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
  answers,
  league,
  verdicts,
}: Props<R>) {
  const { i18n } = useLingui()
  const board = seen.view
  const [view, setView] = useState<View | 'flat'>('thrower')
  const [aim, setAim] = useState<Aim>(USUAL_AIM)
  const [spot, setSpot] = useState<readonly number[]>([0, 400])
  const [isStill] = useState(wantsStill)
  const { shown, onShown } = useThrows(board, fresh, edition.dieSize, isStill)
  const { ask } = seen
  const frame = seen.stack.at(-1)
  const throwing = ask?.kind === 'throw' && isToss(frame) ? ask : null
  const placing = ask?.kind === 'throw' && !throwing ? ask : null
  const team = isToss(frame) ? frame.team : teamOf(board, seat)
  const isFlying = shown.toss !== null
  const inHand = throwing && isToss(frame) && canChoose && !isFlying ? heldDie(frame, edition) : null

  useEffect(() => {
    if (fresh.some(({ kind }) => kind === 'tossed')) play('die')
    if (fresh.some(({ kind }) => kind === 'foul')) play('drum')
  }, [fresh])

  const toss = useCallback(
    (thrown: Aim) => {
      if (throwing) choose(throwOf(keptIn(throwing, thrown), edition))
    },
    [throwing, choose, edition],
  )
  const label = i18n._('The table: {dice, plural, one {# die} other {# dice}} on it', { dice: board.dice.length })
  const views = [...VIEWS, 'flat' as const].map(value => ({ value, label: VIEW_WORDS(i18n)[value] }))
  return (
    <TableLayout
      board={
        <div className={css.board}>
          {view === 'flat' || placing ? (
            <TopView
              board={shown.board}
              table={edition.table}
              league={league}
              onPoint={
                placing
                  ? (x, y) => setSpot(placing.axes.length === 1 ? [y + edition.table.length / 2] : [x, y])
                  : undefined
              }
            >
              {placing && placing.axes.length === 2 && (
                <circle cx={spot[0]} cy={-(spot[1] ?? 0)} r={edition.goalDiameter / 2} className={css.ghost} />
              )}
            </TopView>
          ) : (
            <Board3d
              shown={shown}
              looks={{ table: edition.table, league }}
              view={view}
              end={crewOf(board, team).end}
              inHand={inHand}
              aim={aim}
              onAim={next => throwing && setAim(keptIn(throwing, next))}
              onThrow={toss}
              onShown={onShown}
              label={label}
            />
          )}
          <div className={css.views}>
            <Segments label={i18n._('View')} value={view} segments={views} onChange={setView} />
          </div>
          <Scoreboard board={board} names={names} to={team} />
          {verdicts.length > 0 && !isFlying && (
            <ol className={css.verdicts} aria-hidden="true">
              {verdicts.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          )}
        </div>
      }
      prompt={prompt}
      dock={
        throwing ? (
          <ThrowControls
            aim={aim}
            onAim={next => setAim(keptIn(throwing, next))}
            width={edition.table.width}
            canThrow={inHand !== null}
            onThrow={() => toss(aim)}
          />
        ) : placing ? (
          <div className={css.placing}>
            <ThrowAnswers ask={placing} isBusy={!canChoose} choose={choose} wanted={spot} onWanted={setSpot} />
          </div>
        ) : (
          answers
        )
      }
    />
  )
}

const VIEW_WORDS = (i18n: ReturnType<typeof useLingui>['i18n']): Readonly<Record<View | 'flat', string>> => ({
  thrower: i18n._('Thrower'),
  goals: i18n._('Close'),
  above: i18n._('Above'),
  flat: i18n._('Flat'),
})

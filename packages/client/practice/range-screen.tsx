/** A practice range: the table, what to try next, and what became of the last throw. */
import { useLingui } from '@lingui/react'
import { dearest, type Range, type Try } from '@nassau/games/kit/tossing/practice'
import {
  type Aim,
  Board3d,
  forecastOn,
  keptIn,
  lineOf,
  type Sight,
  ThrowControls,
  TopView,
  throwOf,
  toGoals,
  useMeasuring,
  usualAim,
  ViewSwitch,
  type Way,
} from '@nassau/games/kit/tossing/screen'
import { DAY_TRIES } from '@nassau/protocol'
import { Button } from '@nassau/ui'
import type { Remote } from 'comlink'
import { useMemo, useState } from 'react'
import type { PracticeDesk } from './practice.worker.ts'
import css from './practice-page.module.css'
import { tasks } from './tasks.ts'
import { TopThrows } from './top-throws.tsx'
import { type Day, useDay } from './use-day.ts'
import { OWN, useRange } from './use-range.ts'

type Props = { desk: Remote<PracticeDesk>; range: Range; game: string; day: string | null }

export function RangeScreen({ desk, range, game, day }: Props) {
  const { i18n } = useLingui()
  const { board, edition, hand } = range
  const [aim, setAim] = useState<Aim>(() => usualAim(edition, lineOf(board, hand.team)))
  const [view, setView] = useState<Sight>('thrower')
  const [task, setTask] = useState(0)
  const today = useDay(game, day)
  const throws = useRange(desk, range, today, view !== 'flat')
  const { shown, last, die, released, ways, allowed, canThrow, toss, showSteady, onShown } = throws
  const all = useMemo(() => tasks(i18n), [i18n])
  const measuring = useMeasuring(shown.board, toGoals)
  const league = 'league' in edition && typeof edition.league === 'number' ? edition.league : null
  const looks = useMemo(() => ({ table: edition.table, league }), [edition, league])
  const dear = useMemo(() => dearest(range), [range])
  const drawn = useMemo(() => (day === null ? ways : [ringAround(dear), ...ways]), [day, dear, ways])
  const takeAim = (next: Aim): void => setAim(keptIn(allowed, next))
  const forecast = useMemo(
    () => forecastOn(board, hand.team, edition, throwOf(keptIn(allowed, aim), edition).throw),
    [board, hand.team, edition, allowed, aim],
  )
  async function learnFrom(thrown: Promise<Try | null>): Promise<void> {
    const made = await thrown
    if (made) setTask(now => (all[now]?.isDone(made) ? now + 1 : now))
  }
  return (
    <main className={css.range}>
      <div className={css.board}>
        {view === 'flat' ? (
          <TopView board={shown.board} table={edition.table} league={league} measuring={measuring}>
            <Ways ways={drawn} />
          </TopView>
        ) : (
          <Board3d
            {...{ shown, looks, view, released, measuring, aim, forecast }}
            end={board.crews[hand.team]?.end ?? 'near'}
            inHand={canThrow ? die : null}
            onAim={takeAim}
            onThrow={thrown => void learnFrom(toss(thrown))}
            onShown={onShown}
            label={i18n._('The practice table')}
            ways={drawn}
          />
        )}
        <div className={css.view}>
          <ViewSwitch value={view} onChange={setView} />
        </div>
      </div>
      <Words
        task={
          today.day === null ? all[task]?.says : i18n._('As near to {goal} as you can.', { goal: i18n._(dear.name) })
        }
        last={last}
        today={today}
        steady={() => void showSteady()}
      />
      <RangeHand {...{ range, aim, forecast, throws }} onAim={takeAim} onToss={thrown => void learnFrom(thrown)} />
    </main>
  )
}

/** How far the mark of the dearest target lies from it, how wide its band is and how high over the table, in mm. */
const RING = { apart: 18, wide: 10, height: 4, turns: 9, points: 48 }

/** A ring around a target: this is the one that counts. */
function ringAround({ x, y, diameter }: ReturnType<typeof dearest>): Way {
  // Lines are thin: many turns close to each other make a band.
  const all = RING.turns * RING.points
  const points = Array.from({ length: all + 1 }, (_, i) => {
    const turn = (2 * Math.PI * i) / RING.points
    const radius = diameter / 2 + RING.apart + (RING.wide * i) / all
    return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn), z: RING.height }
  })
  return { points, colour: OWN }
}

type HandProps = {
  range: Range
  aim: Aim
  /** What is likely to come of it. */
  forecast: ReturnType<typeof forecastOn>
  onAim: (aim: Aim) => void
  throws: ReturnType<typeof useRange>
  onToss: (thrown: Promise<Try | null>) => void
}

/** The hand at a practice range, and what is likely to come of its throw. */
function RangeHand({ range: { edition }, aim, forecast, onAim, throws, onToss }: HandProps) {
  const { allowed, canThrow, toss, tossNumbers } = throws
  return (
    <ThrowControls
      aim={aim}
      onAim={onAim}
      edition={edition}
      forecast={forecast}
      canThrow={canThrow}
      onThrow={() => onToss(toss(aim))}
      ask={allowed}
      onNumbers={thrown => onToss(tossNumbers(thrown.throw))}
    />
  )
}

const Ways = ({ ways }: { ways: readonly Way[] }) =>
  ways.map(({ points, colour }, i) => (
    <polyline
      // biome-ignore lint/suspicious/noArrayIndexKey: ways have no names
      key={i}
      points={points.map(({ x, y }) => `${x},${-y}`).join(' ')}
      className={colour === OWN ? css.own : css.steady}
    />
  ))

type WordsProps = { task: string | undefined; last: Try | null; today: Day; steady: () => void }

/** What to try next, what became of the last throw, and the throw of the day where this is its range. */
function Words({ task, last, today, steady }: WordsProps) {
  const { i18n } = useLingui()
  return (
    <section className={css.words} aria-live="polite">
      <p className={css.task}>{task ?? i18n._('You have learned to throw. Now play!')}</p>
      {last && <p>{verdict(i18n, last)}</p>}
      {today.day !== null && <Today {...today} />}
      <Button onClick={steady}>{i18n._('Show me a steady hand')}</Button>
    </section>
  )
}

function Today({ best, standing }: Day) {
  const { i18n } = useLingui()
  const left = Math.max(0, DAY_TRIES - best.tries)
  return (
    <>
      <p>
        {left > 0
          ? i18n._('{left, plural, one {One counted throw left} other {# counted throws left}} of {all}.', {
              left,
              all: DAY_TRIES,
            })
          : i18n._('Your throws of today are thrown. What you throw now is practice; there is another table tomorrow.')}
      </p>
      <p>
        {best.distance === null
          ? i18n._('No fair throw yet today.')
          : i18n._('Your best today: {mm} mm from the dearest target.', { mm: Math.round(best.distance) })}{' '}
        {standing?.rank != null && i18n._('Place {rank} of {of}.', { rank: standing.rank, of: standing.of })}
      </p>
      <TopThrows standing={standing} />
    </>
  )
}

function verdict(i18n: ReturnType<typeof useLingui>['i18n'], { foul, distance, on }: Try): string {
  if (foul === 'OZ-11') return i18n._('Foul (OZ-11): it did not touch the table before the line.')
  if (foul === 'OZ-12') return i18n._('Foul (OZ-12): it slid and never rolled.')
  if (distance === null) return i18n._('It left the table.')
  return on === null
    ? i18n._('Fair: {mm} mm from the dearest target.', { mm: Math.round(distance) })
    : i18n._('Fair, and on {on}!', { on: i18n._(on) })
}

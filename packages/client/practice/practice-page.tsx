/** The practice range: one table, as many throws as one likes, the ways of the last ones, and a throw of the day. */
import { useLingui } from '@lingui/react'
import { seedOf } from '@nassau/games/kit/tossing/day'
import type { Range, Try } from '@nassau/games/kit/tossing/practice'
import {
  type Aim,
  Board3d,
  keptIn,
  type Released,
  releasedBy,
  ThrowControls,
  TopView,
  throwOf,
  toGoals,
  USUAL_AIM,
  useMeasuring,
  type Way,
  wayOf,
} from '@nassau/games/kit/tossing/table'
import { aThrow } from '@nassau/kernel'
import { dayOf } from '@nassau/protocol'
import { Button, Segments, tell } from '@nassau/ui'
import { type Remote, wrap } from 'comlink'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { gameEntry } from '../games.ts'
import { learnWords } from '../i18n.ts'
import { Lost } from '../lost.tsx'
import type { Standing } from '../seating/api.ts'
import { HouseLink } from '../shell/house-link.tsx'
import { type Best, bestOf, better, keepBest, sendThrow, standingOf } from './best.ts'
import type { PracticeDesk } from './practice.worker.ts'
import css from './practice-page.module.css'
import { tasks } from './tasks.ts'
import { TopThrows } from './top-throws.tsx'

/** So many ways are kept in sight. */
const KEPT = 5
const OWN = 0xe8b84a
const STEADY = 0x8fd0e0

/** Practice is not repeated: any chance will do. */
const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

type Kind = 'free' | 'day'
type View = 'thrower' | 'goals' | 'above' | 'flat'

export function PracticePage({ game }: { game: string }) {
  const { i18n } = useLingui()
  const entry = gameEntry(game)
  const [kind, setKind] = useState<Kind>('free')
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
    Promise.all([desk.open(game, kind === 'day' ? day : null), learnWords(game)]).then(
      ([opened]) => setRange(opened),
      (fault: unknown) => tell(String(fault), 'trouble'),
    )
  }, [desk, game, kind, day])
  if (!entry) return <Lost />
  return (
    <div className={css.page}>
      <header className={css.top}>
        <HouseLink />
        <h1>{i18n._('{title}: practice range', { title: entry.title })}</h1>
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

function RangeScreen({
  desk,
  range,
  game,
  day,
}: {
  desk: Remote<PracticeDesk>
  range: Range
  game: string
  day: string | null
}) {
  const { i18n } = useLingui()
  const { board, edition, hand } = range
  const [aim, setAim] = useState<Aim>(USUAL_AIM)
  const [view, setView] = useState<View>('thrower')
  const [last, setLast] = useState<Try | null>(null)
  const [isFlying, setFlying] = useState(false)
  const [released, setReleased] = useState<Released | null>(null)
  const [ways, setWays] = useState<readonly Way[]>([])
  const [task, setTask] = useState(0)
  const [best, setBest] = useState<Best>(() => (day === null ? { distance: null, tries: 0 } : bestOf(game, day)))
  const [standing, setStanding] = useState<Standing | null>(null)
  const all = useMemo(() => tasks(i18n), [i18n])
  // A range has no ask: all a hand could reach is allowed, as on an empty table.
  const allowed = useMemo(
    () => aThrow(0, [{ name: 'x', unit: '0.1 mm', min: -edition.table.width * 5, max: edition.table.width * 5 }]),
    [edition],
  )

  /** Where the server counts, its count holds: chance follows from it. */
  const learn = useCallback((heard: Standing | null): void => {
    setStanding(heard)
    if (heard) setBest({ distance: heard.best, tries: heard.tries })
  }, [])
  useEffect(() => {
    if (day !== null) void standingOf(game).then(learn)
  }, [day, game, learn])

  const die = useMemo(
    () => ({
      id: hand.id,
      kind: 'd6' as const,
      size: edition.dieSize,
      pose: { x: 0, y: 0, z: -100, qx: 0, qy: 0, qz: 0, qw: 1 },
      labels: 0,
      face: 1,
      team: hand.team,
      role: hand.role,
    }),
    [hand, edition],
  )
  const toss = useCallback(
    async (wanted: Aim): Promise<void> => {
      if (isFlying || released) return
      const numbers = throwOf(keptIn(allowed, wanted), edition).throw
      setReleased(releasedBy(board, die, numbers))
      const thrown = await desk.toss(numbers, day === null ? anySeed() : seedOf(day, best.tries))
      setReleased(null)
      setLast(thrown)
      // From above the ways alone are shown.
      setFlying(thrown.path !== '' && view !== 'flat')
      setWays(kept => [...kept, { points: wayOf(thrown.path), colour: OWN }].slice(-KEPT))
      setTask(now => (all[now]?.isDone(thrown) ? now + 1 : now))
      if (day === null) return
      const after = better(best, thrown.foul === null ? thrown.distance : null)
      keepBest(game, day, after)
      setBest(after)
      learn(await sendThrow(game, day, best.tries, numbers))
    },
    [desk, allowed, edition, board, die, view, isFlying, released, all, day, game, best, learn],
  )
  async function showSteady(): Promise<void> {
    const thrown = await desk.steady(anySeed())
    setWays(kept => [...kept, { points: wayOf(thrown.path), colour: STEADY }].slice(-KEPT))
  }
  const onShown = useCallback(() => setFlying(false), [])
  const shown = useMemo(
    () => ({
      board: last?.board ?? board,
      toss:
        last && isFlying
          ? {
              before: board,
              die: last.board.dice.find(({ id }) => id === hand.id) ?? die,
              path: last.path,
              touch: last.touch,
              isFoul: last.foul !== null,
            }
          : null,
    }),
    [last, isFlying, board, hand, die],
  )
  const measuring = useMeasuring(shown.board, toGoals)
  const league = 'league' in edition && typeof edition.league === 'number' ? edition.league : null
  const looks = useMemo(() => ({ table: edition.table, league }), [edition, league])
  return (
    <main className={css.range}>
      <div className={css.board}>
        {view === 'flat' ? (
          <TopView board={shown.board} table={edition.table} league={league} measuring={measuring}>
            {ways.map(({ points, colour }, i) => (
              <polyline
                // biome-ignore lint/suspicious/noArrayIndexKey: ways have no names
                key={i}
                points={points.map(({ x, y }) => `${x},${-y}`).join(' ')}
                className={colour === OWN ? css.own : css.steady}
              />
            ))}
          </TopView>
        ) : (
          <Board3d
            shown={shown}
            looks={looks}
            view={view}
            end={board.crews[hand.team]?.end ?? 'near'}
            inHand={isFlying || released ? null : die}
            released={released}
            measuring={measuring}
            aim={aim}
            onAim={next => setAim(keptIn(allowed, next))}
            onThrow={thrown => void toss(thrown)}
            onShown={onShown}
            label={i18n._('The practice table')}
            ways={ways}
          />
        )}
      </div>
      <section className={css.words} aria-live="polite">
        <Segments
          label={i18n._('View')}
          value={view}
          onChange={setView}
          segments={[
            { value: 'thrower', label: i18n._('Thrower') },
            { value: 'goals', label: i18n._('Close') },
            { value: 'above', label: i18n._('Above') },
            { value: 'flat', label: i18n._('Flat') },
          ]}
        />
        <p className={css.task}>{all[task]?.says ?? i18n._('You have learned to throw. Now play!')}</p>
        {last && !isFlying && <p>{verdict(i18n, last)}</p>}
        {day !== null && (
          <p>
            {best.distance === null
              ? i18n._('No fair throw yet today.')
              : i18n._(
                  'Your best today: {mm} mm from the dearest target, in {tries, plural, one {# try} other {# tries}}.',
                  { mm: Math.round(best.distance), tries: best.tries },
                )}
          </p>
        )}
        {day !== null && <TopThrows standing={standing} />}
        <Button onClick={() => void showSteady()}>{i18n._('Show me a steady hand')}</Button>
      </section>
      <ThrowControls
        aim={aim}
        onAim={next => setAim(keptIn(allowed, next))}
        width={edition.table.width}
        canThrow={!isFlying && !released}
        onThrow={() => void toss(aim)}
      />
    </main>
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

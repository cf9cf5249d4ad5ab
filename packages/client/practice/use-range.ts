/** Throws on a practice range: one flies at a time, and the ways of the last few stay in sight. */
import { seedOf } from '@nassau/games/kit/tossing/day'
import { askOf, type Range, type Try } from '@nassau/games/kit/tossing/practice'
import {
  type Aim,
  keptIn,
  type Released,
  releasedBy,
  type Shown,
  throwOf,
  type Way,
  wayOf,
} from '@nassau/games/kit/tossing/screen'
import type { Remote } from 'comlink'
import { useCallback, useMemo, useState } from 'react'
import type { PracticeDesk } from './practice.worker.ts'
import type { Day } from './use-day.ts'

/** So many ways are kept in sight. */
const KEPT = 5
export const OWN = 0xe8b84a
const STEADY = 0x8fd0e0

/** Practice is not repeated: any chance will do. */
const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** The die in hand, before it is anywhere on the table. */
const dieOf = ({ hand, edition }: Range) => ({
  id: hand.id,
  kind: 'd6' as const,
  size: edition.dieSize,
  pose: { x: 0, y: 0, z: -100, qx: 0, qy: 0, qz: 0, qw: 1 },
  labels: 0,
  face: 1,
  team: hand.team,
  role: hand.role,
})

const flightOf = (
  { board, path, touch, foul }: Try,
  before: Range['board'],
  die: ReturnType<typeof dieOf>,
): Shown['toss'] => ({
  by: null,
  before,
  die: board.dice.find(({ id }) => id === die.id) ?? die,
  path,
  touch,
  isFoul: foul !== null,
})

/** `hasFlights` is false where only the ways are drawn. */
export function useRange(desk: Remote<PracticeDesk>, range: Range, today: Day, hasFlights: boolean) {
  const { board, edition } = range
  const [last, setLast] = useState<Try | null>(null)
  const [isFlying, setFlying] = useState(false)
  const [released, setReleased] = useState<Released | null>(null)
  const [ways, setWays] = useState<readonly Way[]>([])
  const allowed = useMemo(() => askOf(range), [range])
  const die = useMemo(() => dieOf(range), [range])
  const canThrow = !isFlying && released === null

  const keep = useCallback((path: string, colour: number) => {
    setWays(kept => [...kept, { points: wayOf(path), colour }].slice(-KEPT))
  }, [])
  /** Resolves to what became of it as soon as that is known; null if nothing could be thrown now. */
  const tossNumbers = useCallback(
    async (numbers: readonly number[]): Promise<Try | null> => {
      if (!canThrow) return null
      setReleased(releasedBy(board, die, numbers))
      const thrown = await desk.toss(numbers, today.day === null ? anySeed() : seedOf(today.day, today.best.tries))
      setReleased(null)
      setLast(thrown)
      setFlying(thrown.path !== '' && hasFlights)
      keep(thrown.path, OWN)
      void today.note(numbers, thrown.foul === null ? thrown.distance : null)
      return thrown
    },
    [desk, board, die, hasFlights, canThrow, keep, today],
  )
  const toss = useCallback(
    (wanted: Aim): Promise<Try | null> => tossNumbers(throwOf(keptIn(allowed, wanted), edition).throw),
    [allowed, edition, tossNumbers],
  )
  const showSteady = useCallback(
    async (): Promise<void> => keep((await desk.steady(anySeed())).path, STEADY),
    [desk, keep],
  )
  const onShown = useCallback(() => setFlying(false), [])
  const shown: Shown = useMemo(
    () => ({ board: last?.board ?? board, toss: last && isFlying ? flightOf(last, board, die) : null }),
    [last, isFlying, board, die],
  )
  return {
    shown,
    last: isFlying ? null : last,
    die,
    released,
    ways,
    allowed,
    canThrow,
    toss,
    tossNumbers,
    showSteady,
    onShown,
  }
}

/**
 * What is shown now: the table at rest, a throw on its way to it, or the scoring picture by picture.
 *
 *   released ─▶ toss ─▶ picture ─▶ picture … ─▶ rest
 */
import type { Seat } from '@nassau/kernel'
import type { Throw } from '@nassau/tossing'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { crewOf, type FeltDie, type TossBoard, turnFor } from '../board.ts'
import { isTossEvent, type TossEvent } from '../events.ts'
import { throwFrom } from '../hand/hand.ts'
import { type Judged, judgedFrom } from './judging/judging.ts'
import { layBefore } from './judging/lay-before.ts'
import type { Reel, Shot } from './judging/reel.ts'
import { pathOf } from './throwing/way.ts'

export type Flying = {
  /** Who threw; null where it is nobody's turn but one's own. */
  by: Seat | null
  before: TossBoard
  /** The die that was thrown, as it would lie in the hand. */
  die: FeltDie
  path: string
  touch: { x: number; y: number } | null
  isFoul: boolean
}

export type Shown = { board: TossBoard; toss: Flying | null }

/** A die that was let go here, in the table's own directions, of which nothing was heard yet. */
export type Released = { die: FeltDie; thrown: Throw }

/** What a hand lets go: `numbers` are the throw as the thrower sees it. */
export const releasedBy = (board: TossBoard, die: FeltDie, numbers: readonly number[]): Released => ({
  die,
  thrown: throwFrom(turnFor(crewOf(board, die.team).end, numbers)),
})

export type Tossed = Extract<TossEvent, { kind: 'tossed' }>

export const isTossed = (event: { kind: string }): event is Tossed => isTossEvent(event) && event.kind === 'tossed'

/** A die in nobody's way, for one whose place is not known: what was thrown and is gone again. */
const inHand = (id: string, like: FeltDie | undefined, team: 0 | 1, size: number): FeltDie => ({
  id,
  kind: like?.kind ?? (id.endsWith('c') ? 'd12' : 'd6'),
  size: like?.size ?? size,
  pose: like?.pose ?? { x: 0, y: 0, z: -100, qx: 0, qy: 0, qz: 0, qw: 1 },
  labels: like?.labels ?? 0,
  face: like?.face ?? 1,
  team,
  role: like?.role ?? 'die',
})

/** What is on: the throw, a picture of the scoring by its number, or nothing. */
type Stage = 'toss' | number | null

type Show = {
  board: TossBoard
  /** What was heard and is shown here. */
  heard: readonly { kind: string }[]
  toss: Flying | null
  judged: Judged | null
  reel: Reel
  stage: Stage
  released: Released | null
  /** Whether scoring is shown by itself; it always is when it is watched again. */
  hasReel: boolean
}

const afterToss = ({ reel, hasReel }: Pick<Show, 'reel' | 'hasReel'>): Stage => (hasReel && reel.length > 0 ? 0 : null)

/** Whether nothing may move, and whether scoring is shown by itself. */
type Manner = { isStill: boolean; hasReel: boolean }

/** What was just heard, as something to be shown. */
function showOf(
  last: TossBoard,
  board: TossBoard,
  fresh: readonly { kind: string }[],
  reel: Reel,
  size: number,
): Omit<Show, 'stage' | 'hasReel'> {
  const rest = { board, heard: fresh, toss: null, judged: null, reel, released: null }
  const tossed = fresh.find(isTossed)
  if (!tossed || tossed.path === '') return rest
  const { seat: by, id, team, path, touch } = tossed
  const before = layBefore(last, board, id, pathOf(path))
  if (!before) return rest
  const judged = judgedFrom(tossed, pathOf(path), before, fresh)
  const lies = [...board.dice, ...(reel[0]?.dice ?? [])].find(other => other.id === id)
  const die = inHand(id, lies, team, size)
  return { ...rest, judged, toss: { by, before, die, path, touch, isFoul: judged.isFoul } }
}

type Heard = { board: TossBoard; fresh: readonly { kind: string }[]; reel: Reel }

export type Throws = {
  shown: Shown
  /** What is shown, or has been: it may be behind what was just heard. */
  heard: readonly { kind: string }[]
  shot: Shot | null
  /** Its number. */
  at: number
  judged: Judged | null
  released: Released | null
  /** Whether there is something to be watched once more. */
  canRepeat: boolean
  release: (released: Released | null) => void
  onShown: () => void
  next: () => void
  skip: () => void
  again: () => void
}

/** Follows a board and what was just heard; a throw is shown before what it led to. */
export function useThrows({ board, fresh, reel }: Heard, size: number, { isStill, hasReel }: Manner): Throws {
  const [show, setShow] = useState<Show>({
    board,
    heard: fresh,
    toss: null,
    judged: null,
    reel: [],
    stage: null,
    released: null,
    hasReel,
  })
  const last = useRef(board)
  useEffect(() => {
    const before = last.current
    last.current = board
    const isNew = before !== board
    if (!isNew && fresh.length === 0) return
    const next = showOf(before, board, fresh, reel, size)
    const stage = isStill || !isNew ? null : next.toss ? 'toss' : afterToss({ reel, hasReel })
    setShow({ ...next, stage, hasReel })
  }, [board, fresh, reel, size, isStill, hasReel])

  const change = useCallback((part: (now: Show) => Partial<Show>) => setShow(now => ({ ...now, ...part(now) })), [])
  const acts = useMemo(
    () => ({
      release: (released: Released | null) => change(() => ({ released })),
      onShown: () => change(now => ({ stage: now.stage === 'toss' ? afterToss(now) : now.stage })),
      next: () =>
        change(({ stage, reel: pictures }) => ({
          stage: typeof stage === 'number' && stage + 1 < pictures.length ? stage + 1 : null,
        })),
      skip: () => change(() => ({ stage: null })),
      again: () =>
        change(({ toss, reel: pictures }) => ({
          stage: toss ? 'toss' : afterToss({ reel: pictures, hasReel: true }),
          hasReel: true,
        })),
    }),
    [change],
  )
  const { stage, toss } = show
  const flying = stage === 'toss' ? toss : null
  const shown = useMemo(() => ({ board: show.board, toss: flying }), [show.board, flying])
  const at = typeof stage === 'number' ? stage : 0
  return {
    shown,
    heard: show.heard,
    shot: typeof stage === 'number' ? (show.reel[stage] ?? null) : null,
    at,
    judged: flying ? null : show.judged,
    released: show.released,
    canRepeat: stage === null && !isStill && (toss !== null || show.reel.length > 0),
    ...acts,
  }
}

/** What is shown now: the table at rest, or a throw on its way to it. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TableDie, TossBoard } from '../board.ts'
import { isTossEvent, type TossEvent } from '../events.ts'

export type Flying = {
  before: TossBoard
  /** The die that was thrown, as it would lie in the hand. */
  die: TableDie
  path: string
  touch: { x: number; y: number } | null
  isFoul: boolean
}

export type Shown = { board: TossBoard; toss: Flying | null }

type Tossed = Extract<TossEvent, { kind: 'tossed' }>

const isTossed = (event: { kind: string }): event is Tossed => isTossEvent(event) && event.kind === 'tossed'

/** A die in nobody's way, for one whose place is not known: what was thrown and is gone again. */
const inHand = (id: string, like: TableDie | undefined, team: 0 | 1, size: number): TableDie => ({
  id,
  kind: like?.kind ?? (id.endsWith('c') ? 'd12' : 'd6'),
  size: like?.size ?? size,
  pose: like?.pose ?? { x: 0, y: 0, z: -100, qx: 0, qy: 0, qz: 0, qw: 1 },
  labels: like?.labels ?? 0,
  face: like?.face ?? 1,
  team,
  role: like?.role ?? 'die',
})

/** Follows a board and what was just heard; a throw is shown before what it led to. */
export function useThrows(board: TossBoard, fresh: readonly { kind: string }[], size: number, isStill: boolean) {
  const [shown, setShown] = useState<Shown>({ board, toss: null })
  const last = useRef(board)
  useEffect(() => {
    const before = last.current
    last.current = board
    const tossed = fresh.find(isTossed)
    if (!tossed || tossed.path === '' || isStill || before === board) {
      setShown({ board, toss: null })
      return
    }
    const { id, team, path, touch } = tossed
    const isFoul = fresh.some(event => event.kind === 'foul')
    const die = inHand(
      id,
      board.dice.find(other => other.id === id),
      team,
      size,
    )
    setShown({ board, toss: { before, die, path, touch, isFoul } })
  }, [board, fresh, size, isStill])
  const onShown = useCallback(() => setShown(now => ({ ...now, toss: null })), [])
  return { shown, onShown }
}

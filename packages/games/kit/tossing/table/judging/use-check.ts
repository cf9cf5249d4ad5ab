/** Throws are worked out again on this page: whether the last one comes to the same. */
import { type Remote, wrap } from 'comlink'
import { useEffect, useRef, useState } from 'react'
import type { TossBoard } from '../../board.ts'
import type { TossEdition } from '../../edition.ts'
import { isTossed } from '../use-throws.ts'
import type { CheckDesk } from './check.worker.ts'

let desk: Remote<CheckDesk> | null = null

/** Loads the physics, beside the page and once: a lobby asks for it before the table needs it. */
export function fetchPhysics(): Remote<CheckDesk> {
  desk ??= wrap<CheckDesk>(new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' }))
  return desk
}

/** The die thrown last, its fingerprint, and whether that is the same here; null until it is known. */
export type Check = { id: string; fingerprint: string; isSame: boolean | null }

export function useCheck(board: TossBoard, fresh: readonly { kind: string }[], edition: TossEdition): Check | null {
  const [check, setCheck] = useState<Check | null>(null)
  const last = useRef(board)
  useEffect(() => {
    const before = last.current
    last.current = board
    const tossed = fresh.find(isTossed)
    // A throw by formula has no way to be worked out again.
    if (!tossed || tossed.path === '' || before === board) return
    const { id, fingerprint } = tossed
    setCheck({ id, fingerprint, isSame: null })
    let isWanted = true
    fetchPhysics()
      .check(before, edition, tossed)
      .then(
        isSame => isWanted && setCheck({ id, fingerprint, isSame }),
        // Without the physics, such as offline for the first time, nothing is said.
        () => {},
      )
    return () => {
      isWanted = false
    }
  }, [board, fresh, edition])
  return check
}

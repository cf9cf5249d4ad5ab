/** Every throw is worked out again on this page: whether it comes to the same. */
import { type Remote, wrap } from 'comlink'
import { useEffect, useRef, useState } from 'react'
import type { TossBoard } from '../../board.ts'
import type { TossEdition } from '../../edition.ts'
import { pathOf } from '../throwing/way.ts'
import { isTossed } from '../use-throws.ts'
import type { CheckDesk } from './check.worker.ts'
import { isHowItLay } from './lay-before.ts'

let desk: Remote<CheckDesk> | null = null

/** Loads the physics, beside the page and once: a lobby and a table ask for it before it is needed. */
export function fetchPhysics(): Remote<CheckDesk> {
  desk ??= wrap<CheckDesk>(new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' }))
  return desk
}

/** A throw by its die, what it came to, and whether that is the same here; null until it is known. */
export type Check = { id: string; fingerprint: string; isSame: boolean | null }

/**
 * All the throws this page has heard of and can work out again, oldest first. They are when what was heard of has been
 * seen: on a device of few cores that would slow the flight of the die.
 */
export function useChecks(
  board: TossBoard,
  fresh: readonly { kind: string }[],
  edition: TossEdition,
  isSeen: boolean,
): Check[] {
  const [checks, setChecks] = useState<Check[]>([])
  const due = useRef<(() => void)[]>([])
  const last = useRef(board)
  // It takes a second or two to be ready, and should be so before the first die flies.
  useEffect(() => void fetchPhysics(), [])
  useEffect(() => {
    const before = last.current
    last.current = board
    const tossed = fresh.find(isTossed)
    // A throw by formula has no way to be worked out again.
    if (!tossed || tossed.path === '' || before === board) return
    const { id, fingerprint, path } = tossed
    // Whoever skipped something, or steps backwards, has not seen how the dice lay.
    if (!isHowItLay(before.dice, id, pathOf(path))) return
    const check: Check = { id, fingerprint, isSame: null }
    setChecks(all => [...all, check])
    // The answer may be late, and other throws may have been heard of by then.
    const settle = (isSame: boolean): void =>
      setChecks(all => all.map(other => (other === check ? { ...check, isSame } : other)))
    // Without the physics, such as offline for the first time, nothing is said.
    const work = (): void =>
      void fetchPhysics()
        .check(before, edition, tossed)
        .then(settle, () => {})
    due.current.push(work)
  }, [board, fresh, edition])
  useEffect(() => {
    if (isSeen) for (const work of due.current.splice(0)) work()
  })
  return checks
}

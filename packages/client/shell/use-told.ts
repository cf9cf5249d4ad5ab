/**
 * What is told beside a table keeps pace with its picture. Where something moves, log, question and strip stay as they
 * were until the screen says that it has been seen:
 *
 *   heard ─▶ held (a die flies, the scoring is shown) ─▶ onShown ─▶ told
 */
import type { AnyEvent } from '@nassau/kernel'
import type { GameScreen } from '@nassau/ui'
import { useCallback, useEffect, useState } from 'react'
import type { TableSnapshot } from '../seating/seating.ts'

type Told = {
  /** The table as it may be spoken of now. */
  spoken: TableSnapshot
  /** Whether more was heard than is told. */
  isHeld: boolean
  /** Everything heard so far has been seen. */
  onShown: () => void
}

/** `look` draws the table; null where it is told in words, and nothing moves. */
export function useTold(snapshot: TableSnapshot, look: GameScreen | null): Told {
  const [last, setLast] = useState(snapshot)
  const [shown, setShown] = useState<readonly AnyEvent[]>(snapshot.fresh)
  const isHidden = useIsHidden()
  const { fresh } = snapshot
  const isHeld = !isHidden && shown !== fresh && fresh.length > 0 && look?.motion !== undefined
  if (!isHeld && last !== snapshot) setLast(snapshot)
  const onShown = useCallback(() => setShown(fresh), [fresh])
  // Of what is held back only what happened is: whether the table can be reached is told at once.
  const spoken = isHeld ? { ...snapshot, table: last.table, fresh: last.fresh, log: last.log } : snapshot
  return { spoken, isHeld, onShown }
}

/** A page nobody looks at draws nothing: there is no picture to wait for. */
function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden)
  useEffect(() => {
    const look = (): void => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}

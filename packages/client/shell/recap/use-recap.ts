/** Showing once more what the others did, on the table itself. */
import { type GameScreen, isWaitedFor, type Seen, useSteady } from '@nassau/ui'
import { useEffect, useMemo, useState } from 'react'
import type { TableSnapshot } from '../../seating/seating.ts'
import { dwellAt } from '../../settings/pace.ts'
import { keepSteps, keptSteps } from './keeping.ts'
import { withStep } from './steps.ts'

export type Recap = {
  /** What is shown once more; null while it is not. */
  shown: TableSnapshot | null
  /** What is seen then: nothing can be answered. */
  seen: Seen | null
  /** The how manieth step that is, of how many. */
  at: number
  of: number
  /** How to begin; null where there is nothing worth it, or nobody is asked. */
  begin: (() => void) | null
  stop: () => void
}

/** A single thing was seen a moment ago; and what is told by the log alone is nothing to look at. */
const FEWEST = 3
/** Even where everything else happens at once, in ms. */
const LEAST = 700

export function useRecap(snapshot: TableSnapshot, look: GameScreen | null): Recap {
  const [steps, setSteps] = useState(() => keptSteps(snapshot))
  const [at, setAt] = useState<number | null>(null)
  if (steps.latest !== snapshot) {
    const next = withStep(steps, snapshot, isAsked(steps.latest))
    setSteps(next)
    // Something new is more than something old.
    if (next.shown !== steps.shown) setAt(null)
  }
  const keep = useSteady(() => keepSteps(steps))
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])
  const worthy = steps.shown.filter(({ fresh }) => (look?.dwell?.(fresh) ?? 0) > 0)
  const shown = at === null ? null : (worthy[at] ?? null)
  const past = shown?.table?.scene.seen ?? null
  const seen = useMemo(() => past && { ...past, ask: null }, [past])
  useEffect(() => {
    if (at === null || !shown) return
    const next = setTimeout(
      () => setAt(at + 1 < worthy.length ? at + 1 : null),
      Math.max(LEAST, dwellAt('brisk', look, shown.fresh)),
    )
    return () => clearTimeout(next)
  }, [at, shown, worthy.length, look])
  return {
    shown,
    seen,
    at: (at ?? 0) + 1,
    of: worthy.length,
    begin: at === null && worthy.length >= FEWEST && isAsked(snapshot) ? () => setAt(0) : null,
    stop: () => setAt(null),
  }
}

function isAsked({ table }: TableSnapshot): boolean {
  const seen = table?.scene.seen ?? null
  return seen !== null && isWaitedFor(seen)
}

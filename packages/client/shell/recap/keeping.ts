/** What could be shown once more is kept while the page is loaded anew, in this tab alone: the server tells only what is. */
import type { AnyEvent, Seat } from '@nassau/kernel'
import type { Seen } from '@nassau/ui'
import type { TableSnapshot } from '../../seating/seating.ts'
import { noSteps, type Steps } from './steps.ts'

/** A step with what it takes to show it, and nothing else. */
type Step = { n: number; fresh: readonly AnyEvent[]; seen: Seen }

export type KeptSteps = {
  /** Of which match: the hash of its secret. */
  commitment: string
  seat: Seat | null
  /** How much of it had been noticed. */
  n: number
  steps: readonly Step[]
  wasOwn: boolean
}

export function packed({ latest: { table }, shown, wasOwn }: Steps<TableSnapshot>): KeptSteps | null {
  if (!table) return null
  const { commitment, seat } = table.scene
  const steps = shown.flatMap(({ table: past, fresh }) =>
    past?.scene.seen ? [{ n: past.n, fresh, seen: past.scene.seen }] : [],
  )
  return { commitment, seat, n: table.n, steps, wasOwn }
}

/**
 * What was kept, if it was of this match, through the same eyes, and nothing happened meanwhile: it might have been a turn
 * of one's own. What was seen here and is not in the match, since it was closed too soon, has not happened.
 */
export function unpacked(kept: KeptSteps | null, latest: TableSnapshot): Steps<TableSnapshot> {
  const { table } = latest
  const isSame = kept && table && kept.commitment === table.scene.commitment && kept.seat === table.scene.seat
  if (!isSame || table.n > kept.n) return noSteps(latest)
  const shown = kept.steps
    .filter(({ n }) => n <= table.n)
    .map(({ n, fresh, seen }) => ({ ...latest, fresh, table: { ...table, n, scene: { ...table.scene, seen } } }))
  return { latest, shown, wasOwn: kept.wasOwn }
}

const PLACE = 'nassau-recap'

export function keepSteps(steps: Steps<TableSnapshot>): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(packed(steps)))
  } catch {
    // Private windows may refuse to remember, and so may full ones: then there is nothing to be shown again.
  }
}

export function keptSteps(latest: TableSnapshot): Steps<TableSnapshot> {
  try {
    const kept: KeptSteps | null = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
    return unpacked(kept, latest)
  } catch {
    return noSteps(latest)
  }
}

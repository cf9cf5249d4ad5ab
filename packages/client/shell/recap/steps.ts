/** What was shown since whoever looks last had a turn of their own: kept, so that it can be shown once more. */
import { isWaitedFor } from '@nassau/ui'
import type { TableSnapshot } from '../../seating/seating.ts'

export type Steps = {
  /** What is on the table now. */
  latest: TableSnapshot
  shown: readonly TableSnapshot[]
  /** Whether the latest step was an answer of one's own. */
  wasOwn: boolean
}

/** More than that nobody wants to see again. */
const MOST = 40

export const noSteps = (latest: TableSnapshot): Steps => ({ latest, shown: [], wasOwn: false })

/**
 * Two answers of one's own in a row are a turn of one's own, and what was before it is done with; a single one, among
 * what others do, is not.
 */
export function withStep(before: Steps, latest: TableSnapshot): Steps {
  if (latest.fresh === before.latest.fresh || latest.fresh.length === 0) return { ...before, latest }
  const wasOwn = isAsked(before.latest)
  const shown = wasOwn && before.wasOwn ? [] : before.shown
  return { latest, shown: [...shown, latest].slice(-MOST), wasOwn }
}

export function isAsked({ table }: TableSnapshot): boolean {
  const seen = table?.scene.seen ?? null
  return seen !== null && isWaitedFor(seen)
}

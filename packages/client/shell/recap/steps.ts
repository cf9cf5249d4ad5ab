/** What was shown since whoever looks last had a turn of their own: kept, so that it can be shown once more. */
import type { AnyEvent } from '@nassau/kernel'

type Shown = { readonly fresh: readonly AnyEvent[] }

export type Steps<S extends Shown> = {
  /** What is on the table now. */
  latest: S
  shown: readonly S[]
  /** Whether the latest step was an answer of one's own. */
  wasOwn: boolean
}

/** More than that nobody wants to see again. */
const MOST = 40

export const noSteps = <S extends Shown>(latest: S): Steps<S> => ({ latest, shown: [], wasOwn: false })

/**
 * `isOwn`: whether it came of an answer of one's own. Two of them in a row are a turn of one's own, and what was before
 * it is done with; a single one, among what others do, is not.
 */
export function withStep<S extends Shown>(before: Steps<S>, latest: S, isOwn: boolean): Steps<S> {
  if (latest.fresh === before.latest.fresh || latest.fresh.length === 0) return { ...before, latest }
  const shown = isOwn && before.wasOwn ? [] : before.shown
  return { latest, shown: [...shown, latest].slice(-MOST), wasOwn: isOwn }
}

/**
 * Freshness: which choice was made on which state. Every viewer of a table (each seat, and together all who only
 * look on) counts what they have noticed; a choice names the number it was made on, and is stale if something new
 * has been asked since.
 *
 *   n      0 ── 1 ── 2 ── 3 ── 4          what this viewer has noticed
 *   asked  0    1    1    1    4          what n was when the present question was first asked
 *                    └────┴─ sealed answers, chat: an answer made on 1 is as good as one made on 3
 *
 * In a window nobody notices that another has passed, so no number tells it. What is taken back is noticed by all,
 * and numbers never go back: a question that is asked again is another one.
 */
import type { Seat } from '../asks/ask.ts'

/** What something that happened is to those who look at the table. */
export type Change = {
  /** Who noticed it; null: everyone. */
  noticedBy: readonly Seat[] | null
  /** Whether something else is asked since: answers to what was asked before are stale. */
  isNewQuestion: boolean
}

/** What one viewer has noticed so far. */
export type Count = {
  n: number
  /** What `n` was when the present question was first asked. */
  asked: number
}

/** A count for each seat; the last is that of all who only look on. */
export type Counts = readonly Count[]

export const countsFor = (seats: number): Counts => Array.from({ length: seats + 1 }, () => ({ n: 0, asked: 0 }))

/** A viewer's count (null: of those who only look on). A stranger has noticed nothing. */
export const countOf = (counts: Counts, viewer: Seat | null): Count =>
  counts[viewer ?? counts.length - 1] ?? { n: 0, asked: 0 }

/** Counts something that happened. */
export function countChange(counts: Counts, { noticedBy, isNewQuestion }: Change): void {
  let viewer = 0
  for (const count of counts) {
    if (noticedBy === null || noticedBy.includes(viewer)) count.n++
    if (isNewQuestion) count.asked = count.n
    viewer++
  }
}

/** Whether a choice made on number `seen` answers something else than what is asked now. */
export const isStale = ({ n, asked }: Count, seen: number): boolean => seen < asked || seen > n

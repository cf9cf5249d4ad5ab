/** Which of the captain's plans are shown, and what they come to. */
import type { Plan } from '@nassau/bots/thinking'
import { type Ask, samePlain } from '@nassau/kernel'
import type { Hint } from '../teacher.worker.ts'

export type Shown = Plan & { isBest: boolean; isUsual: boolean }

/** What is said of them in one sentence; numbers are chances. */
export type Verdict =
  /** Nothing else can be done. */
  | { kind: 'only' }
  /** A throw beside which none was weighed: there are more than could be listed. */
  | { kind: 'thrown' }
  /** The differences are smaller than what they may be off. */
  | { kind: 'even' }
  /** A mate would do the same. */
  | { kind: 'same'; best: number }
  | { kind: 'better'; best: number; usual: number }
  /** Nothing was weighed of what a mate would do. */
  | { kind: 'best'; best: number }

/** So many plans are shown, beside what a mate would do. */
const MOST = 4

/** The best first; what a mate would do is always among them if it was weighed. */
export function shownPlans({ choice, plans, usual }: Hint): Shown[] {
  const marked = plans.map(plan => ({
    ...plan,
    isBest: samePlain(plan.choice, choice),
    isUsual: samePlain(plan.choice, usual),
  }))
  return marked.filter(({ isBest, isUsual }, i) => i < MOST || isBest || isUsual)
}

export function verdictOn(ask: Pick<Ask, 'kind'>, shown: readonly Shown[]): Verdict {
  const best = shown.find(({ isBest }) => isBest)
  if (!best) return { kind: ask.kind === 'throw' ? 'thrown' : 'only' }
  if (shown.every(plan => isAlike(plan, best))) return { kind: 'even' }
  const usual = shown.find(({ isUsual }) => isUsual)
  if (!usual) return { kind: 'best', best: best.worth }
  return usual.isBest ? { kind: 'same', best: best.worth } : { kind: 'better', best: best.worth, usual: usual.worth }
}

/** Whether two plans differ by no more than both may be off. */
const isAlike = (one: Plan, other: Plan): boolean =>
  Math.abs(one.worth - other.worth) <= Math.hypot(one.error, other.error)

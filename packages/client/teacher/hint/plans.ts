/** Which of the captain's plans are shown, and what they come to. */
import type { ToldPlan } from '@nassau/bots/thinking'
import { type Ask, samePlain } from '@nassau/kernel'
import { inHundred } from '../review/points.ts'
import type { Advice } from '../teacher-desk.ts'

export type Shown = ToldPlan & { isBest: boolean; isUsual: boolean }

/** What is said of them in one sentence; numbers are chances. */
export type Verdict =
  /** Nothing else can be done. */
  | { kind: 'only' }
  /** A throw beside which none was weighed: there are more than could be listed. */
  | { kind: 'thrown' }
  /** The captain goes by a rule of thumb. */
  | { kind: 'by-rule' }
  /** None of them is clearly worse. */
  | { kind: 'even' }
  /** A mate would do the same. */
  | { kind: 'same'; best: number }
  | { kind: 'better'; best: number; usual: number }
  /** What a mate would do is as good, and not all that could be done. */
  | { kind: 'as-good'; best: number }
  /** Nothing was weighed of what a mate would do. */
  | { kind: 'best'; best: number }

/** What the captain would do first, the others by what they are worth. */
export const shownPlans = ({ choice, plans, usual }: Pick<Advice, 'choice' | 'plans' | 'usual'>): Shown[] =>
  plans.map(plan => ({
    ...plan,
    isBest: samePlain(plan.choice, choice),
    isUsual: samePlain(plan.choice, usual),
  }))

export function verdictOn(ask: Pick<Ask, 'kind'>, shown: readonly Shown[], isByRule: boolean): Verdict {
  const best = shown.find(({ isBest }) => isBest)
  if (!best) return { kind: ask.kind === 'throw' ? 'thrown' : 'only' }
  if (isByRule) return { kind: 'by-rule' }
  if (!shown.some(({ isWorse }) => isWorse)) return { kind: 'even' }
  const usual = shown.find(({ isUsual }) => isUsual)
  if (!usual) return { kind: 'best', best: best.worth }
  if (usual.isBest) return { kind: 'same', best: best.worth }
  return usual.isWorse && inHundred(best.worth) > inHundred(usual.worth)
    ? { kind: 'better', best: best.worth, usual: usual.worth }
    : { kind: 'as-good', best: best.worth }
}

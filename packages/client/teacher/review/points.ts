/** Chances as points of a hundred, rounded so that what is shown adds up. */
import type { Account } from '@nassau/bots/thinking'

/** What a match was for one seat, in whole points of a hundred: start + luck + skill + others = result. */
export type Points = Account

const PARTS = ['start', 'luck', 'skill', 'others'] as const

/** Never a nothing with a minus before it. */
export const inHundred = (chance: number): number => Math.round(chance * 100) + 0

/** Every part is rounded; what is then missing goes to those whose rounding took most, a point each. */
export function pointsOf(account: Account): Points {
  const exact = (part: (typeof PARTS)[number]): number => account[part] * 100
  const points: Points = {
    start: inHundred(account.start),
    luck: inHundred(account.luck),
    skill: inHundred(account.skill),
    others: inHundred(account.others),
    result: inHundred(account.result),
  }
  const missing = points.result - PARTS.reduce((sum, part) => sum + points[part], 0)
  const step = Math.sign(missing)
  const byLoss = PARTS.toSorted((a, b) => step * (exact(b) - points[b] - (exact(a) - points[a])))
  for (let i = 0; i < Math.abs(missing); i++) {
    const part = byLoss[i % byLoss.length]
    if (part) points[part] += step
  }
  return points
}

/** What a part did: for the words that tell of it. */
export const wayOf = (points: number): 'brought' | 'cost' | 'nothing' =>
  points > 0 ? 'brought' : points < 0 ? 'cost' : 'nothing'

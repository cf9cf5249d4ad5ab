/** Chances the mate reckons with, worked out from the edition's dice: melees and chases. */
import type { Edition } from '../edition/edition.ts'

/** Chances of each total, by the total. */
type Spread = readonly number[]

export type Round = { win: number; lose: number; tie: number }

export type Odds = {
  /** One round between crews of these sizes. */
  round(ours: number, theirs: number): Round
  /** That our sails show more ship icons than theirs (SD-23). */
  catches(ours: number, theirs: number): number
}

const known = new WeakMap<Edition, Odds>()

export function oddsOf(edition: Edition): Odds {
  const before = known.get(edition)
  if (before) return before
  const points = edition.shipDie.map(face => edition.fightPoints[face])
  const icons = edition.shipDie.map(face => (face === 'ship' ? 1 : 0))
  const odds: Odds = {
    round: remembered((ours, theirs) => compare(totals(points, ours), totals(points, theirs))),
    catches: remembered((ours, theirs) => compare(totals(icons, ours), totals(icons, theirs)).win),
  }
  known.set(edition, odds)
  return odds
}

/** What n dice add up to, each showing one of `values`. */
function totals(values: readonly number[], n: number): Spread {
  let spread: number[] = [1]
  for (let i = 0; i < n; i++) {
    const next = Array.from({ length: spread.length + Math.max(...values) }, () => 0)
    spread.forEach((chance, total) => {
      for (const value of values) next[total + value] = (next[total + value] ?? 0) + chance / values.length
    })
    spread = next
  }
  return spread
}

function compare(ours: Spread, theirs: Spread): Round {
  const round = { win: 0, lose: 0, tie: 0 }
  ours.forEach((a, i) => {
    theirs.forEach((b, j) => {
      round[i > j ? 'win' : i < j ? 'lose' : 'tie'] += a * b
    })
  })
  return round
}

/** Work on two crews or two speeds, done once for each pair. */
export function remembered<T>(work: (ours: number, theirs: number) => T): (ours: number, theirs: number) => T {
  const memory: T[][] = []
  return (ours, theirs) => {
    const row = memory[ours] ?? []
    memory[ours] = row
    const known = row[theirs]
    if (known !== undefined) return known
    const found = work(ours, theirs)
    row[theirs] = found
    return found
  }
}

/**
 * Ratings by maximum likelihood. Everyone has a strength, and of those at a table each wins with a
 * probability in proportion to it: Bradley and Terry's model for two, Plackett and Luce's first place
 * for more. One drawn match each against a player of strength 1 keeps those who never lose finite.
 */
import { BotsBug } from '../errors.ts'

/** Who sat at a table (by entrant, one a seat), who won, and how much it counts: a win shared by two is two halves. */
export type Contest = { sat: readonly number[]; winner: number; weight: number }

/** In Elo points: 400 more means ten times the strength. The mean of all is 0. */
export type Rating = { elo: number; low: number; high: number }

const ELO = 400 / Math.LN10
const Z = 1.959963984540054
const ROUNDS = 100
const ENOUGH = 1e-10

export function rate(entrants: number, contests: readonly Contest[]): Rating[] {
  const gathered = gather(contests)
  const logs = new Array<number>(entrants).fill(0)
  let curvature: number[][] = []
  // Newton's method; the likelihood is concave, and half a step where a whole one leads too far.
  for (let round = 0; round < ROUNDS; round++) {
    const slope = slopeAt(logs, gathered)
    curvature = slope.curvature
    const step = solve(curvature, slope.gradient)
    const longest = Math.max(...step.map(Math.abs))
    const scale = longest > 1 ? 1 / longest : 1
    for (const [i, by] of step.entries()) logs[i] = (logs[i] ?? 0) + by * scale
    if (longest < ENOUGH) break
  }
  const mean = logs.reduce((sum, log) => sum + log, 0) / entrants
  return logs.map((log, i) => {
    // How far one differs from the mean of all, whose own level nothing is known about.
    const away = logs.map((_, j) => (i === j ? 1 : 0) - 1 / entrants)
    const spread = solve(curvature, away).reduce((sum, part, j) => sum + part * (away[j] ?? 0), 0)
    const elo = (log - mean) * ELO
    const half = Z * Math.sqrt(spread) * ELO
    return { elo, low: elo - half, high: elo + half }
  })
}

/** Alike contests together. */
function gather(contests: readonly Contest[]): Contest[] {
  const alike = new Map<string, Contest>()
  for (const { sat, winner, weight } of contests) {
    const sorted = [...sat].sort((a, b) => a - b)
    const key = `${sorted.join()} ${winner}`
    alike.set(key, { sat: sorted, winner, weight: weight + (alike.get(key)?.weight ?? 0) })
  }
  return [...alike.values()]
}

/** The slope of the log-likelihood, and how it bends (with the sign that makes it positive). */
function slopeAt(logs: readonly number[], contests: readonly Contest[]): { gradient: number[]; curvature: number[][] } {
  const gradient = logs.map(() => 0)
  const curvature = logs.map(() => logs.map(() => 0))
  const add = (i: number, j: number, amount: number): void => {
    const row = curvature[i]
    if (row) row[j] = (row[j] ?? 0) + amount
  }
  for (const [i, log] of logs.entries()) {
    const chance = 1 / (1 + Math.exp(-log))
    gradient[i] = 0.5 - chance
    add(i, i, chance * (1 - chance))
  }
  for (const { sat, winner, weight } of contests) {
    const strengths = sat.map(entrant => Math.exp(logs[entrant] ?? 0))
    const all = strengths.reduce((sum, strength) => sum + strength, 0)
    gradient[winner] = (gradient[winner] ?? 0) + weight
    for (const [a, i] of sat.entries()) {
      const share = (strengths[a] ?? 0) / all
      gradient[i] = (gradient[i] ?? 0) - weight * share
      add(i, i, weight * share)
      for (const [b, j] of sat.entries()) add(i, j, (-weight * share * (strengths[b] ?? 0)) / all)
    }
  }
  return { gradient, curvature }
}

/** The x with matrix · x = right, by elimination; the matrix is positive definite, so no rows need changing. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const n = rows.length
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 0; i < n; i++) {
    if (!(at(i, i) > 0)) throw new BotsBug('ratings-not-determined', { row: i })
    for (let below = i + 1; below < n; below++) {
      const factor = at(below, i) / at(i, i)
      rows[below] = (rows[below] ?? []).map((value, j) => value - factor * at(i, j))
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    let rest = at(i, n)
    for (let j = i + 1; j < n; j++) rest -= at(i, j) * (x[j] ?? 0)
    x[i] = rest / at(i, i)
  }
  return x
}

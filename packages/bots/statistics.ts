/** The little statistics a table of results needs. */

/** A share with the interval that holds the true one 95 times in 100. */
export type Share = { rate: number; low: number; high: number }

/** The standard normal quantile for 95 %. */
const Z = 1.959963984540054

/** Wilson's score interval: honest for few matches and for rates near 0 or 1, too. */
export function wilson(wins: number, n: number): Share {
  if (n === 0) return { rate: 0, low: 0, high: 1 }
  const rate = wins / n
  const z2 = Z * Z
  const middle = rate + z2 / (2 * n)
  const half = Z * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n))
  const scale = 1 + z2 / n
  // At 0 and 1 the bound is the rate itself; arithmetic may miss it by a hair.
  return { rate, low: rate === 0 ? 0 : (middle - half) / scale, high: rate === 1 ? 1 : (middle + half) / scale }
}

/** How a list of numbers is spread. */
export type Spread = { mean: number; median: number; p5: number; p95: number; min: number; max: number }

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b)
  const n = sorted.length
  const rank = (share: number): number => sorted[Math.max(0, Math.ceil(share * n) - 1)] ?? 0
  return {
    mean: n === 0 ? 0 : sorted.reduce((sum, number) => sum + number, 0) / n,
    median: (rank(0.5) + (sorted[Math.floor(n / 2)] ?? 0)) / 2,
    p5: rank(0.05),
    p95: rank(0.95),
    min: sorted[0] ?? 0,
    max: sorted[n - 1] ?? 0,
  }
}

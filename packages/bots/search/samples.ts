/** What numbers that were tried come to. */

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0
  const middle = mean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1))
}

/** How far a mean may be off. */
export const standardError = (values: readonly number[]): number =>
  deviation(values) / Math.sqrt(Math.max(1, values.length))

/** What one has over the other in every world both were tried in. */
export const gainsOver = (one: readonly number[], other: readonly number[]): number[] =>
  Array.from({ length: Math.min(one.length, other.length) }, (_, world) => (one[world] ?? 0) - (other[world] ?? 0))

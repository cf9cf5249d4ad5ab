/** What a small network makes of numbers, and of its scores chances to win. */
import type { Net } from '@nassau/kernel/bots'

/** How many weights a network of this size has. */
export const weightsIn = (inputs: number, hidden: number): number => inputs + hidden * (inputs + 2)

export function scoreOf({ inputs, hidden, weights }: Net, features: readonly number[]): number {
  let score = 0
  for (let i = 0; i < inputs; i++) score += (weights[i] ?? 0) * (features[i] ?? 0)
  let at = inputs
  for (let unit = 0; unit < hidden; unit++) {
    let sum = 0
    for (let i = 0; i < inputs; i++) sum += (weights[at++] ?? 0) * (features[i] ?? 0)
    sum += weights[at++] ?? 0
    score += (weights[at++] ?? 0) * Math.tanh(sum)
  }
  return score
}

/** Each seat's share of what can be won, by all their scores. */
export function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map(power => power / total)
}

/** Learning a small network: the chances it gives to all seats together should be what came of it (log loss, Adam). */
import { FastChance, type Net } from '@nassau/kernel/bots'
import { scoreOf, sharesOf, weightsIn } from '../search/net.ts'
import type { Sample } from './samples.ts'

export type Lessons = { hidden: number; epochs: number; rate: number; seed: number }

const BATCH = 64
/** Adam's usual memory of the slope and of its square. */
const [SLOPE, SQUARE, LEAST] = [0.9, 0.999, 1e-8]
/** How much weights shrink at every step: a network that need not be wild is not. */
const DECAY = 1e-4
const GRAIN = 1 << 20

export function learn(samples: readonly Sample[], { hidden, epochs, rate, seed }: Lessons): Net {
  const inputs = samples[0]?.features[0]?.length ?? 0
  const rng = new FastChance(seed)
  const size = weightsIn(inputs, hidden)
  const weights = Float64Array.from({ length: size }, (_, i) =>
    i < inputs ? 0 : ((rng.below(GRAIN) / GRAIN) * 2 - 1) / Math.sqrt(inputs),
  )
  const [slopes, squares] = [new Float64Array(size), new Float64Array(size)]
  const gradient = new Float64Array(size)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = rng.shuffle(samples.map((_, i) => i))
    // Smaller steps towards the end settle it.
    const pace = rate * (1 - epoch / epochs)
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH)
      gradient.fill(0)
      for (const i of batch) addGradient(samples[i], weights, inputs, hidden, gradient)
      step++
      for (let w = 0; w < size; w++) {
        const slope = (gradient[w] ?? 0) / batch.length + DECAY * (weights[w] ?? 0)
        slopes[w] = SLOPE * (slopes[w] ?? 0) + (1 - SLOPE) * slope
        squares[w] = SQUARE * (squares[w] ?? 0) + (1 - SQUARE) * slope * slope
        const mean = (slopes[w] ?? 0) / (1 - SLOPE ** step)
        const spread = Math.sqrt((squares[w] ?? 0) / (1 - SQUARE ** step))
        weights[w] = (weights[w] ?? 0) - (pace * mean) / (spread + LEAST)
      }
    }
  }
  return { inputs, hidden, weights: Array.from(weights, weight => Number(weight.toFixed(4))) }
}

/** Adds what one position says about every weight. */
function addGradient(
  sample: Sample | undefined,
  weights: Float64Array,
  inputs: number,
  hidden: number,
  gradient: Float64Array,
): void {
  if (!sample) return
  const units = sample.features.map(features => unitsOf(features, weights, inputs, hidden))
  const scores = sample.features.map((features, seat) => {
    let score = 0
    for (let i = 0; i < inputs; i++) score += (weights[i] ?? 0) * (features[i] ?? 0)
    for (let unit = 0; unit < hidden; unit++)
      score += (weights[inputs + unit * (inputs + 2) + inputs + 1] ?? 0) * (units[seat]?.[unit] ?? 0)
    return score
  })
  const chances = sharesOf(scores)
  for (const [seat, features] of sample.features.entries()) {
    const off = (chances[seat] ?? 0) - (sample.shares[seat] ?? 0)
    for (let i = 0; i < inputs; i++) gradient[i] = (gradient[i] ?? 0) + off * (features[i] ?? 0)
    for (let unit = 0; unit < hidden; unit++) {
      const base = inputs + unit * (inputs + 2)
      const out = units[seat]?.[unit] ?? 0
      const counts = base + inputs + 1
      gradient[counts] = (gradient[counts] ?? 0) + off * out
      const back = off * (weights[counts] ?? 0) * (1 - out * out)
      for (let i = 0; i < inputs; i++) gradient[base + i] = (gradient[base + i] ?? 0) + back * (features[i] ?? 0)
      gradient[base + inputs] = (gradient[base + inputs] ?? 0) + back
    }
  }
}

/** What each hidden unit says. */
const unitsOf = (features: readonly number[], weights: Float64Array, inputs: number, hidden: number): number[] =>
  Array.from({ length: hidden }, (_, unit) => {
    const base = inputs + unit * (inputs + 2)
    let sum = weights[base + inputs] ?? 0
    for (let i = 0; i < inputs; i++) sum += (weights[base + i] ?? 0) * (features[i] ?? 0)
    return Math.tanh(sum)
  })

/** What a network is worth on positions it has not seen. */
export type Figures = {
  positions: number
  /** Mean log loss, and that of giving everyone the same chance. */
  loss: number
  evenLoss: number
  /** The mean distance of the chances given from what came of them, by tenths of the chance. */
  calibration: { given: number; came: number; n: number }[]
}

export function figuresOf(net: Net, samples: readonly Sample[]): Figures {
  let [loss, evenLoss] = [0, 0]
  const tenths = Array.from({ length: 10 }, () => ({ given: 0, came: 0, n: 0 }))
  for (const { features, shares } of samples) {
    const chances = sharesOf(features.map(one => scoreOf(net, one)))
    for (const [seat, share] of shares.entries()) {
      const chance = chances[seat] ?? 0
      loss -= share * Math.log(Math.max(1e-9, chance))
      evenLoss += share * Math.log(shares.length)
      const tenth = tenths[Math.min(9, Math.floor(chance * 10))]
      if (!tenth) continue
      tenth.given += chance
      tenth.came += share
      tenth.n++
    }
  }
  const n = Math.max(1, samples.length)
  const rounded = (number: number): number => Number(number.toFixed(4))
  return {
    positions: samples.length,
    loss: rounded(loss / n),
    evenLoss: rounded(evenLoss / n),
    calibration: tenths.map(tenth => ({
      given: rounded(tenth.given / Math.max(1, tenth.n)),
      came: rounded(tenth.came / Math.max(1, tenth.n)),
      n: tenth.n,
    })),
  }
}

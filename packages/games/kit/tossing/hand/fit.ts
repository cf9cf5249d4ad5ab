/** Fitting the surrogate to real throws, and measuring how far it is from them. */
import { FastChance } from '@nassau/kernel/bots'
import { type Felt, type Throw, throwDie } from '@nassau/tossing'
import { FIT, LEAST_SPREAD, product, type Touch, termsOf, touchOf } from './surrogate.ts'

/** Large enough that nothing falls off: a die that would have is part of the picture. */
const FELT: Felt = { width: 6000, length: 8000, disks: [] }
const DIE = { id: 'b1', kind: 'd6', size: 16 } as const

/** One real throw: what it started its run with, and how far it ran along and across its way, in mm. */
export type Sample = { touch: Touch; along: number; across: number }

/** Throws such as a steady hand makes, without tremor. */
export function realThrows(n: number, seed: number): Sample[] {
  const samples: Sample[] = []
  for (let i = 0; samples.length < n; i++) {
    const rng = new FastChance(seed, i)
    const between = (min: number, max: number): number => min + rng.below(max - min + 1)
    const thrown: Throw = {
      x: 0,
      y: between(-7000, -5000),
      z: between(200, 500),
      vx: between(-500, 500),
      vy: between(600, 3600),
      vz: between(-500, 300),
      wx: between(-2000, 12_000),
      wy: 0,
      wz: 0,
    }
    const touch = touchOf(thrown, DIE.size)
    const { dice, firstContact } = throwDie(FELT, [], DIE, thrown, rng)
    const [rest] = dice
    if (!rest || !firstContact) continue
    const [dx, dy] = [rest.pose.x - touch.x, rest.pose.y - touch.y]
    samples.push({ touch, along: dx * touch.ux + dy * touch.uy, across: dy * touch.ux - dx * touch.uy })
  }
  return samples
}

/** Least squares by the normal equations, solved by elimination. */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  const matrix = Array.from({ length: size }, (_, a) => [
    ...Array.from({ length: size }, (_, b) => rows.reduce((sum, row) => sum + (row[a] ?? 0) * (row[b] ?? 0), 0)),
    rows.reduce((sum, row, i) => sum + (row[a] ?? 0) * (values[i] ?? 0), 0),
  ])
  matrix.forEach((row, a) => {
    const pivot = row[a] ?? 1
    for (let b = 0; b <= size; b++) row[b] = (row[b] ?? 0) / pivot
    matrix.forEach((other, c) => {
      const factor = other[a] ?? 0
      if (c !== a) for (let b = 0; b <= size; b++) other[b] = (other[b] ?? 0) - factor * (row[b] ?? 0)
    })
  })
  return matrix.map(row => row[size] ?? 0)
}

/** The mean of |z| of a normal z. */
const MEAN_DEVIATION = 0.7979

export function fitSurrogate(samples: readonly Sample[]): typeof FIT {
  const run = leastSquares(
    samples.map(({ touch }) => termsOf(touch)),
    samples.map(({ along }) => along),
  )
  const bySpeed = samples.map(({ touch }) => [1, touch.speed])
  const spread = (errors: number[]): number[] =>
    leastSquares(
      bySpeed,
      errors.map(error => Math.abs(error) / MEAN_DEVIATION),
    )
  return {
    run,
    along: spread(samples.map(({ touch, along }) => along - product(run, termsOf(touch)))),
    across: spread(samples.map(({ across }) => across)),
  }
}

/** How a fit does on throws it has not seen, in bands of speed: mean error and spread, real and fitted, in mm. */
export function errors(
  samples: readonly Sample[],
  fitted: typeof FIT = FIT,
): { speed: string; n: number; bias: number; spread: number; fitted: number }[] {
  return [0.5, 1, 1.5, 2, 2.5, 3].map(from => {
    const band = samples.filter(({ touch }) => touch.speed >= from && touch.speed < from + 0.5)
    const misses = band.map(({ touch, along }) => along - product(fitted.run, termsOf(touch)))
    const bias = misses.reduce((sum, miss) => sum + miss, 0) / band.length
    const spread = Math.sqrt(misses.reduce((sum, miss) => sum + (miss - bias) * (miss - bias), 0) / band.length)
    return {
      speed: `${from} to ${from + 0.5} m/s`,
      n: band.length,
      bias,
      spread,
      fitted: Math.max(LEAST_SPREAD, product(fitted.along, [1, from + 0.25])),
    }
  })
}

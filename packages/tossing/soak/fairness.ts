/**
 * A million labelled faces from the most one-sided throws there are: the die always lies in the hand
 * the same way and is let down flat, so the body always lands on the same face. Only the labels differ.
 *   node packages/tossing/soak/fairness.ts [throws] [seed]
 */
import { Chance } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { labelsOf } from '../judging/faces.ts'
import { facesOf } from '../physics/shape.ts'
import { loadPhysics } from '../physics/world.ts'
import type { Kind, Throw } from '../pose.ts'
import { throwDie } from '../throw.ts'

/** Labels by chance; the die always lies flat in the hand, the same side up. */
export class OneSided extends Chance {
  private readonly labels: number
  private readonly rng: Chance

  constructor(kind: Kind, rng: Chance) {
    super()
    this.labels = labelsOf(kind)
    this.rng = rng
  }

  below(n: number): number {
    return n === this.labels ? this.rng.below(n) : n >> 1
  }
}

/** Let go as low as OZ-27 allows, with hardly any push. */
export const LET_DOWN: Throw = { x: 0, y: 0, z: 200, vx: 0, vy: 10, vz: 0, wx: 0, wy: 0, wz: 0 }

/** Pearson's chi-square of counts against equal chances. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + ((n - expected) * (n - expected)) / expected, 0)
}

/** How often each value came up, and every pose in which the die came to rest. */
export function countFaces(kind: Kind, throws: number, seed: number): { values: number[]; poses: Set<string> } {
  const rng = new OneSided(kind, new FastChance(seed))
  const values = new Array<number>(facesOf(kind)).fill(0)
  const poses = new Set<string>()
  const felt = { width: 762, length: 1524, disks: [] }
  for (let i = 0; i < throws; i++) {
    const { dice } = throwDie(felt, [], { id: 'd', kind, size: kind === 'd6' ? 16 : 18 }, LET_DOWN, rng)
    const [die] = dice
    if (!die) throw new Error('the die left the table')
    values[die.face - 1] = (values[die.face - 1] ?? 0) + 1
    poses.add(JSON.stringify(die.pose))
  }
  return { values, poses }
}

if (import.meta.main) {
  await loadPhysics()
  const throws = Number(process.argv[2] ?? 1_000_000)
  const seed = Number(process.argv[3] ?? 1)
  // One in a thousand fair dice would do worse: 20.5 for five degrees of freedom, 31.3 for eleven.
  for (const [kind, part, limit] of [
    ['d6', 0.6, 20.5],
    ['d12', 0.4, 31.3],
  ] as const) {
    const { values, poses } = countFaces(kind, Math.round(throws * part), seed)
    const chi = chiSquare(values)
    process.stdout.write(`${JSON.stringify({ kind, values, poses: poses.size, chiSquare: chi, limit })}\n`)
  }
}

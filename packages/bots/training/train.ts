/** Training: matches of the plain player, positions from them, and a network that tells from those who will win. */
import type { LoadedGame } from '@nassau/games'
import { bad, good, type Options, type Result } from '@nassau/kernel'
import type { Net } from '@nassau/kernel/bots'
import { type Figures, figuresOf, type Lessons, learn } from './learning.ts'
import { type Sample, samplesOf } from './samples.ts'

export type Training = Lessons & {
  /** Matches for every number of seats and every set of options. */
  matches: number
  seats: readonly number[]
  options: readonly Options[]
}

/** A network with how it was come by: the same again gives the same. */
export type Learned = { net: Net; trained: Training & { rules: number }; figures: Figures }

/** Of so many matches one is kept from learning, to be judged by. */
const HELD_BACK = 10

export function train(listed: LoadedGame, training: Training, onProgress?: (done: number) => void): Result<Learned> {
  const { game, judgement } = listed
  const value = judgement?.value
  if (!value) return bad(`${game.id} has no value to be learned: its judgement names no features`)
  const [taught, held]: [Sample[], Sample[]] = [[], []]
  let done = 0
  for (const options of training.options)
    for (const seats of training.seats)
      for (let index = 0; index < training.matches; index++) {
        const samples = samplesOf(listed, judgement, value, options, seats, training.seed + seats, index)
        const kept = index % HELD_BACK === 0 ? held : taught
        kept.push(...samples)
        onProgress?.(++done)
      }
  const net = learn(taught, training)
  return good({ net, trained: { ...training, rules: game.version }, figures: figuresOf(net, held) })
}

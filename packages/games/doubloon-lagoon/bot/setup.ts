/** Before the first turn: where the counters go (DL-8). */
import type { Chance } from '@nassau/kernel'
import type { Sight } from './sight.ts'
import { FAR } from './ways.ts'

/** The best of some options; of those equally good any, so that no corner of the map is favoured. */
export function anyBest<T>(options: readonly T[], worthOf: (option: T) => number, rng: Chance): T {
  let best: T[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const worth = worthOf(option)
    if (worth > most) {
      most = worth
      best = []
    }
    if (worth === most) best.push(option)
  }
  return rng.pick(best)
}

/** Near to us and far from the others: as soon as possible reached from our port, and last from theirs. */
export function placeCounter(
  { view, ways, home, seat }: Sight,
  options: readonly { counter: number }[],
  rng: Chance,
): { counter: number } {
  const others = view.homes.flatMap((port, owner) => (owner === seat ? [] : (port ?? [])))
  const worth = ({ counter }: { counter: number }): number => {
    const land = ways.land(counter)
    const theirs = others.reduce((sum, port) => sum + (land[port] ?? FAR), 0) / Math.max(1, others.length)
    return theirs - 1.5 * (land[home] ?? FAR)
  }
  return anyBest(options, worth, rng)
}

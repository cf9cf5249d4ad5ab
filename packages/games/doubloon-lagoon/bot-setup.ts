/** Before the first turn: which port, and where the counters go (DL-6, DL-8). */
import { type Chance, isRecord } from '@nassau/kernel'
import type { Sight } from './bot-sight.ts'
import { FAR } from './bot-ways.ts'

/** The best of some options; of those equally good any, so that no corner of the map is favoured. */
function anyBest<T>(options: readonly T[], worthOf: (option: T) => number, rng: Chance): T | undefined {
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
  return best.length > 0 ? rng.pick(best) : undefined
}

/** Any port: all are alike, and were the second always across from the first, the third of three would always lie between them. */
export const choosePort = (options: readonly unknown[], rng: Chance): unknown => rng.pick(options)

const spaceIn = (option: unknown): number =>
  isRecord(option) && typeof option.counter === 'number' ? option.counter : -1

/** Near to us and far from the others: as soon as possible reached from our port, and last from theirs. */
export function placeCounter({ view, ways, home, seat }: Sight, options: readonly unknown[], rng: Chance): unknown {
  const others = view.homes.flatMap((port, owner) => (owner === seat ? [] : (port ?? [])))
  const worth = (option: unknown): number => {
    const land = ways.land(spaceIn(option))
    const theirs = others.reduce((sum, port) => sum + (land[port] ?? FAR), 0) / Math.max(1, others.length)
    return theirs - 1.5 * (land[home] ?? FAR)
  }
  return anyBest(options, worth, rng)
}

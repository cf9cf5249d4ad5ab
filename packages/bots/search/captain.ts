/** The captain: thinks about a choice before it makes it. It sees what its seat sees, and imagines the rest. */
import type { LoadedGame } from '@nassau/games/manifests'
import type { Projection } from '@nassau/kernel'
import { type Bot, FastChance, type Guard, type Judgement, swab, TEMPERS, type Temper } from '@nassau/kernel/bots'
import { BotsBug } from '../errors.ts'
import { candidatesFor, sensible } from './candidates.ts'
import type { Question } from './imagining.ts'
import { type Pondered, ponder } from './search.ts'

/** A stream of chance far from those of worlds. */
const CANDIDATES = 2 ** 31 + 1

/** So many standard deviations of what may come of a choice are added to its mean for each step of a temper. */
const LEAN = 0.15

/** A guard that lets a captain think so long from now on: a stop for slow machines, which a match never depends on elsewhere. */
export function untilMs(ms: number): Guard {
  const end = performance.now() + ms
  return () => performance.now() > end
}

/** For a game that says nothing about itself: its own bot, or chance, plays every imagined match to the end. */
const PLAIN_EFFORT = { simulations: 240, width: 16, doubt: 0 }

export const judgementOf = (listed: Pick<LoadedGame, 'bots' | 'judgement'>): Judgement =>
  listed.judgement ?? { player: listed.bots.find(({ id }) => id === 'mate') ?? swab, effort: PLAIN_EFFORT }

/** Who says what a captain would choose before it thinks. */
export const firstThoughtOf = ({ own, player }: Judgement): Bot => own ?? player

/** The captain of a game. */
export function captainOf(listed: LoadedGame, id: Temper): Bot {
  const judgement = judgementOf(listed)
  const lean = TEMPERS[id] * LEAN
  const first = firstThoughtOf(judgement)
  const weigh = (about: Pick<Question, 'seen' | 'edition' | 'seed'>, candidates: readonly unknown[], isOut?: Guard) =>
    finished(ponder({ ...about, game: listed.game, judgement }, candidates, lean), isOut)
  return {
    id,
    choose(seen, rng, edition, isOut) {
      if (!seen.ask) throw new BotsBug('no-such-player', { seat: seen.seat })
      const own = first.choose(seen, rng, edition, isOut)
      const seed = rng.below(2 ** 32)
      if (!isWorthAThought(judgement, seen, edition)) return own
      const { width } = judgement.effort
      const ask = sensible(judgement, seen.ask)
      const candidates = candidatesFor(ask, own, width, new FastChance(seed, CANDIDATES))
      return weigh({ seen, edition, seed }, candidates, isOut)
    },
    // What it would do unasked at first thought, if that is better than to let the moment go by.
    interject(seen, rng, edition, isOut) {
      const own = first.interject?.(seen, rng, edition) ?? null
      return own === null ? null : weigh({ seen, edition, seed: rng.below(2 ** 32) }, [own, null], isOut)
    },
  }
}

export const isWorthAThought = (judgement: Judgement, seen: Projection, edition: object): boolean =>
  judgement.ponders?.(seen, edition) ?? true

/** Runs a search to its end, or until the guard says stop. */
export function finished(search: Generator<number, Pondered, boolean | undefined>, isOut?: Guard): unknown {
  let step = search.next()
  while (!step.done) step = search.next(isOut?.())
  return step.value.choice
}

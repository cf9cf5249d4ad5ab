/** How the fuzzer chooses: who, and what of all that is offered. */
import { type Ask, accept, allAsks, choicesOf, count, type Seat, sample } from '../asks/ask.ts'
import type { Chance } from '../chance/chance.ts'
import { KernelBug } from '../errors.ts'
import type { Play } from '../play.ts'

/**
 * At random; nearly always the first or the last of what is offered; nearly always as it chose when
 * last asked alike. The last three reach corners that chance does not.
 */
export const STYLES = ['random', 'first', 'last', 'stubborn'] as const
export type Style = (typeof STYLES)[number]

/** What was last chosen, by phase. */
export type Habits = Map<string, unknown>

/** Where somebody has an aside, one choice in so many is one. */
const ASIDE_EVERY = 6
/** An adversary departs from its habit once in this many choices, or it might never end a match. */
const WHIM = 3
/** Above this many choices the last one is not looked for. */
const MANY = 500

/** What every seat may do unasked. */
export function asidesOf(play: Play): Ask[] {
  if (!play.hasAsides) return []
  const seats = Array.from({ length: play.seats }, (_, seat) => play.asideOf(seat))
  return seats.filter(ask => ask !== undefined)
}

/** One of the asks the table waits for, or now and then an aside. */
export function drawAny(play: Play, rng: Chance): Ask {
  const asides = play.hasAsides && rng.below(ASIDE_EVERY) === 0 ? asidesOf(play) : []
  const asks = asides.length > 0 || play.asks === null ? asides : allAsks(play.asks)
  if (asks.length === 0) throw new KernelBug('nobody-asked')
  return rng.pick(asks)
}

export function choose(play: Play, style: Style, rng: Chance, habits: Habits): { seat: Seat; choice: unknown } {
  const ask = drawAny(play, rng)
  const frame = play.match.stack.at(-1)
  const habit = `${frame?.step}.${frame?.at}${play.asideOf(ask.seat) ? ' aside' : ''}`
  const choice = rng.below(WHIM) === 0 ? sample(ask, rng) : byStyle(ask, style, rng, habits.get(habit))
  habits.set(habit, choice)
  return { seat: ask.seat, choice }
}

function byStyle(ask: Ask, style: Style, rng: Chance, habit: unknown): unknown {
  if (style === 'stubborn' && habit !== undefined && accept(ask, habit) !== undefined) return habit
  if (ask.kind === 'throw') return sample(ask, rng)
  if (style === 'first') for (const choice of choicesOf(ask)) return choice
  if (style === 'last' && count(ask) <= MANY) return [...choicesOf(ask)].at(-1)
  return sample(ask, rng)
}

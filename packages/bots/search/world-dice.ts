/**
 * The dice of an imagined world: what is rolled after a choice depends on who chose what kind of thing for the how manieth
 * time, and not on how many dice were rolled before. So two choices differ by what they are, and a rival who is asked the
 * same in both worlds rolls the same in both.
 */
import type { Match, Seat } from '@nassau/kernel'
import { LateChance } from './late-chance.ts'

/** Moments are told apart by whole numbers below this. */
const MOMENTS = 2 ** 20
/** Primes that keep seats, and times the same is asked, apart. */
const [SEATS, TIMES] = [7919, 104_729]

export class WorldDice extends LateChance {
  private readonly first: number
  private readonly moments: Moments

  /** With the moments that have gone by, a world imagined later rolls on as the same world imagined earlier would. */
  constructor(seed: number, world: number, gone?: Moments) {
    super(seed, world)
    this.first = seed
    this.moments = new Moments(gone)
  }

  /** To be said before `seat` makes its choice. */
  turnTo(match: Pick<Match, 'stack'>, seat: Seat): void {
    this.startAnew(this.first + this.moments.next(match, seat) * 2 ** 32)
  }
}

/** How often everyone was asked what. */
export class Moments {
  private readonly times: Map<number, number>

  constructor(gone?: Moments) {
    this.times = new Map(gone?.times)
  }

  /** Counts that `seat` makes its choice now, and names that moment by a number. */
  next({ stack }: Pick<Match, 'stack'>, seat: Seat): number {
    const asking = stack.at(-1)
    const moment = asking ? numberOf(asking.step, asking.at) + seat * SEATS : 0
    const times = (this.times.get(moment) ?? 0) + 1
    this.times.set(moment, times)
    return (moment + times * TIMES) % MOMENTS
  }
}

/** The numbers of labels that were asked for already: each depends on the words alone. */
const numbers = new Map<string, Map<string, number>>()

function numberOf(step: string, at: string): number {
  const known = numbers.get(step)?.get(at)
  if (known !== undefined) return known
  let number = 0
  for (const letter of `${step}.${at}`) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % MOMENTS
  const ofStep = numbers.get(step) ?? new Map<string, number>()
  numbers.set(step, ofStep.set(at, number))
  return number
}

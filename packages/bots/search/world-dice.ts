/**
 * The dice of an imagined world: what is rolled after a choice depends on who chose what kind of thing for the how manieth
 * time, and not on how many dice were rolled before. So two choices differ by what they are, and a rival who is asked the
 * same in both worlds rolls the same in both.
 */
import { Chance, type Match, type Seat } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'

/** Moments are told apart by whole numbers below this. */
const MOMENTS = 2 ** 20
/** Primes that keep seats, and times the same is asked, apart. */
const [SEATS, TIMES] = [7919, 104_729]

export class WorldDice extends Chance {
  private readonly seed: number
  private readonly world: number
  private readonly times = new Map<number, number>()
  private now: FastChance

  constructor(seed: number, world: number) {
    super()
    this.seed = seed
    this.world = world
    this.now = new FastChance(seed, world)
  }

  /** To be said before `seat` makes its choice. */
  turnTo({ stack }: Pick<Match, 'stack'>, seat: Seat): void {
    const asking = stack.at(-1)
    const moment = asking ? numberOf(asking.step, asking.at) + seat * SEATS : 0
    const times = (this.times.get(moment) ?? 0) + 1
    this.times.set(moment, times)
    this.now = new FastChance(this.seed + ((moment + times * TIMES) % MOMENTS) * 2 ** 32, this.world)
  }

  below(n: number): number {
    return this.now.below(n)
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

/**
 * Chance: dice, shuffles and draws. Every kind comes down to one question, a whole number below n,
 * so a source is one method and what chance said is a list of whole numbers.
 */
import { KernelBug } from '../errors.ts'

export abstract class Chance {
  /** A whole number from 0 to n - 1, each as likely. */
  abstract below(n: number): number

  /** One die with faces 1 to `sides`. */
  die(sides = 6): number {
    return this.below(sides) + 1
  }

  /** One of `list`, each as likely. */
  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)]
    if (found === undefined) throw new KernelBug('pick-from-nothing')
    return found
  }

  /** Puts `list` into random order, in place. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const [a, b] = [list[i], list[j]]
      if (a === undefined || b === undefined) throw new KernelBug('shuffle-of-holes')
      list[i] = b
      list[j] = a
    }
    return list
  }
}

/** Spreads a number's bits over 32 (the finaliser of MurmurHash3), to start streams far apart. */
function mix(bits: number): number {
  let x = bits | 0
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return x ^ (x >>> 16)
}

const TWO_TO_32 = 4294967296

/**
 * A fast generator (sfc32) for simulation and bots, never for a live match: its future can be told
 * from its past. Equal (seed, stream) pairs give equal numbers.
 */
export class FastChance extends Chance {
  // Three words and a counter, in an array of 32-bit integers: the engine neither boxes nor checks them.
  private readonly state = new Int32Array(4)

  constructor(seed: number, stream = 0) {
    super()
    this.begin(seed, stream)
  }

  /** Goes on as a new generator of this seed and stream would. */
  begin(seed: number, stream = 0): void {
    const { state } = this
    state[0] = mix(seed | 0)
    state[1] = mix(Math.floor(seed / TWO_TO_32) ^ 0x5bd1e995)
    state[2] = mix(stream ^ 0x27d4eb2d)
    state[3] = 1
    for (let i = 0; i < 12; i++) this.next()
  }

  private next(): number {
    const { state } = this
    const a = state[0] ?? 0
    const b = state[1] ?? 0
    const c = state[2] ?? 0
    const counter = state[3] ?? 0
    const sum = (((a + b) | 0) + counter) | 0
    state[0] = b ^ (b >>> 9)
    state[1] = c + (c << 3)
    state[2] = ((c << 21) | (c >>> 11)) + sum
    state[3] = counter + 1
    return sum >>> 0
  }

  // The bias of scaling instead of rejecting is below n / 2^32: nothing a simulation could see.
  below(n: number): number {
    const scaled = (this.next() * n) / TWO_TO_32
    // To cut to 32 bits is cheaper than to round down.
    return n <= TWO_TO_32 ? scaled >>> 0 : Math.floor(scaled)
  }
}

/** Says what it was told to say, in order: for tests, for replaying a record. */
export class ScriptedChance extends Chance {
  private readonly script: readonly number[]
  private said = 0

  constructor(script: readonly number[]) {
    super()
    this.script = script
  }

  below(n: number): number {
    const value = this.script[this.said]
    if (value === undefined) throw new KernelBug('script-ran-out', { said: this.said, asked: n })
    if (!Number.isInteger(value) || value < 0 || value >= n)
      throw new KernelBug('script-out-of-range', { at: this.said, value, asked: n })
    this.said++
    return value
  }

  /** How many numbers of the script are still unsaid. */
  get left(): number {
    return this.script.length - this.said
  }
}

/** Refuses to say anything: for moments at which no chance may be used. */
export class NoChance extends Chance {
  below(): number {
    throw new KernelBug('chance-used')
  }
}

/** Passes on another source and remembers what it said since last asked. */
export class RecordedChance extends Chance {
  private source: Chance
  private readonly said: number[] = []

  constructor(source: Chance) {
    super()
    this.source = source
  }

  below(n: number): number {
    const value = this.source.below(n)
    this.said.push(value)
    return value
  }

  /** Goes on with another source. */
  use(source: Chance): void {
    this.source = source
  }

  /** What was said since the last call. */
  takeSaid(): number[] {
    // A copy is as long as it must be, while a list that grew has room for more.
    const said = this.said.slice()
    this.said.length = 0
    return said
  }
}

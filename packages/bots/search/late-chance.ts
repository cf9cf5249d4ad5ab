/** A stream of chance that begins when it is first asked: after most imagined choices nothing is rolled. */
import { Chance } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'

export class LateChance extends Chance {
  private seed: number
  private readonly stream: number
  private source: FastChance | null = null
  private isBegun = false

  constructor(seed: number, stream: number) {
    super()
    this.seed = seed
    this.stream = stream
  }

  /** Another stream from here on. */
  startAnew(seed: number): void {
    this.seed = seed
    this.isBegun = false
  }

  below(n: number): number {
    if (this.source !== null && this.isBegun) return this.source.below(n)
    if (this.source === null) this.source = new FastChance(this.seed, this.stream)
    else this.source.begin(this.seed, this.stream)
    this.isBegun = true
    return this.source.below(n)
  }
}

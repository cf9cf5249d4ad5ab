/** The beat at a table on this device: how long it lasts, who holds the table, and who has to wait for it. */
import type { Seat } from '@nassau/kernel'
import { type Driver, endBeat, hold, letGo, type Pause } from '@nassau/kernel/host'
import { type BeatLength, type BeatScene, beatMs } from '@nassau/protocol'

export class Pausing {
  /** The pause as it is shown; null between two of them. */
  scene: BeatScene | null = null
  private readonly driver: Driver
  private readonly length: BeatLength
  private readonly show: () => void
  private readonly sleepers: (() => void)[] = []

  /** `show`: what is to be seen of the pause has changed. */
  constructor(driver: Driver, length: BeatLength, show: () => void) {
    this.driver = driver
    this.length = length
    this.show = show
  }

  /** Waits for the end of a beat, or until something happens in it. */
  async wait({ moment, speakers, waiting }: Pause): Promise<void> {
    const { beat } = this.driver
    const ms = waiting.length > 0 ? Number.POSITIVE_INFINITY : beatMs(this.length, moment)
    if (ms > 0) {
      const until = Number.isFinite(ms) ? Date.now() + ms : null
      this.change({ speakers: [...speakers], waiting: [...waiting], until })
      await this.sleep(ms)
    }
    if (this.driver.beat === beat) endBeat(this.driver)
  }

  /** The table goes on. */
  end(): void {
    this.change(null)
  }

  hold(seat: Seat): boolean {
    if (!this.scene?.speakers.includes(seat)) return false
    hold(this.driver, seat)
    this.stir()
    return true
  }

  goOn(seat: Seat): void {
    letGo(this.driver, seat)
    this.stir()
  }

  /** Done when this seat need not wait any longer: whoever may speak never has to. */
  async isOverFor(seat: Seat): Promise<void> {
    while (this.scene && !this.scene.speakers.includes(seat)) await this.sleep(Number.POSITIVE_INFINITY)
  }

  /** Something has happened at the table. */
  stir(): void {
    for (const wake of this.sleepers.splice(0)) wake()
  }

  private sleep(ms: number): Promise<void> {
    return new Promise(resolve => {
      this.sleepers.push(resolve)
      if (Number.isFinite(ms)) setTimeout(resolve, ms)
    })
  }

  private change(scene: BeatScene | null): void {
    if (this.scene === scene) return
    this.scene = scene
    this.show()
    if (scene === null) this.stir()
  }
}

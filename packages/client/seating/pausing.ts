/** The beat at a table on this device: how long it lasts, who holds the table, and who has to wait for it. */
import type { Seat } from '@nassau/kernel'
import { type Driver, endBeat, hold, letGo, type Pause } from '@nassau/kernel/host'
import { type BeatLength, type BeatScene, beatMs, PATIENCE_MS } from '@nassau/protocol'

export class Pausing {
  /** The pause as it is shown; null between two of them. */
  scene: BeatScene | null = null
  private readonly driver: Driver
  private readonly length: BeatLength
  private readonly show: () => void
  /** Whether other people have to wait while one holds the table; bots do not mind. */
  private readonly isShared: boolean
  /** How long those who have held it have done so, in ms. */
  private readonly held = new Map<Seat, number>()
  private readonly sleepers: (() => void)[] = []

  /** `show`: what is to be seen of the pause has changed. */
  constructor(driver: Driver, length: BeatLength, isShared: boolean, show: () => void) {
    this.driver = driver
    this.length = length
    this.isShared = isShared
    this.show = show
  }

  /** Waits for the end of a beat, or until something happens in it. */
  async wait({ moment, speakers, waiting }: Pause): Promise<void> {
    const { beat } = this.driver
    const patient = waiting.filter(seat => this.patienceOf(seat) > 0)
    const ms =
      patient.length > 0 ? Math.min(...patient.map(seat => this.patienceOf(seat))) : beatMs(this.length, moment)
    const began = Date.now()
    if (ms > 0) {
      this.change({ speakers: [...speakers], waiting: patient, until: Number.isFinite(ms) ? began + ms : null })
      await this.sleep(ms)
    }
    for (const seat of patient) this.held.set(seat, (this.held.get(seat) ?? 0) + Date.now() - began)
    if (this.driver.beat !== beat) return
    // Whoever has run out of patience lets the table go on; others may still hold it.
    if (patient.length === 0) endBeat(this.driver)
    else for (const seat of patient) if (this.patienceOf(seat) === 0) letGo(this.driver, seat)
  }

  /** How long a seat may still hold the table, in ms. */
  private patienceOf(seat: Seat): number {
    return this.isShared ? Math.max(0, PATIENCE_MS - (this.held.get(seat) ?? 0)) : Number.POSITIVE_INFINITY
  }

  /** The table goes on. */
  end(): void {
    this.change(null)
  }

  hold(seat: Seat): boolean {
    if (!this.scene?.speakers.includes(seat) || this.patienceOf(seat) === 0) return false
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

/**
 * The house's clock. It goes with the machine's steady counter, which no one sets, and is drawn slowly towards the wall
 * clock: if that jumps by an hour, forwards or backwards, nobody's time at a table runs out or stands still. How far the
 * two are apart is kept in the store, so that a restart and other nodes go on with the same time.
 */

/** By so much of the time that passes the house draws near the wall clock: an hour is made up for in two days. */
const SLEW = 1 / 50
/** A wall clock that differs by less (ms) is simply believed. */
const ALIKE_MS = 500

export type Kept = { house: number; wall: number }

export class Clock {
  private readonly wall: () => number
  private readonly steady: () => number
  private last: number
  private time: number

  /** `kept`: what the clock was when it was last looked at, by this or another process. */
  constructor(kept: Kept | null, wall: () => number = Date.now, steady: () => number = () => performance.now()) {
    this.wall = wall
    this.steady = steady
    this.last = steady()
    const apart = kept ? kept.house - kept.wall : 0
    // A house never lives a moment twice, even if the wall clock was turned back while it was closed.
    this.time = Math.max(wall() + (Math.abs(apart) < ALIKE_MS ? 0 : apart), kept?.house ?? 0)
  }

  /** The time, in ms since 1970. */
  now(): number {
    const steady = this.steady()
    const passed = Math.max(0, steady - this.last)
    this.last = steady
    const apart = this.wall() - (this.time + passed)
    const most = passed * SLEW
    this.time += passed + Math.max(-most, Math.min(most, apart))
    return Math.round(this.time)
  }

  /** What to keep of it. */
  get kept(): Kept {
    return { house: this.now(), wall: this.wall() }
  }
}

/** A clock as it was kept; null if that cannot be read. */
export function readKept(text: string | null): Kept | null {
  try {
    const { house, wall }: Partial<Kept> = JSON.parse(text ?? 'null') ?? {}
    return typeof house === 'number' && typeof wall === 'number' ? { house, wall } : null
  } catch {
    return null
  }
}

/** How much one connection may say: so many messages a second, and some at once. */
export class Bucket {
  private readonly aSecond: number
  private readonly burst: number
  private left: number
  private since: number

  constructor(aSecond: number, burst: number, now: number) {
    this.aSecond = aSecond
    this.burst = burst
    this.left = burst
    this.since = now
  }

  /** Whether one more is allowed at this time (ms). */
  take(now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.since) * this.aSecond) / 1000)
    this.since = now
    if (this.left < 1) return false
    this.left--
    return true
  }
}

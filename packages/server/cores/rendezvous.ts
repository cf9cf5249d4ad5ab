/**
 * Where batches of several busy processes meet, so that one journey to the disk is enough for all: without it each would
 * wait for the other's. Whoever writes alone waits for nobody.
 */

/** Whoever wrote no longer ago (ms) is waited for; but nobody for longer (ms) than a commit takes, nor than this. */
const BUSY_MS = 20
const LONGEST_MS = 4

export class Rendezvous<Who> {
  private readonly last = new Map<Who, number>()
  private readonly here = new Set<Who>()
  private held: (() => void)[] = []
  private timer: NodeJS.Timeout | null = null
  private commitMs = 0

  /** Resolves when a batch of this process is to be written. */
  meet(who: Who): Promise<void> {
    const now = performance.now()
    this.here.add(who)
    this.last.set(who, now)
    const isAwaited = [...this.last].some(([other, at]) => !this.here.has(other) && now - at < BUSY_MS)
    return new Promise(resolve => {
      this.held.push(resolve)
      if (!isAwaited) this.go()
      else this.timer ??= setTimeout(() => this.go(), Math.min(this.commitMs, LONGEST_MS))
    })
  }

  /** So long (ms) the last commit took. */
  took(ms: number): void {
    this.commitMs = ms
  }

  leave(who: Who): void {
    this.last.delete(who)
    this.here.delete(who)
  }

  private go(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.here.clear()
    for (const resolve of this.held.splice(0)) resolve()
  }
}

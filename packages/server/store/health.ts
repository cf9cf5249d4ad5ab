/** How a store is: a small durable write, what became of the last real one, and how much room the disk has. */
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the probe writes under. */
export const PROBE = 'probe'
/** An answer stands for so long (ms), however often it is asked for; and a store that says nothing for so long is not well. */
const STANDS_MS = 1000
const SILENT_MS = 5000
/** A failed append counts for so long (ms). After that the probe decides, or nobody would ever be sent here to try again. */
const FAILURE_MS = 10_000
/** With less room (bytes) than this a disk is as good as full: the log of changes alone may need as much. */
const LEAST_FREE = 32 * 1024 * 1024
const MB = 1024 * 1024

export class Health {
  private readonly probe: () => Promise<void>
  private asked: { at: number; says: Promise<string[]> } | null = null

  constructor(probe: () => Promise<void>) {
    this.probe = probe
  }

  /** `failure`: what became of the last append, if it went wrong. */
  async troubles(failure: { says: string; at: number } | null): Promise<string[]> {
    const now = performance.now()
    if (!this.asked || now - this.asked.at > STANDS_MS) this.asked = { at: now, says: this.ask() }
    const recent =
      failure && now - failure.at < FAILURE_MS ? [`the last choices could not be kept: ${failure.says}`] : []
    return [...new Set([...recent, ...(await this.asked.says)])]
  }

  private async ask(): Promise<string[]> {
    const given = new AbortController()
    const silence = sleep(SILENT_MS, [`the store has not answered for ${SILENT_MS / 1000} seconds`], {
      signal: given.signal,
      ref: false,
    })
    silence.catch(() => undefined)
    const probing = this.probe().then(
      () => [],
      (fault: unknown) => [`the store cannot be written: ${fault instanceof Error ? fault.message : String(fault)}`],
    )
    const says = await Promise.race([probing, silence])
    given.abort()
    return says
  }
}

/** Whether there is room where a file-based store lies. */
export async function diskTroubles(folder: string, least = LEAST_FREE): Promise<string[]> {
  try {
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    return free < least ? [`the disk under ${folder} is nearly full: ${Math.floor(free / MB)} MB are free`] : []
  } catch {
    return [`the folder ${folder} cannot be reached`]
  }
}

/** Memory is looked through for what nobody needs without anybody waiting for it, as far as that can be had. */
import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** What Node calls the threads that collect and compile beside the main one. */
const HELPER = 'node-V8Worker'

/** For the main thread of a house, at its start. */
export function collectQuietly(): void {
  letHeapGrow()
  if (process.platform === 'linux') letHelpersStepBack()
}

/**
 * A small house may by default grow by nine megabytes only: then a handful of large requests, whose buffers count at once,
 * has everything looked through every second, and each time everybody waits. So it may grow to twice of what was left.
 */
function letHeapGrow(): void {
  setFlagsFromString('--heap-growing-percent=100')
}

/**
 * Where cores are few, V8's helpers would take turns of milliseconds with the thread they are to relieve, for as long as
 * all of memory is looked through: of what was chosen meanwhile some waits for fifty. They get what it leaves.
 */
function letHelpersStepBack(): void {
  const threads = '/proc/self/task'
  for (const thread of readdirSync(threads))
    try {
      if (readFileSync(`${threads}/${thread}/comm`, 'utf8').trim() === HELPER)
        setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    } catch {
      // One that has ended since it was listed, which no helper does.
    }
}

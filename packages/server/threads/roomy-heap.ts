/** How far memory may grow before all of it is looked through for what nobody needs. */
import { setFlagsFromString } from 'node:v8'

/**
 * A small house may by default grow by nine megabytes only: then a handful of large requests, whose buffers count at once,
 * has everything looked through every second, and each time everybody waits. So it may grow to twice of what was left.
 */
export function letHeapGrow(): void {
  setFlagsFromString('--heap-growing-percent=100')
}

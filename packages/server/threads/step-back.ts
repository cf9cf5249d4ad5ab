/** Lets everything else go first: for threads and processes whose work can wait. */
import { spawnSync } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/** On Linux a thread has a priority of its own; elsewhere it would be that of the whole house. */
export function stepBack(): void {
  if (isMainThread || process.platform !== 'linux') return
  setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}

/**
 * A whole process, with all its threads, works only while nobody else wants the core. By priority alone it would still
 * finish its turn of some milliseconds first, each time; where there is no `chrt` it has to do.
 */
export function standAside(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  if (process.platform === 'linux') spawnSync('chrt', ['-a', '-i', '-p', '0', String(process.pid)], { stdio: 'ignore' })
}

/** Lets everything else go first: for threads whose work can wait. */
import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/** On Linux a thread has a priority of its own; elsewhere it would be that of the whole house. */
export function stepBack(): void {
  if (isMainThread || process.platform !== 'linux') return
  setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}

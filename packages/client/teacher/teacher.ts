/** A worker captains think in: begun when first wanted, and ended with whoever wanted it. */
import { type Remote, wrap } from 'comlink'
import type { LocalWorker } from '../seating/local.worker.ts'
import type { TeacherDesk } from './teacher-desk.ts'

export type Teacher = { desk: Promise<Remote<TeacherDesk>>; close: () => void }

/** Of another worker like that of a table: its rules are on this device already where one has been played here. */
export function teacherIn(worker: Worker): Teacher {
  return { desk: wrap<LocalWorker>(worker).teacher(), close: () => worker.terminate() }
}

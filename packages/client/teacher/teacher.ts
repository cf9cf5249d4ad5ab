/** The page's side of the worker captains think in: begun when first wanted, and ended with whoever wanted it. */
import { type Remote, wrap } from 'comlink'
import type { TeacherDesk } from './teacher.worker.ts'

export type Teacher = { desk: Remote<TeacherDesk>; close: () => void }

export function newTeacher(): Teacher {
  const worker = new Worker(new URL('./teacher.worker.ts', import.meta.url), { type: 'module' })
  return { desk: wrap<TeacherDesk>(worker), close: () => worker.terminate() }
}

/** A teacher for a page. */
import { type Teacher, teacherIn } from './teacher.ts'

export const newTeacher = (): Teacher =>
  teacherIn(new Worker(new URL('../seating/local.worker.ts', import.meta.url), { type: 'module' }))

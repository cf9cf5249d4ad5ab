/** A seat at a lesson. */
import type { Denied } from '@nassau/kernel'
import { trouble } from '@nassau/protocol'
import { type Deed, type Done, NOBODY_YET, type Seating, type Sitting } from '../seating/seating.ts'
import type { LessonTable, Told } from './lesson-table.ts'

export class LessonSeating implements Seating {
  readonly isLocal = true
  private readonly lesson: LessonTable
  private readonly pause: () => number
  private readonly followers = new Set<() => void>()
  private sitting: Sitting = NOBODY_YET
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(lesson: LessonTable, pause: () => number) {
    this.lesson = lesson
    this.pause = pause
    this.show([])
    this.goOn()
  }

  get told(): Told {
    return this.lesson.told
  }

  read = (): Sitting => this.sitting

  follow = (onChange: () => void): (() => void) => {
    this.followers.add(onChange)
    return () => this.followers.delete(onChange)
  }

  async act(deed: Deed): Promise<Done> {
    if (deed.type !== 'choose')
      return { ok: false, trouble: trouble('not-allowed', 'that can wait until the lesson is over') }
    const heard = this.lesson.try(deed.choice)
    if (typeof heard === 'string') return { ok: false, trouble: trouble('not-allowed', heard) }
    this.show(heard)
    this.goOn()
    return { ok: true }
  }

  why = async (): Promise<readonly Denied[]> => this.lesson.why()
  record = (): Promise<string> => Promise.reject(new Error('a lesson has no record'))
  lift(): void {}

  close(): void {
    clearTimeout(this.timer)
  }

  /** The others' steps, one at a time. */
  private goOn(): void {
    this.timer = setTimeout(() => {
      const heard = this.lesson.proceed()
      if (!heard) return
      this.show(heard)
      this.goOn()
    }, this.pause())
  }

  private show(fresh: Sitting['fresh']): void {
    const table = this.lesson.table()
    this.sitting = { ...this.sitting, table, fresh, log: table.heard, link: 'joined' }
    for (const follower of this.followers) follower()
  }
}

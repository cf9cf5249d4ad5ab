/** A seat at a lesson. */
import type { Denied } from '@nassau/kernel'
import { trouble } from '@nassau/protocol'
import { type Done, NOBODY_YET, type SeatAction, type Seating, type TableSnapshot } from '../seating/seating.ts'
import type { Pace } from '../settings/pace.ts'
import type { LessonTable, LessonWords } from './lesson-table.ts'

export class LessonSeating implements Seating {
  readonly isLocal = true
  private readonly lesson: LessonTable
  private readonly pace: Pace
  private readonly followers = new Set<() => void>()
  private snapshot: TableSnapshot = NOBODY_YET
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Of what is to be watched nothing is said before it has been: until then the last words stand, as past. */
  told: LessonWords & { isPast: boolean }

  constructor(lesson: LessonTable, pace: Pace) {
    this.lesson = lesson
    this.pace = pace
    this.told = { ...lesson.told, isPast: false }
    this.show([])
    this.playOn(0)
  }

  read = (): TableSnapshot => this.snapshot

  follow = (onChange: () => void): (() => void) => {
    this.followers.add(onChange)
    return () => this.followers.delete(onChange)
  }

  async act(deed: SeatAction): Promise<Done> {
    if (deed.type !== 'choose')
      return { ok: false, trouble: trouble('not-allowed', /*i18n*/ 'that can wait until the lesson is over') }
    const heard = this.lesson.try(deed.choice, deed.seen)
    if (typeof heard === 'string') return { ok: false, trouble: trouble('not-allowed', heard) }
    this.show(heard)
    this.playOn(this.pace.dwell(heard))
    return { ok: true }
  }

  /** The learner has read a page. */
  turnPage(): void {
    this.lesson.turnPage()
    this.speak()
    this.playOn(0)
  }

  why = async (): Promise<readonly Denied[]> => this.lesson.why()
  record = (): Promise<string> => Promise.reject(new Error('a lesson has no record'))
  lift(): void {}
  /** In a lesson nothing stands: its words do. */
  goOn(): void {}

  close(): void {
    clearTimeout(this.timer)
  }

  /** The others' steps, one at a time, when what happened has been looked at for so long, in ms. */
  private playOn(pause: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      const heard = this.lesson.proceed()
      if (!heard) return this.speak()
      this.show(heard)
      this.playOn(this.pace.dwell(heard))
    }, pause)
  }

  private show(fresh: TableSnapshot['fresh']): void {
    const table = this.lesson.table()
    this.snapshot = { ...this.snapshot, table, fresh, log: table.heard, link: 'joined' }
    if (this.lesson.told.isToWatch) this.told = { ...this.told, isPast: true }
    else this.setTold()
    this.tellFollowers()
  }

  private speak(): void {
    this.setTold()
    this.snapshot = { ...this.snapshot }
    this.tellFollowers()
  }

  /** Where nothing is said, the last words stand. */
  private setTold(): void {
    const { told } = this.lesson
    this.told = told.says === '' ? { ...this.told, isPast: true } : { ...told, isPast: false }
  }

  private tellFollowers(): void {
    for (const follower of this.followers) follower()
  }
}

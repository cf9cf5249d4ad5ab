/** A lesson being taken: the match, how far it is, and what the learner is told now. */

import type { Lesson, LessonStep } from '@nassau/games/lesson'
import type { Listed } from '@nassau/games/listed'
import { type AnyEvent, accept, heardBy, isRefusal, Referee, samePlain } from '@nassau/kernel'
import type { Scene, TableMessage } from '@nassau/protocol'

/** The learner's seat. */
export const LEARNER = 0

export type Told = { says: string; isDone: boolean; at: number; of: number }

export class LessonTable {
  private readonly lesson: Lesson
  private readonly referee: Referee
  private next = 0
  private n = 0

  constructor(listed: Listed, lesson: Lesson) {
    this.lesson = lesson
    this.referee = new Referee(listed.game, { options: lesson.options, seats: lesson.names, secret: lesson.secret })
  }

  /** What the learner should know and do now. */
  get told(): Told {
    const own = this.lesson.steps.filter(({ says }) => says !== undefined)
    const step = this.lesson.steps[this.next]
    const at = own.filter(one => this.lesson.steps.indexOf(one) < this.next).length
    return { says: step ? (step.says ?? '') : this.lesson.farewell, isDone: step === undefined, at, of: own.length }
  }

  /** Does the next step if it is somebody else's, or one of the learner's that nothing is said about. */
  proceed(): readonly AnyEvent[] | null {
    const step = this.lesson.steps[this.next]
    return step && !isTaught(step) ? this.take(step) : null
  }

  /** The learner tries something: what was heard, or what is said because it is not what the lesson wants. */
  try(choice: unknown): readonly AnyEvent[] | string {
    const step = this.lesson.steps[this.next]
    if (!step || !isTaught(step)) return 'wait a moment: someone else is choosing'
    const ask = this.referee.project(LEARNER).ask
    const meant = ask && accept(ask, choice)
    if (ask && meant !== undefined && samePlain(meant, accept(ask, step.choice))) return this.take(step)
    return step.hint ?? step.says ?? ''
  }

  table(): TableMessage {
    const heard = this.referee.log(LEARNER).map(({ event }) => event)
    return { type: 'table', match: 'lesson', n: ++this.n, scene: this.scene(), heard, chat: [] }
  }

  why(): ReturnType<Referee['why']> {
    return this.referee.why(LEARNER)
  }

  private take(step: LessonStep): readonly AnyEvent[] {
    const applied = this.referee.apply(step.seat, step.choice)
    if (isRefusal(applied)) throw new Error(`the lesson is out of step: ${applied.because}`)
    this.next++
    return heardBy(applied.told, LEARNER)
  }

  private scene(): Scene {
    const { game, options, names } = this.lesson
    const { seq: _, ...seen } = this.referee.project(LEARNER)
    const outcome = this.referee.match.outcome
    return {
      game,
      options,
      edition: null,
      status: 'playing',
      isPublic: false,
      seat: LEARNER,
      seats: names.map((name, seat) => ({
        kind: seat === LEARNER ? 'person' : 'bot',
        name,
        level: seat === LEARNER ? null : 'mate',
        hasResigned: false,
      })),
      commitment: this.referee.header.commitment,
      clock: null,
      clocks: null,
      vote: null,
      result: outcome && { how: 'played', winners: [...outcome.winners], scores: [...outcome.scores] },
      rematch: null,
      orders: [],
      seen,
    }
  }
}

const isTaught = ({ seat, says }: LessonStep): boolean => seat === LEARNER && says !== undefined

/** A lesson being taken: the match, how far it is, and what the learner is told now. */

import type { Lesson, LessonStep } from '@nassau/games/lesson'
import type { LoadedGame } from '@nassau/games/manifests'
import { type AnyEvent, samePlain } from '@nassau/kernel'
import { FastChance, swab } from '@nassau/kernel/bots'
import {
  accept,
  type Driver,
  due,
  endBeat,
  heardBy,
  isRefusal,
  newDriver,
  noteApplied,
  type Player,
  Referee,
} from '@nassau/kernel/host'
import { playedResult, type Scene, sceneFor, type TableMessage } from '@nassau/protocol'
import { clearThrow } from './clear-throw.ts'

/** The learner's seat. */
export const LEARNER = 0

export type LessonWords = {
  says: string
  isDone: boolean
  /** Whether there is nothing to do but to read it. */
  isPage: boolean
  /** Whether what was done last is to be watched first: a throw, or something somebody else did. */
  isToWatch: boolean
  at: number
  of: number
}

export class LessonTable {
  private readonly lesson: Lesson
  private readonly listed: LoadedGame
  private readonly referee: Referee
  private readonly driver: Driver
  /** For bots, who choose where the lesson leaves it open. */
  private readonly rng = new FastChance(1)
  private next = 0
  /** Of what was done last: whether it must be watched before anything is said of it, and whether it was a foul. */
  private isToWatch = false
  private wasFoul = false

  constructor(listed: LoadedGame, lesson: Lesson) {
    this.lesson = lesson
    this.listed = listed
    const { options, names, secret, diceOf = {} } = lesson
    this.referee = new Referee(listed.game, { options, seats: names, secret, diceOf })
    this.driver = newDriver(lesson.names.length)
  }

  /** What the learner should know and do now. */
  get told(): LessonWords {
    const { steps, farewell } = this.lesson
    const step = steps[this.next]
    const own = (some: readonly LessonStep[]): number => some.filter(isTaught).length
    return {
      says: step ? ((this.wasFoul ? step.saysAfterFoul : undefined) ?? step.says ?? '') : farewell,
      isDone: step === undefined,
      isPage: step !== undefined && isPage(step),
      isToWatch: this.isToWatch,
      at: own(steps.slice(0, this.next)),
      of: own(steps),
    }
  }

  /** Does the next step if it is somebody else's, or one of the learner's that nothing is said about. */
  proceed(): readonly AnyEvent[] | null {
    const step = this.lesson.steps[this.next]
    return step && !isTaught(step) ? this.take(step, this.writtenFor(step)) : null
  }

  /** The learner has read what there was to read. */
  turnPage(): void {
    const step = this.lesson.steps[this.next]
    if (!step || !isPage(step)) return
    this.isToWatch = false
    this.goOn(step)
  }

  /** The learner tries something: what was heard, or what is said because it is not what the lesson wants. */
  try(choice: unknown, seen: number): readonly AnyEvent[] | string {
    const step = this.lesson.steps[this.next]
    if (!step) return /*i18n*/ 'the lesson is over'
    if (!isTaught(step) || isPage(step) || this.referee.checkFresh(LEARNER, seen))
      return /*i18n*/ 'wait a moment: someone else is choosing'
    const ask = this.referee.project(LEARNER).ask
    const meant = ask && accept(ask, choice)
    if (ask && meant !== undefined && (isFree(step) || samePlain(meant, accept(ask, step.choice))))
      return this.take(step, meant)
    return step.hint ?? this.told.says
  }

  table(): TableMessage {
    const heard = this.referee.log(LEARNER).map(({ event }) => event)
    return { type: 'table', match: 'lesson', n: this.referee.noticed(LEARNER), scene: this.scene(), heard, chat: [] }
  }

  why(): ReturnType<Referee['why']> {
    return this.referee.why(LEARNER)
  }

  /** What the lesson has a seat do: as nearly as the learner's own throws leave room for it. */
  private writtenFor(step: LessonStep): unknown {
    const seen = this.referee.project(step.seat)
    const clear = seen.ask?.kind === 'throw' ? clearThrow(seen.ask, step.choice) : step.choice
    if (!isFree(step) && clear !== undefined) return clear
    const [bot = swab] = this.listed.bots
    return bot.choose(seen, this.rng, this.referee.edition)
  }

  private take(step: LessonStep, choice: unknown): readonly AnyEvent[] {
    const asked = this.referee.project(step.seat).ask?.at
    if (!this.isDue(step) || (step.at !== undefined && step.at !== asked))
      throw new Error(`the lesson is out of step: seat ${step.seat} is asked ${asked ?? 'nothing'}`)
    const applied = this.referee.apply(step.seat, choice)
    if (isRefusal(applied)) throw new Error(`the lesson is out of step: ${applied.because}`)
    noteApplied(this.driver, this.referee.open, applied)
    const heard = heardBy(applied.told, LEARNER)
    this.isToWatch = !isTaught(step) || isFree(step)
    if (step.seat === LEARNER) this.wasFoul = heard.some(({ kind }) => kind === 'foul')
    this.goOn(step)
    return heard
  }

  private goOn(done: LessonStep): void {
    const { steps } = this.lesson
    if (!done.isOnlyIfAsked) this.next++
    for (let step = steps[this.next]; step?.isOnlyIfAsked && !this.isAsked(step); step = steps[this.next]) this.next++
  }

  /** Whether the one whose step it is comes next: everyone else does only what the lesson has them do. */
  private isDue({ seat }: LessonStep): boolean {
    const players = this.lesson.names.map(
      (_, other): Player =>
        seat === other ? { kind: 'bot', wantsAsides: true } : { kind: 'person', orders: [], stops: [] },
    )
    // A lesson waits for its reader at every step: nobody needs to hold it.
    endBeat(this.driver)
    const next = due(this.referee.open, this.driver, players)
    return 'seat' in next && next.seat === seat
  }

  private isAsked({ seat, at, choice, free }: LessonStep): boolean {
    const { ask } = this.referee.project(seat)
    if (free !== undefined) return ask?.kind === free
    return ask !== null && ask.at === at && accept(ask, choice) !== undefined
  }

  private scene(): Scene {
    const { referee } = this
    const { game, options, names } = this.lesson
    const seats = names.map((name, seat) => ({
      kind: seat === LEARNER ? ('person' as const) : ('bot' as const),
      name,
      level: seat === LEARNER ? null : 'mate',
      isBot: seat !== LEARNER,
      hasResigned: false,
    }))
    const { commitment } = referee.header
    const result = playedResult(referee.match.outcome)
    return sceneFor(
      LEARNER,
      { game, options, edition: null, seats, commitment, result, orders: [] },
      {},
      referee.project(LEARNER),
    )
  }
}

const isTaught = ({ seat, says }: LessonStep): boolean => seat === LEARNER && says !== undefined
const isFree = ({ free }: LessonStep): boolean => free !== undefined
const isPage = ({ choice, free }: LessonStep): boolean => choice === undefined && free === undefined

/**
 * The engine: a loop one can hold in the head. Automatic phases run until a seat must choose or the
 * match is over; a choice is taken in place; nothing is copied.
 */
import { type Ask, type Asks, accept, askOf, isSeveral, type Seat, sample } from './asks/ask.ts'
import type { Chance } from './chance/chance.ts'
import type { Work } from './chance/work.ts'
import { copyPlain } from './codec.ts'
import { KernelBug, RulesBug } from './errors.ts'
import type { Game, Match } from './game.ts'
import {
  type AnyCtx,
  type AnyEvent,
  type AnyFrame,
  type AnyPhase,
  type AnyStep,
  type Denied,
  type Explanations,
  labelOf,
  type Outcome,
  type Rules,
} from './rules.ts'

/** Who hears an event: everyone (null), or these seats, the others hearing `otherwise` or nothing. */
export type Heard = { event: AnyEvent; to: readonly Seat[] | null; otherwise: AnyEvent | null }
export type Hear = (heard: Heard) => void

/** More automatic phases in a row than this is a loop without an end. */
const RUNAWAY = 100_000
/** How many of the innermost steps are named then. */
const SHOWN = 8

/** The step in progress. An empty stack is never read at -1: that would slow down every later reading. */
const innermost = <F>(stack: readonly F[]): F | undefined => (stack.length === 0 ? undefined : stack[stack.length - 1])

/** The match before its first phase has run. */
export function setUp<R extends Rules>(
  game: Game<R>,
  edition: R['edition'],
  options: R['options'],
  seats: number,
  rng: Chance,
): Match<R> {
  const { board, frame } = game.setup({ edition, options, seats, rng })
  return { board, stack: [frame], options, seats, seq: 0, outcome: null }
}

type UniformPhase = { readonly [Key in keyof Required<AnyPhase>]: AnyPhase[Key] | undefined } & {
  /** Where it stands, as its choice is named: put together once, for every ask says it. */
  readonly label: string
}
type Phases = ReadonlyMap<string, ReadonlyMap<string, UniformPhase>>
const PHASES = new WeakMap<object, Phases>()

/** A game's phases, all of one shape: the engine reads them many million times a second. */
function phasesOf(game: { readonly steps: Readonly<Record<string, AnyStep>> }): Phases {
  const known = PHASES.get(game)
  if (known) return known
  const phases = new Map(
    Object.entries(game.steps).map(([step, labels]) => [
      step,
      new Map(Object.entries(labels).map(([at, phase]) => [at, uniform(phase, labelOf({ step, at }))])),
    ]),
  )
  PHASES.set(game, phases)
  return phases
}

const BLANK: Omit<UniformPhase, 'label'> = {
  clause: undefined,
  ask: undefined,
  take: undefined,
  aside: undefined,
  open: undefined,
  askOne: undefined,
  silent: undefined,
  run: undefined,
}
const uniform = (phase: AnyPhase, label: string): UniformPhase => ({ ...BLANK, ...phase, label })

/** A match in play. Rules change it through the context it hands them. */
export class Play<R extends Rules = Rules> implements AnyCtx {
  readonly game: Game<R>
  readonly match: Match<R>
  readonly board: R['board']
  readonly edition: R['edition']
  readonly options: R['options']
  readonly seats: number
  readonly rng: Chance
  private readonly works: Work | null
  private readonly hear: Hear | null
  private readonly phases: Phases
  /** What is asked now, of all, of one seat, and of which seats: each worked out when someone first wants to know. */
  private allOpen: Asks | null = null
  private oneOpen: Ask | null = null
  private seatsOpen: readonly Seat[] | null = null
  /** The phase that asks, its frame, and the label it stands at. */
  private phase: UniformPhase | null = null
  private frame: AnyFrame | null = null
  private label = ''

  constructor(
    game: Game<R>,
    edition: R['edition'],
    match: Match<R>,
    rng: Chance,
    hear: Hear | null = null,
    works: Work | null = null,
  ) {
    this.game = game
    this.edition = edition
    this.match = match
    this.board = match.board
    this.options = match.options
    this.seats = match.seats
    this.rng = rng
    this.hear = hear
    this.works = works
    this.phases = phasesOf(game)
    this.advance()
  }

  /** Takes a choice that was accepted (see `accept`), and runs on to the next ask. */
  take(seat: Seat, choice: unknown): void {
    const { phase, frame } = this
    if (!phase?.take || !frame) throw new KernelBug('nothing-asked', { seat })
    this.match.seq++
    this.allOpen = null
    if (this.seatsOpen !== null) {
      this.seatsOpen = null
      this.oneOpen = null
    }
    phase.take(this, frame, choice, seat)
    this.advance()
  }

  /** Runs automatic phases until a seat must choose or the stack is empty. */
  private advance(): void {
    const { stack } = this.match
    for (let i = 0; i < RUNAWAY; i++) {
      const frame = innermost(stack)
      if (frame === undefined) return this.close()
      // A phase that asks the same again needs no looking up.
      if (frame !== this.frame || frame.at !== this.label) {
        const phase = this.phaseAt(frame)
        if (phase.ask === undefined) {
          if (phase.run === undefined) throw new RulesBug('idle-phase', { step: frame.step, at: frame.at })
          phase.run(this, frame)
          continue
        }
        this.phase = phase
        this.frame = frame
        this.label = frame.at
      }
      return
    }
    throw new RulesBug('runaway', { innermost: stack.slice(-SHOWN).map(({ step, at }) => `${step}.${at}`) })
  }

  private phaseAt(frame: AnyFrame): UniformPhase {
    const phase = this.phases.get(frame.step)?.get(frame.at)
    if (phase === undefined) throw new RulesBug('no-such-phase', { step: frame.step, at: frame.at })
    return phase
  }

  private close(): void {
    if (this.match.outcome === null) throw new RulesBug('ended-without-outcome')
    this.phase = null
    this.frame = null
  }

  /** Whether the match is over: nobody is asked any more. */
  get isOver(): boolean {
    return this.phase === null
  }

  /** What the table waits for now; null when the match is over. */
  get asks(): Asks | null {
    if (this.allOpen !== null) return this.allOpen
    const { phase, frame } = this
    if (phase?.ask === undefined || frame === null) return null
    const asks = phase.ask(this.board, frame, this.edition)
    this.allOpen = asks
    return asks
  }

  /** The seats that have not answered, where the phase knows them without asking each; else null. */
  get openSeats(): readonly Seat[] | null {
    const { phase, frame } = this
    if (phase?.open === undefined || frame === null) return null
    this.seatsOpen ??= phase.open(this.board, frame)
    return this.seatsOpen
  }

  /** The phase that asks now. */
  get asking(): { phase: UniformPhase; frame: AnyFrame } | null {
    return this.phase && this.frame ? { phase: this.phase, frame: this.frame } : null
  }

  /** Whether a reaction window is open, in which nobody may know who has passed. */
  get isWindow(): boolean {
    return this.phase?.silent === true
  }

  /** Whether the table waits for `seat`: what it may choose without that is an aside. */
  waitsFor(seat: Seat): boolean {
    return this.awaitedOf(seat) !== undefined
  }

  /** What `seat` may choose now, whether the table waits for it or not. */
  askOf(seat: Seat): Ask | undefined {
    return this.awaitedOf(seat) ?? this.asideOf(seat)
  }

  /** What `seat` may do unasked. */
  asideOf(seat: Seat): Ask | undefined {
    const { phase, frame } = this
    if (!phase?.aside || !frame || !(seat >= 0 && seat < this.seats) || this.awaitedOf(seat)) return undefined
    // Whoever has passed in a window has let it go by.
    if (phase.silent && (frame.sealed?.[seat] ?? null) !== null) return undefined
    return phase.aside(this.board, frame, seat, this.edition) ?? undefined
  }

  /** What `seat` might expect here and is not offered, and why. */
  why(seat: Seat): Denied[] {
    const { frame } = this
    const explanations: Explanations = this.game.explanations ?? {}
    return (frame && explanations[labelOf(frame)]?.(this.board, frame, seat, this.edition)) ?? []
  }

  /** Whether anyone could have an aside here at all. */
  get hasAsides(): boolean {
    return this.phase?.aside !== undefined
  }

  /** What the table waits for `seat` to choose: where seats can be asked one by one, only that is worked out. */
  private awaitedOf(seat: Seat): Ask | undefined {
    const { phase, frame, openSeats } = this
    if (this.allOpen !== null || openSeats === null || !phase?.askOne || !frame)
      return this.asks === null ? undefined : askOf(this.asks, seat)
    if (this.oneOpen?.seat === seat) return this.oneOpen
    this.oneOpen = openSeats.includes(seat) ? phase.askOne(this.board, frame, seat, this.edition) : null
    return this.oneOpen ?? undefined
  }

  work<T>(compute: () => T): T {
    return this.works === null ? compute() : this.works.do(compute)
  }

  // What was said stays said, whatever rules later do with the lists they said it with.
  tell(event: AnyEvent): void {
    if (this.hear !== null) this.hear({ event: copyPlain(event), to: null, otherwise: null })
  }

  whisper(to: readonly Seat[], event: AnyEvent, otherwise?: AnyEvent): void {
    if (this.hear !== null) this.hear({ event: copyPlain(event), to: [...to], otherwise: copyPlain(otherwise ?? null) })
  }

  call(frame: R['frame']): void {
    this.match.stack.push(frame)
  }

  done(result?: unknown): void {
    const { stack } = this.match
    const ended = stack.pop()
    const caller = innermost(stack)
    if (ended !== undefined && caller !== undefined && result !== undefined) caller.got = { from: ended.step, result }
  }

  got(name: string): unknown {
    const got = innermost(this.match.stack)?.got
    if (got?.from !== name) throw new RulesBug('no-such-answer', { expected: name, from: got?.from ?? null })
    return got.result
  }

  end(outcome: Outcome): void {
    this.match.stack.length = 0
    this.match.outcome = outcome
  }
}

/** Plays a match to its end with random choices, checked as any choice is. Returns how many it took. */
export function playOut(play: Play, rng: Chance): number {
  let taken = 0
  while (!play.isOver) {
    const ask = drawAsk(play, rng)
    const choice = accept(ask, sample(ask, rng))
    if (choice === undefined) throw new KernelBug('sample-not-accepted', ask)
    play.take(ask.seat, choice)
    taken++
  }
  return taken
}

/** One of the asks the table waits for, each as likely. Of several seats' asks only this one need be worked out. */
export function drawAsk(play: Play, rng: Chance): Ask {
  const { openSeats } = play
  const asks = openSeats === null ? play.asks : (play.askOf(rng.pick(openSeats)) ?? null)
  const ask = asks !== null && isSeveral(asks) ? rng.pick(asks) : asks
  if (!ask) throw new KernelBug('nobody-asked')
  return ask
}

/** The first of the seats the table waits for: who chooses where nobody else need be heard. */
export function firstAsked<R extends Rules>(play: Play<R>): Seat | undefined {
  const { openSeats } = play
  if (openSeats !== null) return openSeats[0]
  const { asks } = play
  if (asks === null) return undefined
  return isSeveral(asks) ? asks[0]?.seat : asks.seat
}

/** The seats the table waits for. */
export function seatsAsked<R extends Rules>(play: Play<R>): Seat[] {
  const { openSeats } = play
  if (openSeats !== null) return [...openSeats]
  const { asks } = play
  if (asks === null) return []
  return isSeveral(asks) ? asks.map(ask => ask.seat) : [asks.seat]
}

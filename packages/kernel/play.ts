/**
 * The engine: a loop one can hold in the head. Automatic phases run until a seat must choose or the
 * match is over; a choice is taken in place; nothing is copied.
 */
import { type Ask, type Asks, accept, allAsks, askOf, isSeveral, type Seat, sample } from './ask.ts'
import type { Chance } from './chance.ts'
import { KernelBug, RulesBug } from './errors.ts'
import type { Game, Match } from './game.ts'
import type { AnyCtx, AnyEvent, AnyFrame, AnyPhase, Outcome, Rules } from './rules.ts'

/** Who hears an event: everyone (null), or these seats, the others hearing `otherwise` or nothing. */
export type Heard = { event: AnyEvent; to: readonly Seat[] | null; otherwise: AnyEvent | null }
export type Hear = (heard: Heard) => void

/** More automatic phases in a row than this is a loop without an end. */
const RUNAWAY = 100_000
/** How many of the innermost steps are named then. */
const SHOWN = 8

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

/** A match in play. Rules change it through the context it hands them. */
export class Play<R extends Rules = Rules> implements AnyCtx {
  readonly game: Game<R>
  readonly match: Match<R>
  readonly board: R['board']
  readonly edition: R['edition']
  readonly options: R['options']
  readonly seats: number
  readonly rng: Chance
  private readonly hear: Hear | null
  /** What is open now; null when the match is over. */
  asks: Asks | null = null
  /** The phase that asks, and its frame. */
  private phase: AnyPhase | null = null
  private frame: AnyFrame | null = null

  constructor(game: Game<R>, edition: R['edition'], match: Match<R>, rng: Chance, hear: Hear | null = null) {
    this.game = game
    this.edition = edition
    this.match = match
    this.board = match.board
    this.options = match.options
    this.seats = match.seats
    this.rng = rng
    this.hear = hear
    this.advance()
  }

  /** Takes a choice that was accepted (see `accept`), and runs on to the next ask. */
  take(seat: Seat, choice: unknown): void {
    const { phase, frame } = this
    if (!phase?.take || !frame) throw new KernelBug('nothing-asked', { seat })
    this.match.seq++
    phase.take(this, frame, choice, seat)
    this.advance()
  }

  /** Runs automatic phases until a seat must choose or the stack is empty. */
  private advance(): void {
    const { stack, board } = this.match
    const steps: Readonly<Record<string, Readonly<Record<string, AnyPhase>>>> = this.game.steps
    for (let i = 0; i < RUNAWAY; i++) {
      const frame = stack[stack.length - 1]
      if (frame === undefined) return this.close()
      const phase = steps[frame.step]?.[frame.at]
      if (phase === undefined) throw new RulesBug('no-such-phase', { step: frame.step, at: frame.at })
      if (phase.ask !== undefined) {
        this.phase = phase
        this.frame = frame
        this.asks = phase.ask(board, frame, this.edition)
        return
      }
      if (phase.run === undefined) throw new RulesBug('idle-phase', { step: frame.step, at: frame.at })
      phase.run(this, frame)
    }
    throw new RulesBug('runaway', { innermost: stack.slice(-SHOWN).map(({ step, at }) => `${step}.${at}`) })
  }

  private close(): void {
    if (this.match.outcome === null) throw new RulesBug('ended-without-outcome')
    this.asks = null
    this.phase = null
    this.frame = null
  }

  /** The phase that asks now. */
  get asking(): { phase: AnyPhase; frame: AnyFrame } | null {
    return this.phase && this.frame ? { phase: this.phase, frame: this.frame } : null
  }

  askOf(seat: Seat): Ask | undefined {
    return this.asks === null ? undefined : askOf(this.asks, seat)
  }

  tell(event: AnyEvent): void {
    if (this.hear !== null) this.hear({ event, to: null, otherwise: null })
  }

  whisper(to: readonly Seat[], event: AnyEvent, otherwise?: AnyEvent): void {
    if (this.hear !== null) this.hear({ event, to, otherwise: otherwise ?? null })
  }

  call(frame: R['frame']): void {
    this.match.stack.push(frame)
  }

  done(result?: unknown): void {
    const { stack } = this.match
    const ended = stack.pop()
    const caller = stack[stack.length - 1]
    if (ended !== undefined && caller !== undefined && result !== undefined) caller.got = { from: ended.step, result }
  }

  got(name: string): unknown {
    const got = this.match.stack[this.match.stack.length - 1]?.got
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
  for (let asks = play.asks; asks !== null; asks = play.asks) {
    const ask = isSeveral(asks) ? rng.pick(asks) : asks
    const choice = accept(ask, sample(ask, rng))
    if (choice === undefined) throw new KernelBug('sample-not-accepted', ask)
    play.take(ask.seat, choice)
    taken++
  }
  return taken
}

/** The seats that are asked now. */
export const seatsAsked = (play: Play): Seat[] => (play.asks === null ? [] : allAsks(play.asks).map(ask => ask.seat))

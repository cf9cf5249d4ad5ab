/**
 * What one seat receives: its view of the board, the steps in progress, its own ask. Bots and
 * clients get exactly this and nothing else.
 */
import { type Seat, sample } from '../asks/ask.ts'
import type { Chance } from '../chance/chance.ts'
import { NoChance } from '../chance/chance.ts'
import { copyPlain, trust } from '../codec.ts'
import { KernelBug } from '../errors.ts'
import type { Game, Match } from '../game.ts'
import { Play, seatsAsked } from '../play.ts'
import type { AnyFrame, AnyPhase, Outcome, Rules } from '../rules.ts'

export type Projection<R extends Rules = Rules> = {
  game: string
  /** Whose projection it is; null for a spectator. */
  seat: Seat | null
  seats: number
  options: R['options']
  view: R['view']
  /** The steps in progress, other seats' sealed answers covered. */
  stack: R['frame'][]
  /** What this seat may choose now; null if nothing. An aside if the table does not wait for this seat. */
  ask: R['choices']['ask'] | null
  /** The seats the table waits for, as far as this seat may know. */
  awaiting: Seat[]
  outcome: Outcome | null
}

/** Stands where another seat's sealed answer is. */
const COVER = { sealed: true }

export const project = <R extends Rules>(play: Play<R>, seat: Seat | null): Projection<R> =>
  projected(
    play,
    seat,
    play.match.stack.map(frame => showFrame(play, frame, seat)),
  )

/** The same for somebody who only looks, before the match goes on: frames without a secret are not copied for it. */
export const glimpse = <R extends Rules>(play: Play<R>, seat: Seat | null): Projection<R> =>
  projected(play, seat, uncopied(play, seat))

/** Frames as they are, where they hold no secret. */
function uncopied<R extends Rules>(play: Play<R>, seat: Seat | null): R['frame'][] {
  const { stack } = play.match
  return stack.some(isSecret) ? stack.map(frame => (isSecret(frame) ? showFrame(play, frame, seat) : frame)) : stack
}

const isSecret = (frame: AnyFrame): boolean => frame.sealed !== undefined

/**
 * A glimpse of which only that is worked out which is looked at: for bots that choose millions of times in imagination,
 * many of them without a look at the board. It must not be copied, nor kept when the match goes on.
 */
export class Glance<R extends Rules = Rules> implements Projection<R> {
  readonly game: string
  readonly seat: Seat | null
  readonly seats: number
  readonly options: R['options']
  readonly stack: R['frame'][]
  readonly outcome: Outcome | null
  /** Out of reach of whoever is shown the rest: it knows everything. */
  readonly #play: Play<R>
  #seen: R['view'] | null = null

  constructor(play: Play<R>, seat: Seat | null) {
    const { match } = play
    this.game = play.game.id
    this.seat = seat
    this.seats = match.seats
    this.options = match.options
    this.stack = uncopied(play, seat)
    this.outcome = match.outcome
    this.#play = play
  }

  get view(): R['view'] {
    this.#seen ??= this.#play.game.view(this.#play.board, this.seat, this.#play.edition)
    return this.#seen
  }

  get ask(): R['choices']['ask'] | null {
    return this.seat === null ? null : askIn(this.#play, this.seat)
  }

  get awaiting(): Seat[] {
    return awaiting(this.#play, this.stack.at(-1))
  }
}

function projected<R extends Rules>(play: Play<R>, seat: Seat | null, stack: R['frame'][]): Projection<R> {
  const { game, match, edition } = play
  return {
    game: game.id,
    seat,
    seats: match.seats,
    options: match.options,
    view: game.view(match.board, seat, edition),
    stack,
    ask: seat === null ? null : askIn(play, seat),
    awaiting: awaiting(play, stack.at(-1)),
    outcome: match.outcome,
  }
}

/** What `seat` may choose now, and where that is asked. */
function askIn<R extends Rules>(play: Play<R>, seat: Seat): R['choices']['ask'] | null {
  const ask = play.askOf(seat)
  const label = play.asking?.phase.label
  return ask && label !== undefined ? trust<R['choices']['ask']>({ at: label, ...ask }) : null
}

function phaseOf<R extends Rules>(game: Game<R>, frame: R['frame']): AnyPhase | undefined {
  const steps: Readonly<Record<string, Readonly<Record<string, AnyPhase>>>> = game.steps
  return steps[frame.step]?.[frame.at]
}

/** A frame's locals are public; only sealed answers are covered, and in a window even that there is one. */
function showFrame<R extends Rules>(play: Play<R>, frame: R['frame'], seat: Seat | null): R['frame'] {
  const shown = copyPlain(frame)
  if (frame.sealed) {
    const silent = phaseOf(play.game, frame)?.silent === true
    shown.sealed = frame.sealed.map((answer, owner) =>
      owner === seat ? copyPlain(answer) : answer === null || silent ? null : { ...COVER },
    )
  }
  return shown
}

/** The seats the table waits for, as far as `seat` may know; for those who need nothing else of a projection. */
export function awaitedFor<R extends Rules>(play: Play<R>, seat: Seat | null): Seat[] {
  // Only in a window does it matter what of the frame this seat is shown.
  const frame = play.isWindow ? play.match.stack.at(-1) : undefined
  return awaiting(play, frame && showFrame(play, frame, seat))
}

/** In a window the others have not passed, as far as this seat may know. */
function awaiting<R extends Rules>(play: Play<R>, shown: R['frame'] | undefined): Seat[] {
  const phase = play.asking?.phase
  return phase?.silent && phase.open && shown ? [...phase.open(play.board, shown)] : seatsAsked(play)
}

/**
 * A match that could be behind a projection: the board as the game draws it anew, and any answer
 * this seat has not seen replaced by a random one its owner could have given.
 */
export function determinize<R extends Rules>(
  game: Game<R>,
  seen: Projection<R>,
  rng: Chance,
  edition: R['edition'],
): Match<R> {
  const board = game.determinize(seen.view, seen.seat, rng, edition)
  const stack = copyPlain(seen.stack)
  for (const frame of stack) {
    if (!frame.sealed) continue
    const phase = phaseOf(game, frame)
    const covered = frame.sealed
    frame.sealed = covered.map((answer, owner) => {
      if (answer === null || owner === seen.seat) return answer
      const ask = phase?.askOne?.(board, frame, owner, edition)
      if (!ask) throw new KernelBug('sealed-without-ask', { step: frame.step, at: frame.at, owner })
      return sample(ask, rng)
    })
  }
  // How many choices led here is not for everyone to know, and nothing depends on it.
  return { board, stack, options: seen.options, seats: seen.seats, seq: 0, outcome: copyPlain(seen.outcome) }
}

/** A determinization that can be asked and projected; using chance on it is a fault. */
export function imagine<R extends Rules>(
  game: Game<R>,
  seen: Projection<R>,
  rng: Chance,
  edition: R['edition'],
): Play<R> {
  return new Play(game, edition, determinize(game, seen, rng, edition), new NoChance())
}

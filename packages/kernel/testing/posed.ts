/**
 * The test kit of all games: a match in the middle of anything, with scripted chance, played by value through the same
 * checks as a real choice.
 *
 *   const m = pose(game, { frame: { step: 'boarding', at: 'choose', … }, board, options, seats: 2, rng })
 *   play(m, { board: 1 })
 *   expect(heard(m, 'chased')).toHaveLength(1)
 */
import { type Ask, accept, allAsks, choicesOf, oneOf, type Seat } from '../asks/ask.ts'
import type { Chance } from '../chance/chance.ts'
import type { Work } from '../chance/work.ts'
import { trust } from '../codec.ts'
import { RulesBug } from '../errors.ts'
import type { Game } from '../game.ts'
import { type Heard, Play, seatsAsked as seatsAskedIn } from '../play.ts'
import { type Choice, labelOf, type Rules } from '../rules.ts'

/** A match that was put together for a test. */
export type Posed<R extends Rules = Rules> = {
  readonly play: Play<R>
  readonly board: R['board']
  readonly edition: R['edition']
  /** What everyone heard, and of whispers what the others were told instead, if anything. */
  readonly told: R['event'][]
  /** What only some heard. */
  readonly whispered: { to: readonly Seat[]; event: R['event'] }[]
  /** Whether the step under test is done. */
  isAtRest(): boolean
  /** What it answered; null if nothing. */
  got(): unknown
}

type Pose<R extends Rules> = {
  /** The step under test, about to begin. */
  frame: R['frame']
  board: R['board']
  options: R['options']
  seats: number
  edition?: R['edition']
  rng: Chance
  /** Results of long computations known beforehand. */
  works?: Work
}

/** One more step, in which play comes to rest when the step under test is done. */
const REST = { wait: { clause: 'rest', ask: () => oneOf(0, [{ done: true }]), take: () => undefined } }
const AT_REST = { step: 'rest', at: 'wait' }

/** A match of `game` in which `frame` has just begun; it comes to rest when that step is done. */
export function pose<R extends Rules>(game: Game<R>, wanted: Pose<R>): Posed<R> {
  const { frame, board, options, seats, rng, works, edition = game.edition } = wanted
  const told: R['event'][] = []
  const whispered: { to: readonly Seat[]; event: R['event'] }[] = []
  const hear = ({ event, to, otherwise }: Heard): void => {
    if (to === null) told.push(trust<R['event']>(event))
    else {
      whispered.push({ to, event: trust<R['event']>(event) })
      if (otherwise) told.push(trust<R['event']>(otherwise))
    }
  }
  const resting = trust<Game<R>>({ ...game, steps: { ...game.steps, rest: REST } })
  const stack = trust<R['frame'][]>([{ ...AT_REST }, frame])
  const match = { board, stack, options, seats, seq: 0, outcome: null }
  const play = new Play<R>(resting, edition, match, rng, hear, works ?? null)
  return {
    play,
    board,
    edition,
    told,
    whispered,
    isAtRest: () => play.match.stack.at(-1)?.step === 'rest',
    got: () => play.match.stack[0]?.got?.result ?? null,
  }
}

/** Anything with a match in play: a posed one, or one from its beginning. */
type Playing<R extends Rules = Rules> = { readonly play: Play<R> }

/** Who is asked now. */
export const seatsAsked = ({ play }: Playing): Seat[] => seatsAskedIn(play)

/** What is asked now, of the only seat asked. */
export function asked({ play }: Playing): Ask {
  const [ask, ...more] = play.asks ? allAsks(play.asks) : []
  if (!ask || more.length > 0) throw new RulesBug('not-one-ask', { asks: play.asks })
  return ask
}

/** Where it is asked, such as `combat.reroll`; `over` when the match is. */
export function labelAt({ play }: Playing): string {
  const frame = play.match.stack.at(-1)
  return frame ? labelOf(frame) : 'over'
}

/** What a seat may choose now, asked or not; the only seat asked if none is named. */
export function offers<R extends Rules>(posed: Playing<R>, seat?: Seat): Choice<R>[] {
  const ask = seat === undefined ? asked(posed) : posed.play.askOf(seat)
  return ask ? trust<Choice<R>[]>([...choicesOf(ask)]) : []
}

/** Takes choices in turn, each for the seat that is asked. */
export function play<R extends Rules>(posed: Playing<R>, ...choices: Choice<R>[]): void {
  for (const choice of choices) playAs(posed, asked(posed).seat, choice)
}

/** Takes a choice for a seat, be it one of several that are asked or one that is not waited for. */
export const playAs = <R extends Rules>(posed: Playing<R>, seat: Seat, choice: Choice<R>): void =>
  attempt(posed, seat, choice)

/** Takes anything that is offered: for choices that no type would let pass. */
export function attempt({ play }: Playing, seat: Seat, choice: unknown): void {
  const ask = play.askOf(seat)
  const accepted = ask && accept(ask, choice)
  if (accepted === undefined) throw new RulesBug('not-offered', { seat, choice, ask })
  play.take(seat, accepted)
}

/** Everything everyone heard of one kind. */
export const heard = <E extends { kind: string }, K extends E['kind']>(
  { told }: { told: readonly E[] },
  kind: K,
): Extract<E, { kind: K }>[] => told.filter((event): event is Extract<E, { kind: K }> => event.kind === kind)

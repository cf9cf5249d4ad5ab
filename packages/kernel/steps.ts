/**
 * Ready-made steps and phases. `sequence` and `eachSeat` are whole steps that call others;
 * `together` and `window` are asking phases that several seats answer, to be put under a label of
 * any step.
 */

import type { Ask, ListAsk, Seat } from './asks/ask.ts'
import { trust } from './codec.ts'
import { repeat } from './plain.ts'
import type { AnyFrame, AskFor, AskPhase, Ctx, Frame, Rules, Sealed, Step } from './rules.ts'

/** One part of a sequence: the frame to start with, and whether it is played at all. */
type Part<R extends Rules, F> = {
  start(board: R['board'], f: F): R['frame']
  when?(board: R['board'], f: F): boolean
}

/**
 * Steps one after another, in the order they are written; `at` is the name of the next one, and
 * `end` follows the last.
 */
export function sequence<R extends Rules, F extends Frame<string, string>>(
  parts: Readonly<Record<Exclude<F['at'], 'end'>, Part<R, F>>>,
): Step<R, F> {
  const names = [...Object.keys(parts), 'end']
  const all: Readonly<Record<string, Part<R, F>>> = parts
  const phases: Record<string, { run(ctx: Ctx<R, F>, f: F): void }> = {}
  names.forEach((name, i) => {
    const part = all[name]
    phases[name] = {
      run(ctx, f) {
        if (!part) return trust<{ done(): void }>(ctx).done()
        f.at = names[i + 1] ?? 'end'
        if (!part.when || part.when(ctx.board, f)) ctx.call(part.start(ctx.board, f))
      },
    }
  })
  return trust<Step<R, F>>(phases)
}

/** The frame of a step that goes round the table. */
export type Round<Name extends string> = Frame<Name, 'begin' | 'next'> & { left: Seat[] }

/** One step for each seat, in an order fixed when the round begins. */
export function eachSeat<R extends Rules, F extends Round<string>>(spec: {
  order(board: R['board'], f: F): Seat[]
  start(seat: Seat, board: R['board'], f: F): R['frame']
}): Step<R, F> {
  return trust<Step<R, F>>({
    begin: {
      run(ctx: Ctx<R, F>, f: F) {
        f.left = spec.order(ctx.board, f)
        f.at = 'next'
      },
    },
    next: {
      run(ctx: Ctx<R, F>, f: F) {
        const seat = f.left.shift()
        if (seat === undefined) return trust<{ done(): void }>(ctx).done()
        ctx.call(spec.start(seat, ctx.board, f))
      },
    },
  })
}

/** An answer and whose it is. */
export type Answer<C> = { seat: Seat; choice: C }

/**
 * Several seats choose at once, unseen, and all answers are revealed together. The frame keeps them
 * in `sealed`, one place a seat, which nobody but its owner sees.
 */
export function together<
  R extends Rules,
  F extends AnyFrame & { sealed: Sealed<C> },
  C extends object | string | number | boolean,
>(spec: {
  clause: string
  seats(board: R['board'], f: F): readonly Seat[]
  ask(board: R['board'], f: F, seat: Seat, edition: R['edition']): AskFor<C>
  reveal(ctx: Ctx<R, F>, f: F, answers: Answer<C>[]): void
}): AskPhase<R, F, C> {
  const open = openOf<R, F>(spec)
  return {
    clause: spec.clause,
    ask: (board, f, edition) => open(board, f).map(seat => spec.ask(board, f, seat, edition)),
    open,
    askOne: (board, f, seat, edition) =>
      spec.seats(board, f).includes(seat) ? spec.ask(board, f, seat, edition) : null,
    take(ctx, f, choice, seat) {
      f.sealed[seat] = choice
      const seats = spec.seats(ctx.board, f)
      if (seats.some(other => isOpen(f, other))) return
      const answers = seats.flatMap(other => {
        const answer = f.sealed[other]
        return answer === null || answer === undefined ? [] : [{ seat: other, choice: answer }]
      })
      f.sealed = f.sealed.map(() => null)
      spec.reveal(ctx, f, answers)
    },
  }
}

/** Letting a reaction window go by. */
export type Pass = { pass: true }
export const PASS: Pass = { pass: true }

/**
 * A reaction window: every seat is asked alike, with something to play or nothing, and the first to
 * react is served first. A reaction is played out, then the window opens anew; it closes when all
 * have passed. Who has passed so far is nobody's business.
 */
export function window<R extends Rules, F extends AnyFrame & { sealed: Sealed<Pass> }, C extends object>(spec: {
  clause: string
  seats(board: R['board'], f: F): readonly Seat[]
  reactions(board: R['board'], f: F, seat: Seat, edition: R['edition']): readonly C[]
  react(ctx: Ctx<R, F>, f: F, choice: C, seat: Seat): void
  close(ctx: Ctx<R, F>, f: F): void
}): AskPhase<R, F, C | Pass> {
  const askOne = (board: R['board'], f: F, seat: Seat, edition: R['edition']): ListAsk<C | Pass> => ({
    kind: 'list',
    seat,
    options: [PASS, ...spec.reactions(board, f, seat, edition)],
  })
  const open = openOf<R, F>(spec)
  return trust<AskPhase<R, F, C | Pass>>({
    clause: spec.clause,
    silent: true,
    ask: (board: R['board'], f: F, edition: R['edition']): Ask[] =>
      open(board, f).map(seat => askOne(board, f, seat, edition)),
    open,
    askOne: (board: R['board'], f: F, seat: Seat, edition: R['edition']) =>
      spec.seats(board, f).includes(seat) ? askOne(board, f, seat, edition) : null,
    take(ctx: Ctx<R, F>, f: F, choice: C | Pass, seat: Seat) {
      if (isPass(choice)) {
        f.sealed[seat] = PASS
        if (spec.seats(ctx.board, f).some(other => isOpen(f, other))) return
        f.sealed = f.sealed.map(() => null)
        return spec.close(ctx, f)
      }
      f.sealed = f.sealed.map(() => null)
      spec.react(ctx, f, choice, seat)
    },
  })
}

/**
 * An asking phase that offers a list, for those who build phases for any kind of choice: there the
 * compiler cannot tell which kind of ask a choice belongs to.
 */
export const listPhase = <R extends Rules, F extends AnyFrame, C extends object>(
  phase: Omit<AskPhase<R, F, C>, 'ask' | 'aside'> & {
    ask(board: R['board'], f: F, edition: R['edition']): ListAsk<C>
    aside?(board: R['board'], f: F, seat: Seat, edition: R['edition']): ListAsk<C> | null
  },
): AskPhase<R, F, C> => trust<AskPhase<R, F, C>>(phase)

/** An empty place for every seat's sealed answer. */
export const unanswered = (seats: number): null[] => repeat(null, seats)

/** Those of the seats that have not answered. */
const openOf =
  <R extends Rules, F extends { sealed: Sealed<unknown> }>(spec: { seats(board: R['board'], f: F): readonly Seat[] }) =>
  (board: R['board'], f: F): Seat[] =>
    spec.seats(board, f).filter(seat => isOpen(f, seat))

const isOpen = (f: { sealed: Sealed<unknown> }, seat: Seat): boolean => (f.sealed[seat] ?? null) === null
export const isPass = (choice: unknown): choice is Pass =>
  typeof choice === 'object' && choice !== null && 'pass' in choice

/**
 * What rules are made of. A game names its types once (`Rules`); a step is then a table of phases
 * whose labels, locals and choices the compiler checks against its frame.
 */
import type { Ask, Asks, ListAsk, Seat, Token } from './asks/ask.ts'
import type { AssignAsk, Assigned } from './asks/assign.ts'
import type { PickAsk, Picked } from './asks/pick.ts'
import type { ThrowAsk, Thrown } from './asks/throw.ts'
import type { Chance } from './chance/chance.ts'

/** The types of one game, named together. */
export type Rules = {
  /** The state: everything that outlives a step. */
  board: object
  /** Every step's frame, as one union. */
  frame: AnyFrame
  /** Everything that can happen, as one union. */
  event: AnyEvent
  /** The game's data: dice, decks, boards. Never changes in a match. */
  edition: object
  /** The switches a table may set. */
  options: Options
  /** What is chosen where, such as `'boarding.choose': { board: Seat | null }`: see `NamedChoices`. */
  choices: AnyChoices
  /** What a seat sees of the board. */
  view: object
  /** What a called step answers with, by its name. */
  results: object
}

export type OptionValue = string | number | boolean
export type Options = Record<string, OptionValue>
export type AnyEvent = { kind: string }
export type AnyFrame = { step: string; at: string; got?: Got; sealed?: readonly unknown[] }
/** The answer of the step that was called last. */
export type Got = { from: string; result: unknown }

/** A step in progress: which one, which phase is next, and whatever locals are added to it. Public. */
export type Frame<Name extends string, At extends string> = { step: Name; at: At; got?: Got }

/** Answers that stay hidden until all are in, by seat; null where none was given yet. */
export type Sealed<C> = (C | null)[]

/** How a match ended. */
export type Outcome = { winners: Seat[]; scores: number[] }

/**
 * The choices of all steps, from the types that stand beside the steps. Of
 * `NamedChoices<{ boarding: { choose: { board: Seat } } }>`, `at` has `'boarding.choose': { board: Seat }`.
 */
export type NamedChoices<S> = {
  /** By the name of where they are made. */
  at: { readonly [L in LabelsIn<S>]: ChoiceAt<S, L> }
  /** Any of them. */
  any: { [L in LabelsIn<S>]: ChoiceAt<S, L> }[LabelsIn<S>]
  /** Any of them, with the name of where it is made. */
  made: { [L in LabelsIn<S>]: { at: L; choice: ChoiceAt<S, L> } }[LabelsIn<S>]
  /** What is asked for them: telling `at` apart tells what can be chosen. */
  ask: { [L in LabelsIn<S>]: AskFor<ChoiceAt<S, L>> & { at: L } }[LabelsIn<S>]
}
type LabelsIn<S> = { [Name in keyof S & string]: `${Name}.${keyof S[Name] & string}` }[keyof S & string]
type ChoiceAt<S, L> = L extends `${infer Name extends keyof S & string}.${infer At}`
  ? At extends keyof S[Name]
    ? S[Name][At]
    : never
  : never

/** The choices of rules that are not known. */
type AnyChoices = {
  at: Readonly<Record<string, unknown>>
  any: unknown
  made: { at: string; choice: unknown }
  ask: Ask & { at: string }
}

/** Where something is chosen: a step and its phase, `'boarding.choose'`. Of rules that are not known: any. */
export type Label<R extends Rules = Rules> = keyof R['choices']['at'] & string

/** Where a frame stands, as its choice is named. */
export const labelOf = ({ step, at }: AnyFrame): string => `${step}.${at}`

/** Anything that is chosen somewhere; of rules that are not known: anything at all. */
export type Choice<R extends Rules = Rules> = R['choices']['any']

/** The frame that is open where something is chosen. */
export type FrameAt<R extends Rules, L> = L extends `${infer Name}.${string}`
  ? Extract<R['frame'], { step: Name }>
  : R['frame']

/** A function for every place where something is chosen; a method, so that a game's own is one of any game's. */
type Method<Arguments extends unknown[], Result> = { of(...given: Arguments): Result }['of']

/** What a seat might expect and is not offered, by where it is asked: stands beside the steps, not inside. */
export type Explanations<R extends Rules = Rules> = {
  readonly [L in Label<R>]?: Method<
    [board: R['board'], f: FrameAt<R, L>, seat: Seat, edition: R['edition']],
    Denied<R['choices']['at'][L]>[]
  >
}

/** The question behind every ask in one plain sentence, by where it is asked. */
export type Prompts<R extends Rules = Rules> = {
  readonly [L in Label<R>]: Method<[f: FrameAt<R, L>, names: readonly string[], edition: R['edition']], string>
}

type ResultOf<R extends Rules, Name> = Name extends keyof R['results'] ? R['results'][Name] : undefined

/** What `take` and `run` work with: the only way to change a match. */
export interface Ctx<R extends Rules, F extends AnyFrame = R['frame']> {
  readonly board: R['board']
  readonly edition: R['edition']
  readonly options: R['options']
  /** How many seats there are. */
  readonly seats: number
  readonly rng: Chance
  /** Does a long, pure computation whose plain result the record keeps. Draw chance before, not inside. */
  work<T>(compute: () => T): T
  /** Says what happened, to everyone. */
  tell(event: R['event']): void
  /** Says it to some seats only; the others hear `otherwise`, or nothing. */
  whisper(to: readonly Seat[], event: R['event'], otherwise?: R['event']): void
  /** Starts another step; this one goes on at `f.at` when that is done. */
  call(frame: R['frame']): void
  /** Ends this step, with its answer if it has one. */
  done(...result: ResultOf<R, F['step']> extends undefined ? [] : [ResultOf<R, F['step']>]): void
  /** The answer of the step `name` that this one called last. */
  got<Name extends keyof R['results'] & string>(name: Name): R['results'][Name]
  /** Ends the match. */
  end(outcome: Outcome): void
}

/** The part of a context that every step's has: what functions shared by steps work with. */
export type SharedCtx<R extends Rules> = Omit<Ctx<R>, 'work' | 'done' | 'got'>

/** The ask that yields a choice of type C: of a pick amid which others may do something else, either kind. */
export type AskFor<C> = [C] extends [Picked<infer T extends Token>]
  ? PickAsk<T>
  : [C] extends [Assigned<infer P extends Token>]
    ? AssignAsk<P>
    : [C] extends [Thrown]
      ? ThrowAsk
      : [Extract<C, Picked>] extends [never]
        ? ListAsk<C>
        : AskFor<Extract<C, Picked>> | ListAsk<Exclude<C, Picked>>

/** Something a seat might expect and is not offered, and why. */
export type Denied<C = unknown> = {
  /** What they might expect, and why not, in fixed words: a page may have them in another language. */
  wanted: string
  clause: string
  because: string
  /** The choice it would be, so that trying it is refused with this reason. */
  choice?: C
}

/** A phase that needs a choice: `ask` lists what is legal, `take` does it. */
export interface AskPhase<R extends Rules, F extends AnyFrame, C> {
  /** The clause of the law it carries out; a refusal names it. */
  readonly clause: string
  ask(board: R['board'], f: F, edition: R['edition']): AskFor<C> | readonly AskFor<C>[]
  take(ctx: Ctx<R, F>, f: F, choice: C, seat: Seat): void
  /**
   * What a seat that is not waited for may do unasked; null if nothing. `take` does it, as any choice.
   * Never asked for seats that are waited for, nor for those that have passed in a window.
   */
  aside?(board: R['board'], f: F, seat: Seat, edition: R['edition']): AskFor<C> | null
  /** Set by `together` and `window`: the seats that have not answered, in the order of `ask`. */
  open?(board: R['board'], f: F): readonly Seat[]
  /** Set by `together` and `window`: one seat's ask, whether or not it has answered. */
  askOne?(board: R['board'], f: F, seat: Seat, edition: R['edition']): AskFor<C> | null
  /** Set by `window`: nobody may see who has already passed. */
  readonly silent?: boolean
}

/** A phase that runs by itself. */
export interface RunPhase<R extends Rules, F extends AnyFrame> {
  run(ctx: Ctx<R, F>, f: F): void
}

/** A section of the rulebook: a phase for every label of its frame, asking where the rules name a choice. */
export type Step<R extends Rules, F extends AnyFrame> = {
  readonly [At in F['at']]: `${F['step']}.${At}` extends keyof R['choices']['at']
    ? AskPhase<R, F, R['choices']['at'][`${F['step']}.${At}`]>
    : RunPhase<R, F>
}

/** A context with its particular types forgotten: every step's context is one. */
export type AnyCtx = Omit<Ctx<Rules>, 'done' | 'got'> & {
  done(...result: never[]): void
  got(name: never): unknown
}

/** A phase with its particular types forgotten: what the kernel runs. */
export type AnyPhase = {
  readonly clause?: string
  ask?(board: object, f: AnyFrame, edition: object): Asks
  take?(ctx: AnyCtx, f: AnyFrame, choice: unknown, seat: Seat): void
  aside?(board: object, f: AnyFrame, seat: Seat, edition: object): Ask | null
  open?(board: object, f: AnyFrame): readonly Seat[]
  askOne?(board: object, f: AnyFrame, seat: Seat, edition: object): Ask | null
  readonly silent?: boolean
  run?(ctx: AnyCtx, f: AnyFrame): void
}
export type AnyStep = Readonly<Record<string, AnyPhase>>

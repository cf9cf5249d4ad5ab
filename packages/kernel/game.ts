/** A game: its facts, its steps, what seats see of it, and how it is told. */
import type { Seat } from './asks/ask.ts'
import type { Chance } from './chance/chance.ts'
import { trust } from './codec.ts'
import type { Unasked } from './driver/speaking.ts'
import { bad, good, type Result } from './errors.ts'
import type { StandingOrder } from './orders.ts'
import {
  type AnyStep,
  type Explanations,
  labelOf,
  type OptionValue,
  type Outcome,
  type Prompts,
  type Rules,
} from './rules.ts'

/** A match is plain data: it can be saved, copied, printed and edited. */
export type Match<R extends Rules = Rules> = {
  board: R['board']
  /** Steps in progress, the innermost last. Empty when the match is over. */
  stack: R['frame'][]
  options: R['options']
  seats: number
  /** How many choices have been taken. */
  seq: number
  outcome: Outcome | null
}

/** One option of a table: what it does and the values it takes, the default first. */
export type OptionSpec = { says: string; values: readonly OptionValue[] }

/** A line of the log in human words, and the clause behind it. */
export type LogLine = { text: string; clause: string }

/** What the setup of a match is given. */
export type Setup<R extends Rules> = {
  edition: R['edition']
  options: R['options']
  seats: number
  rng: Chance
}

export interface Game<R extends Rules = Rules> {
  /** The name used in commands, addresses and records. */
  readonly id: string
  readonly title: string
  /** Changed whenever an old record would replay differently. */
  readonly version: number
  /** The prefix of its clause ids in the law. */
  readonly law: string
  /** Prefixes of other games' laws whose clauses hold here too. */
  readonly standsOn?: readonly string[]
  /** How many may sit down, and how many do when nobody says (the most, if not told). */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number }
  /** No match takes more choices than this. */
  readonly longest: number
  readonly options: Readonly<Record<keyof R['options'], OptionSpec>>
  /** The edition played when no other is loaded. */
  readonly edition: R['edition']
  /** Checks an edition from outside. */
  readEdition(data: unknown): Result<R['edition']>
  /** Checks a board from outside, such as a position somebody made up; without it, rules take what they are given. */
  readBoard?(data: unknown, edition: R['edition'], seats: number): Result<R['board']>
  /** Loads what its rules need before a match can be opened, such as a physics engine. */
  prepare?(): Promise<void>
  /** The board before the first step, and the frame of that step. */
  setup(setup: Setup<R>): { board: R['board']; frame: R['frame'] }
  readonly steps: { readonly [Name in R['frame']['step']]: AnyStep }
  /** What might be expected and is not offered, and why, where it is asked. */
  readonly explanations?: Explanations<R>
  /** What `seat` may know of the board (null: what anyone may), built by addition. */
  view(board: R['board'], seat: Seat | null, edition: R['edition']): R['view']
  /** A board that could be behind `view`: all it does not show is drawn anew. */
  determinize(view: R['view'], seat: Seat | null, rng: Chance, edition: R['edition']): R['board']
  /** The view as text. */
  draw(view: R['view'], names: readonly string[], edition: R['edition']): string
  /** An event in human words. The name of whoever reads it may be `YOU`. */
  say(event: R['event'], names: readonly string[], edition: R['edition']): LogLine
  /** The question behind every ask in one plain sentence. */
  readonly prompts: Prompts<R>
  /** Answers a person can decide on beforehand. */
  readonly orders?: readonly StandingOrder<R>[]
  /** What players may do unasked, and when it matters; to be given if any step has an `aside`. */
  readonly unasked?: Unasked<R>
}

/** Stands among names for whoever reads: messages choose their words by it, and never show it. */
export const YOU = 'you'

/** The options of a table from words such as `short` or `captains=false`; the rest at their default. */
export function readOptions<R extends Rules>(game: Game<R>, words: readonly string[]): Result<R['options']> {
  const specs: Readonly<Record<string, OptionSpec>> = game.options
  const options: Record<string, OptionValue> = {}
  for (const [name, spec] of Object.entries(specs)) options[name] = spec.values[0] ?? false
  for (const word of words) {
    const [name = '', text = 'true'] = word.split('=')
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
    const value = spec?.values.find(candidate => String(candidate) === text)
    if (value === undefined) {
      const known = Object.entries(specs).map(([option, spec]) => `${option} (${spec.values.join(' | ')})`)
      return bad(`${game.id} has no option "${word}"; it has ${known.join(', ') || 'none'}`)
    }
    options[name] = value
  }
  return good(trust<R['options']>(options))
}

/** The question that is open where `frame` stands, in one plain sentence; nothing where none is asked. */
export function promptOf<R extends Rules>(
  game: Game<R>,
  frame: R['frame'],
  names: readonly string[],
  edition: R['edition'],
): string {
  const prompts: Partial<Prompts> = game.prompts
  return prompts[labelOf(frame)]?.(frame, names, edition) ?? ''
}

/**
 * Asks: who may choose what. A list of options wherever that is sensible; otherwise a pick (some of
 * these things), an assignment (these things to those places) or a throw (a point of a bounded
 * space). The kernel owns membership, canonical order, sampling and counting of each kind, so rules
 * never validate.
 */

import type { Chance } from '../chance/chance.ts'
import { trust } from '../codec.ts'
import { KernelBug } from '../errors.ts'
import { samePlain, show } from '../plain.ts'
import {
  type AssignAsk,
  type Assigned,
  acceptAssign,
  choicesOfAssign,
  countAssign,
  explainAssign,
  sampleAssign,
} from './assign.ts'
import { acceptPick, choicesOfPick, countPick, explainPick, type PickAsk, type Picked, samplePick } from './pick.ts'
import { acceptThrow, countThrow, explainThrow, sampleThrow, type ThrowAsk, type Thrown } from './throw.ts'

/** A place at the table, counted from 0. */
export type Seat = number

/** What a pick chooses from and an assignment moves: dice faces, cards, coins. Equal ones are alike. */
export type Token = string | number

/** One of these options. */
export type ListAsk<C = unknown> = { kind: 'list'; seat: Seat; options: readonly C[] }

export type Ask = ListAsk | PickAsk | AssignAsk | ThrowAsk

/** What is open at one moment: one seat's ask, or several seats' at once. */
export type Asks = Ask | readonly Ask[]

export const oneOf = <C>(seat: Seat, options: readonly C[]): ListAsk<C> => ({ kind: 'list', seat, options })

export const allAsks = (asks: Asks): readonly Ask[] => (isSeveral(asks) ? asks : [asks])

export const askOf = (asks: Asks, seat: Seat): Ask | undefined =>
  isSeveral(asks) ? asks.find(ask => ask.seat === seat) : asks.seat === seat ? asks : undefined

export const isSeveral = (asks: Asks): asks is readonly Ask[] => Array.isArray(asks)

/** What an ask lets one choose. */
export type ChosenFrom<A extends Ask> =
  A extends ListAsk<infer C>
    ? C
    : A extends PickAsk<infer T>
      ? Picked<T>
      : A extends AssignAsk<infer P>
        ? Assigned<P>
        : Thrown

/** The offered choice that `choice` means, in canonical form, or undefined if none does. */
export const accept = <A extends Ask>(ask: A, choice: unknown): ChosenFrom<A> | undefined =>
  trust<ChosenFrom<A> | undefined>(acceptAny(ask, choice))

function acceptAny(ask: Ask, choice: unknown): unknown {
  switch (ask.kind) {
    case 'list':
      return acceptListed(ask.options, choice)
    case 'pick':
      return acceptPick(ask, choice)
    case 'assign':
      return acceptAssign(ask, choice)
    case 'throw':
      return acceptThrow(ask, choice)
  }
}

/** The very option first, which costs next to nothing; then one that is written alike. */
function acceptListed(options: readonly unknown[], choice: unknown): unknown {
  for (let i = 0; i < options.length; i++) if (options[i] === choice) return choice
  return options.find(option => samePlain(option, choice))
}

/** A random choice; every choice can come, and of a list or a pick each is as likely. */
export const sample = <A extends Ask>(ask: A, rng: Chance): ChosenFrom<A> => trust<ChosenFrom<A>>(sampleAny(ask, rng))

function sampleAny(ask: Ask, rng: Chance): unknown {
  switch (ask.kind) {
    case 'list':
      return ask.options[rng.below(ask.options.length)]
    case 'pick':
      return samplePick(ask, rng)
    case 'assign':
      return sampleAssign(ask, rng)
    case 'throw':
      return sampleThrow(ask, rng)
  }
}

/** How many different choices there are. */
export function count(ask: Ask): number {
  switch (ask.kind) {
    case 'list':
      return ask.options.length
    case 'pick':
      return countPick(ask)
    case 'assign':
      return countAssign(ask)
    case 'throw':
      return countThrow(ask)
  }
}

/** Every choice once, in canonical order. Throws are too many to list. */
export function choicesOf(ask: Ask): Iterable<unknown> {
  switch (ask.kind) {
    case 'list':
      return ask.options
    case 'pick':
      return choicesOfPick(ask)
    case 'assign':
      return choicesOfAssign(ask)
    case 'throw':
      throw new KernelBug('throws-cannot-be-listed')
  }
}

/** Why `choice` is none of the offered ones: what was wrong, and what would be right. */
export function explain(ask: Ask, choice: unknown): string {
  switch (ask.kind) {
    case 'list':
      return `${show(choice)} is not one of the ${ask.options.length} options, such as ${show(ask.options[0])}`
    case 'pick':
      return explainPick(ask, choice)
    case 'assign':
      return explainAssign(ask, choice)
    case 'throw':
      return explainThrow(ask, choice)
  }
}

/**
 * What a game knows about itself that a search needs: who plays on in its imagination, how far that goes, and what a
 * board is worth there. Without a word of its own a game is played on to its end by whatever bot it has.
 */
import type { Ask, Seat } from '../asks/ask.ts'
import type { Chance } from '../chance/chance.ts'
import type { Rules } from '../rules.ts'
import type { Projection } from '../views/project.ts'
import type { Bot } from './bot.ts'

/**
 * A small network, as data: `inputs` numbers go straight to the score, and through `hidden` units as well. The weights
 * are the straight ones, then of each unit those of the inputs, its bias and what it counts for.
 */
export type Net = { readonly inputs: number; readonly hidden: number; readonly weights: readonly number[] }

export interface Judgement<R extends Rules = Rules> {
  /** Plays on for every seat; what a captain would choose at first thought, unless `own` is given. */
  readonly player: Bot<R>
  /** What a captain chooses at first thought, where that is not what the player would: too slow or too crafty to play on. */
  readonly own?: Bot<R>
  /** Plays on for the seat that thinks, where it plays better than the others: whoever plans should count on its own skill. */
  readonly self?: Bot<R>
  /**
   * Added to the score of the seat that thinks where imagination stops: it goes on as a captain, and the network knows
   * mates only. Who plays better than the others need not gamble where it can wait.
   */
  readonly edge?: number
  /** Play on for the others, one in every world in turn: nobody knows what a rival goes by. Without them the player does. */
  readonly rivals?: readonly Bot<R>[]
  /** What is asked without what is never better than something else: that is not tried. */
  narrowed?(ask: R['choices']['ask']): Ask
  readonly effort: Effort
  /** Whether to think here; elsewhere the first thought is as good. Without it: wherever there is a choice. */
  ponders?(seen: Projection<R>, edition: R['edition']): boolean
  /** Without it imagined matches are played to their end. */
  readonly value?: Valuation<R>
  /** What players count in this game: by these a plan is told from another in words. They change no choice. */
  readonly measures?: readonly Measure<R>[]
}

/** Something a player counts where imagination stops. */
export interface Measure<R extends Rules = Rules> {
  /** How much of it there is for `seat`. */
  amount(board: R['board'], seat: Seat, edition: R['edition'], options: R['options']): number
  /** Whether the seat wants more of it, or less. */
  readonly wanted: 'more' | 'less'
  /** What a plan that does well by it brings, such as "two spaces more"; `{n}` is how many. */
  readonly says: string
}

/** How much is thought about one choice. */
export type Effort = {
  /** Matches imagined for one choice, all candidates together. */
  readonly simulations: number
  /** Of those so many at most for every candidate: where there is little to choose from, less tells which is best. */
  readonly each?: number
  /** Candidates at most. */
  readonly width: number
  /** The first thought is left only for a gain of more than so many standard errors. */
  readonly doubt: number
}

/** What a board is worth where imagination stops. */
export interface Valuation<R extends Rules = Rules> {
  /** A number that grows with the match: hunts, rounds, turns. */
  progress(board: R['board']): number
  /** By how much it grows before imagination stops. */
  readonly horizon: number
  /** What `seat`'s chance to win depends on, the same numbers for every seat; each about -1 to 1. */
  features(board: R['board'], seat: Seat, edition: R['edition'], options: R['options']): number[]
  readonly net: Net
  /** How many win together with a seat, itself among them; without it everyone wins alone. */
  partners?(board: R['board'], seat: Seat): number
  /** The same board with all that nobody has seen yet drawn anew: the order of decks, what lies face down. */
  unforeseen?(board: R['board'], rng: Chance, edition: R['edition']): R['board']
}

/** Numbers a bot goes by, by their names. */
type Numbers = { readonly [name: string]: number | Numbers }

/** A bot whose numbers can be changed, so that better ones can be looked for. */
export interface Planner {
  readonly plan: Numbers
  botOf(plan: Numbers): Bot
}

/**
 * The luck ledger: what every choice and everything that chance said was worth, in chances to win. One evaluator is used
 * throughout, so it adds up: the chance at the start, plus all luck, plus all skill, is the result.
 *
 *   skill of a choice = what is to be expected after it  −  what was to be expected before it
 *   luck after it     = what came of it                  −  what was to be expected after it
 *
 * Every moment is valued in the same imagined worlds, whose dice depend on who is asked what for the how manieth time: so
 * where nothing was rolled or turned up the two sides of a difference are the same to the last bit, and elsewhere most of
 * what imagination rolls by itself cancels out.
 */
import type { Choice, Game, Match, Seat } from '@nassau/kernel'
import type { Judgement } from '@nassau/kernel/bots'
import { copyPlain, Play, type Referee } from '@nassau/kernel/host'
import { playedOn, sharesWon } from '../search/imagining.ts'
import { Moments, WorldDice } from '../search/world-dice.ts'
import { WorldOrder } from '../search/world-order.ts'

/** What is kept of one choice; lists go by seat. */
export type Entry = { seat: Seat; skill: number[]; luck: number[] }

export type Ledger = {
  /** Everyone's chance to win before the first choice, and after every one; at last the result, if there is one. */
  chances: number[][]
  entries: Entry[]
}

/** A choice of the match and what stood before it. */
export type Step = { before: Match; seat: Seat; choice: Choice }

export type Book = { game: Game; edition: object; judgement: Judgement; seed: number; tries: number }

/** How far the evaluator looks: to the next moment at which the game values its board, however little it has grown by then. */
const LOOK = 0.01
const STREAMS = 3

/** Yields how many choices are entered; nothing is expected of a match but what its players could not foresee either. */
export function* ledgerOf(book: Book, steps: Iterable<Step>, end: Match): Generator<number, Ledger> {
  const { seats } = end
  const entries: Entry[] = []
  const chances: number[][] = []
  const gone = new Moments()
  let pending: { seat: Seat; expected: number[] } | null = null
  for (const { before, seat, choice } of steps) {
    const now = expected(book, { match: before, gone }, null)
    if (pending) entries.push(entryOf(pending, chances.at(-1), now))
    chances.push(now)
    pending = { seat, expected: expected(book, { match: before, gone }, { seat, choice }) }
    gone.next(before, seat)
    yield entries.length
  }
  // Where nobody has won by the rules, what everyone still had stands for a result.
  const result = end.outcome ? sharesWon(end.outcome, seats) : expected(book, { match: end, gone }, null)
  if (pending) entries.push(entryOf(pending, chances.at(-1), result))
  chances.push(result)
  return { chances, entries }
}

function entryOf(
  { seat, expected: after }: { seat: Seat; expected: number[] },
  before: readonly number[] | undefined,
  came: readonly number[],
): Entry {
  return {
    seat,
    skill: after.map((chance, one) => chance - (before?.[one] ?? 0)),
    luck: came.map((chance, one) => chance - (after[one] ?? 0)),
  }
}

/** A match as it stood, and what had been asked until then. */
type Standing = { match: Match; gone: Moments }
/** A choice, or null where the player makes its own. */
type Made = { seat: Seat; choice: Choice } | null

/**
 * Everyone's chance from here, or after a choice made here: the mean of matches that could go on from it. A few that came
 * to their end do not say that all will end so: together they leave room for one in which all are even.
 */
function expected(book: Book, from: Standing, made: Made): number[] {
  const { tries } = book
  const { seats } = from.match
  const went = Array.from({ length: tries }, (_, world) => once(book, from, world, made))
  const doubt = went.filter(({ isOver }) => isOver).length / tries
  const shareOf = (seat: Seat): number => went.reduce((sum, { shares }) => sum + (shares[seat] ?? 0), doubt / seats)
  return Array.from({ length: seats }, (_, seat) => shareOf(seat) / (tries + doubt))
}

/** How one imagined match went on: everyone's share where it was left, and whether it was over there. */
type Went = { shares: number[]; isOver: boolean }

function once({ game, edition, judgement, seed }: Book, from: Standing, world: number, made: Made): Went {
  const { value } = judgement
  const match = copyPlain(from.match)
  const hidden = new WorldOrder(seed, world * STREAMS)
  const board = value?.unforeseen?.(match.board, hidden, edition) ?? match.board
  const dice = new WorldDice(seed, world * STREAMS + 1, from.gone)
  const mind = new WorldDice(seed, world * STREAMS + 2, from.gone)
  const worldly = [dice, mind]
  const play = new Play(game, edition, { ...match, board }, dice)
  const reached = value?.progress(board) ?? 0
  if (made) {
    for (const chance of worldly) chance.turnTo(play.match, made.seat)
    play.take(made.seat, made.choice)
  }
  const horizon = Math.min(LOOK, value?.horizon ?? LOOK)
  return { shares: playedOn(play, judgement, mind, { from: reached, horizon, worldly }), isOver: play.isOver }
}

/** The same in chances to win: whoever wins with others has won as much as one who wins alone. */
export function inChances({ chances, entries }: Ledger, partners: readonly number[]): Ledger {
  const scaled = (shares: readonly number[]): number[] => shares.map((share, seat) => share * (partners[seat] ?? 1))
  return {
    chances: chances.map(scaled),
    entries: entries.map(({ seat, skill, luck }) => ({ seat, skill: scaled(skill), luck: scaled(luck) })),
  }
}

/** The steps of a match that was played under a referee. */
export function* stepsOf(referee: Referee): Generator<Step> {
  for (const { seat, choice, play } of referee.history()) yield { before: copyPlain(play.match), seat, choice }
}

/** What a match was for one seat: where it began, and what luck, its own choices and those of others added. */
export type Account = { start: number; luck: number; skill: number; others: number; result: number }

export function accountOf({ chances, entries }: Ledger, seat: Seat): Account {
  const account = { start: chances[0]?.[seat] ?? 0, luck: 0, skill: 0, others: 0, result: chances.at(-1)?.[seat] ?? 0 }
  for (const entry of entries) {
    account.luck += entry.luck[seat] ?? 0
    if (entry.seat === seat) account.skill += entry.skill[seat] ?? 0
    else account.others += entry.skill[seat] ?? 0
  }
  return account
}

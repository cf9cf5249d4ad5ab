/**
 * Imagined matches: from what a seat sees, a match that could be behind it, and how it might go on. Nothing but the
 * projection goes in. World number n is the same for every choice tried in it: the same hidden cards, the same dice.
 */
import type { Chance, Game, Match, Outcome, Projection, Seat } from '@nassau/kernel'
import { determinize, type Judgement, type Valuation } from '@nassau/kernel/bots'
import { firstAsked, Glance, Play } from '@nassau/kernel/host'
import { LateChance } from './late-chance.ts'
import { scoreOf, sharesOf } from './net.ts'
import { WorldDice } from './world-dice.ts'

/** What a search is asked: the choice of one seat, from what it sees. */
export type Question = {
  game: Game
  seen: Projection
  edition: object
  judgement: Judgement
  seed: number
  /** Told where an imagined match was left, and what it was worth to whoever thinks. */
  onLeft?: (choice: unknown, play: Play, share: number) => void
}

/** Streams of chance set apart for one world: what is hidden, the dice, the minds of those who play on. */
const STREAMS = 3

/** Everyone's share of the win if `choice` is made in this world; a choice of null lets the moment go by. */
export function imagined(question: Question, choice: unknown, world: number): number[] {
  const { game, seen, edition, judgement, seed, onLeft } = question
  const stream = (role: number): LateChance => new LateChance(seed, world * STREAMS + role)
  const match = determinize(game, unsealed(seen), stream(0), edition)
  const dice = new WorldDice(seed, world * STREAMS + 1)
  const play = new Play(game, edition, match, dice)
  const from = judgement.value?.progress(match.board) ?? 0
  if (choice !== null && seen.seat !== null) {
    dice.turnTo(match, seen.seat)
    play.take(seen.seat, choice)
  }
  const { rivals = [], self = judgement.player } = judgement
  const player = rivals[world % rivals.length] ?? judgement.player
  const shares = playedOn(play, { ...judgement, player, self }, stream(2), {
    from,
    worldly: [dice],
    thinker: seen.seat,
  })
  onLeft?.(choice, play, shares[seen.seat ?? 0] ?? 0)
  return shares
}

/** An answer that nobody has seen is as good as one not given yet: whoever gave it is asked again, and answers sensibly. */
function unsealed(seen: Projection): Projection {
  const top = seen.stack.at(-1)
  if (!top?.sealed?.some((answer, owner) => answer !== null && owner !== seen.seat)) return seen
  const sealed = top.sealed.map((answer, owner) => (owner === seen.seat ? answer : null))
  return { ...seen, stack: [...seen.stack.slice(0, -1), { ...top, sealed }] }
}

/** From where imagination goes on. */
type Onward = {
  /** How far the match had come. */
  from: number
  /** By how much it grows before imagination stops; without it as the game says. */
  horizon?: number
  /** Chance of a world: it is told who chooses next. */
  worldly?: readonly WorldDice[]
  /** Who imagines all this: it knows that it will choose as itself. */
  thinker?: Seat | null
}

/** Lets the judgement's player choose for everyone until the horizon, and says what everyone then has. */
export function playedOn(
  play: Play,
  { player, self = player, value, edge = 0 }: Judgement,
  mind: Chance,
  { from, horizon = value?.horizon ?? Number.POSITIVE_INFINITY, worldly = [], thinker = null }: Onward,
): number[] {
  const { match, board, edition } = play
  const until = from + horizon
  const isFarEnough = (): boolean => value !== undefined && value.progress(board) >= until
  while (!play.isOver && !isFarEnough()) {
    const seat = firstAsked(play)
    if (seat === undefined) break
    const ask = play.askOf(seat)
    if (!ask) break
    for (const chance of worldly) chance.turnTo(match, seat)
    // Where there is nothing to choose, nobody need look.
    const only = ask.kind === 'list' && ask.options.length === 1 ? ask.options[0] : undefined
    const chooser = seat === thinker ? self : player
    play.take(seat, only ?? chooser.chooseFrom?.(ask, mind) ?? chooser.choose(new Glance(play, seat), mind, edition))
  }
  return match.outcome || !value
    ? sharesWon(match.outcome, match.seats)
    : chancesOf(value, match, edition, { [thinker ?? -1]: edge })
}

/** The winners share what is won. */
export const sharesWon = (outcome: Outcome | null, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => shareOf(outcome, seat))

const shareOf = (outcome: Outcome | null, seat: Seat): number =>
  outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0

/** Everyone's chance to win, as a game values its board; `edges` are what some are better by than the board says. */
export const chancesOf = (
  value: Valuation,
  match: Match,
  edition: object,
  edges: Readonly<Record<Seat, number>> = {},
): number[] =>
  sharesOf(featuresOf(value, match, edition).map((features, seat) => scoreOf(value.net, features) + (edges[seat] ?? 0)))

/** What every seat's chance depends on. */
export const featuresOf = (value: Valuation, { board, seats, options }: Match, edition: object): number[][] =>
  Array.from({ length: seats }, (_, seat) => value.features(board, seat, edition, options))

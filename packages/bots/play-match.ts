/**
 * One match with a bot on every seat. Each bot gets exactly what its seat sees. The dice, the order
 * in which seats answer and every bot have a stream of chance of their own, all from (seed, index),
 * so a match is the same wherever and whenever it is played.
 */
import type { Listed } from '@nassau/games'
import {
  type Ask,
  accept,
  type Bot,
  type Chance,
  drawAsk,
  FastChance,
  type Options,
  Play,
  project,
  type Seat,
  setUp,
} from '@nassau/kernel'
import { BotsBug } from './errors.ts'

export type MatchPlan = {
  listed: Listed
  edition: object
  options: Options
  /** The bot of each seat. */
  bots: readonly Bot[]
  seed: number
  /** Which match of the series this is. */
  index: number
}

export type Played = {
  winners: number[]
  scores: number[]
  /** How many choices were taken. */
  choices: number
  /** What the game calls each seat at the end; empty if it calls them nothing. */
  labels: readonly (readonly string[])[]
  /** What the game measured of it, by name. */
  measures: Readonly<Record<string, number>>
}

/** Streams set apart for one match: dice, order, then one a seat. */
const STREAMS_A_MATCH = 64
const DICE = 0
const ORDER = 1
const FIRST_SEAT = 2

export function playMatch({ listed, edition, options, bots, seed, index }: MatchPlan): Played {
  const { game } = listed
  const stream = (role: number): FastChance => new FastChance(seed, index * STREAMS_A_MATCH + role)
  const dice = stream(DICE)
  const order = stream(ORDER)
  const players = bots.map((bot, seat) => ({ bot, rng: stream(FIRST_SEAT + seat) }))

  const match = setUp(game, edition, options, bots.length, dice)
  const play = new Play(game, edition, match, dice)
  const take = (ask: Ask, wanted: unknown): void => {
    const choice = accept(ask, wanted)
    if (choice === undefined)
      throw new BotsBug('bot-chose-illegally', { game: game.id, seed, index, bot: bots[ask.seat]?.id, seq: match.seq })
    play.take(ask.seat, choice)
    if (match.seq > game.longest) throw new BotsBug('match-too-long', { game: game.id, seed, index })
  }
  while (!play.isOver) {
    const ask = drawAsk(play, order)
    const player = players[ask.seat]
    take(ask, player?.bot.choose(project(play, ask.seat), player.rng, edition))
    if (play.hasAsides) interject(play, players, ask.seat, take)
  }

  const { board, outcome, seq } = match
  return {
    winners: outcome?.winners ?? [],
    scores: outcome?.scores ?? [],
    choices: seq,
    labels: listed.labels?.(board) ?? [],
    measures: listed.measures?.(board) ?? {},
  }
}

type Player = { bot: Bot; rng: Chance }

/** After a choice every bot with an aside may put in a word, once, in the order they sit behind the one who chose. */
function interject(
  play: Play,
  players: readonly Player[],
  chooser: Seat,
  take: (ask: Ask, choice: unknown) => void,
): void {
  for (let i = 1; i <= players.length; i++) {
    const seat = (chooser + i) % players.length
    const player = players[seat]
    const ask = player?.bot.interject && play.asideOf(seat)
    const choice = ask && player.bot.interject?.(project(play, seat), player.rng, play.edition)
    if (ask && choice !== null) take(ask, choice)
  }
}

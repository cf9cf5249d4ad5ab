/**
 * One match with a bot on every seat. Each bot gets exactly what its seat sees. The dice, the order
 * in which seats answer and every bot have a stream of chance of their own, all from (seed, index),
 * so a match is the same wherever and whenever it is played.
 */
import type { Listed } from '@nassau/games'
import { accept, allAsks, type Bot, FastChance, isSeveral, type Options, Play, project, setUp } from '@nassau/kernel'
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

  const play = new Play(game, edition, setUp(game, edition, options, bots.length, dice), dice)
  let choices = 0
  for (let { asks } = play; asks !== null; { asks } = play) {
    if (++choices > game.longest) throw new BotsBug('match-too-long', { game: game.id, seed, index })
    const ask = isSeveral(asks) ? order.pick(allAsks(asks)) : asks
    const player = players[ask.seat]
    const choice = accept(ask, player?.bot.choose(project(play, ask.seat), player.rng))
    if (choice === undefined)
      throw new BotsBug('bot-chose-illegally', { game: game.id, seed, index, bot: player?.bot.id, choices })
    play.take(ask.seat, choice)
  }

  const { board, outcome } = play.match
  return {
    winners: outcome?.winners ?? [],
    scores: outcome?.scores ?? [],
    choices,
    labels: listed.labels?.(board) ?? [],
  }
}

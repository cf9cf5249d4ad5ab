/**
 * One match with a bot on every seat. Each bot gets exactly what its seat sees. The dice, the order
 * in which seats answer and every bot have a stream of chance of their own, all from (seed, index),
 * so a match is the same wherever and whenever it is played.
 */
import type { LoadedGame } from '@nassau/games'
import type { Chance, Options, Projection } from '@nassau/kernel'
import { type Bot, FastChance } from '@nassau/kernel/bots'
import { accept, botPlayer, due, newDriver, offered, Play, project, setUp, tookChoice } from '@nassau/kernel/host'
import { BotsBug } from './errors.ts'

export type MatchPlan = {
  listed: LoadedGame
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
  const minds = bots.map((_, seat) => stream(FIRST_SEAT + seat))

  const match = setUp(game, edition, options, bots.length, dice)
  const play = new Play(game, edition, match, dice)
  const driver = newDriver(bots.length)
  const players = bots.map(botPlayer)
  for (;;) {
    const next = due(play, driver, players, order)
    if (next.kind !== 'bot' && next.kind !== 'aside') break
    const { seat } = next
    const isAside = next.kind === 'aside'
    if (isAside) offered(driver, seat)
    const seen = project(play, seat)
    const wanted = thoughtOf(bots[seat], seen, minds[seat], edition, isAside)
    if (isAside && wanted === null) continue
    const choice = seen.ask === null ? undefined : accept(seen.ask, wanted)
    if (choice === undefined)
      throw new BotsBug('bot-chose-illegally', { game: game.id, seed, index, bot: bots[seat]?.id, seq: match.seq })
    play.take(seat, choice)
    tookChoice(driver, play, seat, isAside)
    if (match.seq > game.longest) throw new BotsBug('match-too-long', { game: game.id, seed, index })
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

/** What a bot chooses for what its seat is asked, or may do unasked; null for nothing, which only an aside may be. */
const thoughtOf = (
  bot: Bot | undefined,
  seen: Projection,
  mind: Chance | undefined,
  edition: object,
  isAside: boolean,
): unknown => {
  if (bot === undefined || mind === undefined) throw new BotsBug('no-such-player', { seat: seen.seat })
  return isAside ? (bot.interject?.(seen, mind, edition) ?? null) : bot.choose(seen, mind, edition)
}

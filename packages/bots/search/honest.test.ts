/**
 * A bot gets what its seat sees and nothing else, and so does everyone it imagines: matches that look the same to a seat
 * are thought about alike to the last byte, whatever they hide.
 */
import { findGame, type LoadedGame, SHELF } from '@nassau/games'
import type { Projection } from '@nassau/kernel'
import { type Bot, determinize, FastChance, type Judgement } from '@nassau/kernel/bots'
import { Play, project, readOptions, seatsAsked, setUp } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { hintFor, usualChoice } from '../analysis/hint.ts'
import { botFor } from '../bot-for.ts'
import { firstThoughtOf, judgementOf } from './captain.ts'

function listedAs(id: string): LoadedGame {
  const found = findGame(id)
  if (!found.ok) throw new Error(found.problem.says)
  return found.value
}

/** The same bot, which passes on all it is shown. */
const spying = (bot: Bot, onSeen: (seen: Projection) => void): Bot => ({
  id: bot.id,
  choose(seen, rng, edition) {
    onSeen(seen)
    return bot.choose(seen, rng, edition)
  },
})

/** The same game, thought about little and everywhere, with spies in everybody's place in imagined matches. */
function planted(listed: LoadedGame, onSeen: (seen: Projection) => void): LoadedGame {
  const plain = judgementOf(listed)
  const spy = (bot: Bot): Bot => spying(bot, onSeen)
  const judgement: Judgement = {
    ...plain,
    player: spy(plain.player),
    own: spy(firstThoughtOf(plain)),
    ...(plain.self && { self: spy(plain.self) }),
    ...(plain.rivals && { rivals: plain.rivals.map(spy) }),
    ponders: () => true,
    effort: { simulations: 6, width: 3, doubt: 0 },
  }
  return { ...listed, judgement }
}

/** Matches behind what a seat sees, each hiding something else where there is anything to hide. */
const lookAlikes = ({ game }: LoadedGame, seen: Projection): Play[] =>
  [1, 2].map(
    seed =>
      new Play(game, game.edition, determinize(game, seen, new FastChance(seed), game.edition), new FastChance(seed)),
  )

/** All that comes of a thought: what is chosen, what is advised, and whatever anyone saw meanwhile. */
function thoughtsIn(listed: LoadedGame, world: Play, seat: number): string {
  const spied: string[] = []
  // What is worked out only as it is looked at is looked at, too.
  const thinking = planted(listed, seen => spied.push(JSON.stringify([seen, seen.view, seen.ask, seen.awaiting])))
  const seen = project(world, seat)
  const { edition } = world
  const chosen = ['mate', 'captain'].map(level => {
    const bot = botFor(thinking, level)
    return bot.ok && bot.value.choose(seen, new FastChance(2), edition)
  })
  const hinting = hintFor(thinking, seen, edition, 3, { usual: usualChoice(thinking, seen, edition, 3) })
  let hinted = hinting.next()
  while (!hinted.done) hinted = hinting.next()
  return JSON.stringify([seen, chosen, hinted.value, spied])
}

/** Games that hide something, be it only the answers of those who chose at the same time; in the others all lies open. */
const HIDING = ['scurvy-dice', 'king-of-pirates', 'doubloon-lagoon']

/** So many moments of a match are looked at, so many choices apart. */
const MOMENTS = 4
const APART = 8

test.each(SHELF.map(({ id }) => id))(
  '%s: what a seat cannot know changes nothing of what its captain thinks, advises and imagines',
  async id => {
    const listed = listedAs(id)
    const { game } = listed
    await game.prepare?.()
    const options = readOptions(game, 'surrogate' in game.options ? ['surrogate'] : [])
    if (!options.ok) throw new Error(options.problem.says)
    const rng = new FastChance(8)
    const play = new Play(game, game.edition, setUp(game, game.edition, options.value, 4, rng), rng)
    let looked = 0
    let last = -APART
    for (let taken = 0; taken < 500 && looked < MOMENTS && !play.isOver; taken++) {
      const [first = 0] = seatsAsked(play)
      const seen = project(play, first)
      const worlds = taken - last < APART ? [] : lookAlikes(listed, seen)
      const hides = new Set(worlds.map(({ match }) => JSON.stringify([match.board, match.stack]))).size > 1
      // Where all lies open, what the dice will say is still hidden.
      if (worlds.length > 0 && (hides || !HIDING.includes(id))) {
        expect(new Set(worlds.map(world => thoughtsIn(listed, world, first))).size).toBe(1)
        looked++
        last = taken
      }
      play.take(first, listed.bots[0]?.choose(seen, new FastChance(taken), play.edition))
    }
    expect(looked).toBe(MOMENTS)
  },
)

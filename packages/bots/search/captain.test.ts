import { findGame, type LoadedGame } from '@nassau/games'
import type { Ask, Projection } from '@nassau/kernel'
import {
  type Bot,
  choicesOf,
  count,
  determinize,
  type Effort,
  FastChance,
  isTemper,
  type Judgement,
  swab,
  TEMPERS,
} from '@nassau/kernel/bots'
import { accept, Play, project, readOptions, seatsAsked, setUp } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { candidatesFor, sensible } from './candidates.ts'
import { captainOf, judgementOf } from './captain.ts'
import { imagined, playedOn, type Question } from './imagining.ts'
import { ponder } from './search.ts'

function listedAs(id: string): LoadedGame {
  const found = findGame(id)
  if (!found.ok) throw new Error(found.problem.says)
  return found.value
}

/** The same game, thought about little: enough to see that it works. */
function hasty(id: string, simulations = 16): LoadedGame {
  const listed = listedAs(id)
  const judgement: Judgement = { ...judgementOf(listed), effort: { simulations, width: 6, doubt: 0 } }
  return { ...listed, judgement }
}

function opened({ game }: LoadedGame, seats: number, seed: number): Play {
  const options = readOptions(game, [])
  if (!options.ok) throw new Error(options.problem.says)
  const rng = new FastChance(seed)
  return new Play(game, game.edition, setUp(game, game.edition, options.value, seats, rng), rng)
}

const SEARCHED = ['scurvy-dice', 'king-of-pirates', 'doubloon-lagoon', 'pig']

test.each(SEARCHED)('%s: whatever a captain chooses is offered, and the same seed gives the same choice', id => {
  const listed = hasty(id)
  const bots = Object.keys(TEMPERS)
    .filter(isTemper)
    .map(level => captainOf(listed, level))
  const play = opened(listed, 2, 5)
  for (let taken = 0; taken < 40 && !play.isOver; taken++) {
    const [seat = 0] = seatsAsked(play)
    const seen = project(play, seat)
    const choose = (bot: Bot): unknown => bot.choose(seen, new FastChance(9, taken), play.edition)
    const [first, ...others] = bots.map(choose)
    expect(bots.map(choose)).toEqual([first, ...others])
    for (const choice of [first, ...others]) expect(seen.ask && accept(seen.ask, choice)).toEqual(choice)
    play.take(seat, first)
  }
})

test('a game that says nothing about itself is played by the same search: in Pig who has enough holds', () => {
  const listed = { ...listedAs('pig'), bots: [] }
  const captain = captainOf(listed, 'captain')
  const play = opened(listed, 2, 3)
  let held = 0
  for (let taken = 0; taken < 400 && !play.isOver; taken++) {
    const [seat = 0] = seatsAsked(play)
    const seen = project(play, seat)
    const choice = captain.choose(seen, new FastChance(taken), play.edition)
    const wins = seen.ask ? [...choicesOf(seen.ask)].filter(option => winsAtOnce(listed, seen, option)) : []
    if (wins.length > 0) {
      expect(wins).toContainEqual(choice)
      held++
    }
    play.take(seat, choice)
  }
  expect(held).toBeGreaterThan(0)
})

function winsAtOnce({ game }: LoadedGame, seen: Projection, option: unknown): boolean {
  const play = new Play(game, game.edition, determinize(game, seen, new FastChance(1), game.edition), new FastChance(1))
  const seat = seen.seat ?? 0
  play.take(seat, option)
  return play.isOver && play.match.outcome?.winners.includes(seat) === true
}

test('the own choice is always a candidate, each candidate comes once, and wide asks are not tried whole', () => {
  const listed = hasty('scurvy-dice')
  const play = opened(listed, 4, 2)
  let wide = 0
  for (let taken = 0; taken < 80 && !play.isOver; taken++) {
    const [seat = 0] = seatsAsked(play)
    const seen = project(play, seat)
    const own = listed.bots[0]?.choose(seen, new FastChance(taken), play.edition)
    if (seen.ask) {
      const candidates = candidatesFor(seen.ask, own, 12, new FastChance(taken))
      expect(candidates[0]).toEqual(own)
      expect(new Set(candidates.map(choice => JSON.stringify(choice))).size).toBe(candidates.length)
      for (const choice of candidates) expect(accept(seen.ask, choice)).toBeDefined()
      expect(candidates.length).toBeLessThanOrEqual(12)
      if (count(seen.ask) > 12) wide++
      else expect(candidates.length).toBe(count(seen.ask))
    }
    play.take(seat, own)
  }
  expect(wide).toBeGreaterThan(5)
})

/** The first question of a match, with some of what can be answered. */
function firstQuestion(listed: LoadedGame): { question: Question; ask: Ask; candidates: unknown[] } {
  const play = opened(listed, 2, 2)
  const seen = project(play, seatsAsked(play)[0] ?? 0)
  if (!seen.ask) throw new Error('nothing is asked')
  const judgement = judgementOf(listed)
  const own = judgement.player.choose(seen, new FastChance(1), play.edition)
  const question = { game: listed.game, seen, edition: play.edition, judgement, seed: 1 }
  return { question, ask: seen.ask, candidates: candidatesFor(seen.ask, own, 6, new FastChance(1)) }
}

test('a search that is told to stop makes do with what it knows', () => {
  const { question, ask, candidates } = firstQuestion(hasty('scurvy-dice', 400))
  const thinking = ponder(question, candidates)
  thinking.next()
  const stopped = thinking.next(true)
  expect(stopped.done).toBe(true)
  if (stopped.done) expect(accept(ask, stopped.value.choice)).toBeDefined()
})

test('where there is little to choose from, less is tried', () => {
  const { question, candidates } = firstQuestion(hasty('scurvy-dice', 400))
  const triesWith = (effort: Effort): number => {
    const thinking = ponder({ ...question, judgement: { ...question.judgement, effort } }, candidates.slice(0, 2))
    let step = thinking.next()
    while (!step.done) step = thinking.next()
    return step.value.plans.reduce((sum, { tries }) => sum + tries, 0)
  }
  const { effort } = question.judgement
  expect(triesWith(effort)).toBe(400)
  expect(triesWith({ ...effort, each: 30 })).toBe(60)
})

test('a game may give its captain a first thought of its own: it is what is chosen where nothing is weighed', () => {
  const listed = hasty('doubloon-lagoon')
  const last: Bot = {
    id: 'last',
    choose: ({ ask }) => (ask?.kind === 'list' ? ask.options.at(-1) : undefined),
  }
  const judgement: Judgement = { ...judgementOf(listed), own: last, ponders: () => false }
  const play = opened(listed, 2, 3)
  const [seat = 0] = seatsAsked(play)
  const seen = project(play, seat)
  const chosen = captainOf({ ...listed, judgement }, 'captain').choose(seen, new FastChance(1), play.edition)
  expect(chosen).toEqual(last.choose(seen, new FastChance(1), play.edition))
})

test('what is never better than something else is not tried: a captain of Scurvy Dice rolls no parrot again', () => {
  const listed = listedAs('scurvy-dice')
  const judgement = judgementOf(listed)
  const play = opened(listed, 4, 2)
  let narrowed = 0
  for (let taken = 0; taken < 80 && !play.isOver; taken++) {
    const [seat = 0] = seatsAsked(play)
    const { ask, ...seen } = project(play, seat)
    if (!ask) break
    const all = [...choicesOf(ask)].map(choice => JSON.stringify(choice))
    const kept = [...choicesOf(sensible(judgement, ask))].map(choice => JSON.stringify(choice))
    const isRoll = ['build.reroll', 'build.salvage'].includes(ask.at)
    expect(kept).toEqual(isRoll ? all.filter(choice => !choice.includes('parrot')) : all)
    if (kept.length < all.length) narrowed++
    play.take(seat, listed.bots[0]?.choose({ ...seen, ask }, new FastChance(taken), play.edition))
  }
  expect(narrowed).toBeGreaterThan(2)
})

test('whoever thinks counts on its own skill, and on nobody else’s', () => {
  const listed = listedAs('pig')
  const roller: Bot = { id: 'roller', choose: () => ({ do: 'roll' }) }
  const worth = (judgement: Pick<Judgement, 'player' | 'self' | 'rivals'>, world = 1): number => {
    const play = opened(listed, 2, 3)
    const seen = project(play, 0)
    const effort = { simulations: 1, width: 1, doubt: 0 }
    const question = { game: listed.game, seen, edition: play.edition, judgement: { ...judgement, effort }, seed: 1 }
    return imagined(question, { do: 'roll' }, world)[0] ?? 0
  }
  // Whoever rolls for ever never keeps anything; chance does.
  expect(worth({ player: roller, self: swab })).toBe(1)
  expect(worth({ player: swab, self: roller })).toBe(0)
  // Rivals of several kinds come by turns; two who keep nothing share what is won.
  const several = { player: swab, self: roller, rivals: [roller, swab] }
  expect([0, 1, 2].map(world => worth(several, world))).toEqual([0.5, 0, 0.5])
})

test('a captain counts on being better than the board says where it stops imagining; for whoever looks on nobody is', () => {
  const { question, candidates } = firstQuestion(listedAs('scurvy-dice'))
  const { judgement } = question
  const sharesWith = (edge: number): number[] =>
    imagined({ ...question, judgement: { ...judgement, edge } }, candidates[0], 1)
  const oddsOf = ([own = 0, other = 0]: number[]): number => own / other
  const [even, ahead] = [sharesWith(0), sharesWith(0.5)]
  for (const shares of [even, ahead]) expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9)
  expect(question.seen.seat).toBe(0)
  expect(oddsOf(ahead) / oddsOf(even)).toBeCloseTo(Math.exp(0.5), 9)
  const lookedOn = (edge: number): number[] =>
    playedOn(opened(listedAs('scurvy-dice'), 2, 2), { ...judgement, edge }, new FastChance(1), { from: 0 })
  expect(lookedOn(0.5)).toEqual(lookedOn(0))
})

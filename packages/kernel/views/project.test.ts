import { expect, test } from 'vitest'
import { FastChance, NoChance, ScriptedChance } from '../chance/chance.ts'
import { CARD_NAMES, type Cutlass, cutlass, HAND, SEATS } from '../fixtures/cutlass.ts'
import { type Card, type Duel, duelGame, duelOf } from '../fixtures/duel.ts'
import { assertPlain } from '../plain.ts'
import { Play, setUp } from '../play.ts'
import type { AnyFrame } from '../rules.ts'
import { PASS } from '../steps.ts'
import { determinize, Glance, glimpse, imagine, project } from './project.ts'

const sealedOf = (stack: readonly AnyFrame[]): readonly unknown[] => stack.at(-1)?.sealed ?? []

function beginCutlass(seed: number): Play<Cutlass> {
  const rng = new FastChance(seed)
  return new Play(cutlass, cutlass.edition, setUp(cutlass, cutlass.edition, {}, SEATS, rng), rng)
}

/** All have boasted; everyone aims. */
function aiming(hands: Card[][]): Play<Duel> {
  const play = new Play(duelGame, duelGame.edition, duelOf(hands), new NoChance())
  for (const seat of hands.keys()) play.take(seat, { boast: 'quiet' })
  return play
}

test('a projection says whose it is, what is seen, what is asked and who is waited for', () => {
  const play = beginCutlass(1)
  const own = project(play, 0)
  expect(own).toMatchObject({ game: 'cutlass', seat: 0, seats: 5, options: {}, awaiting: [0], outcome: null })
  expect(own.ask).toEqual({ at: 'turn.choose', ...play.askOf(0) })
  expect(own.stack.map(({ step }) => step)).toEqual(['voyage', 'turn'])
})

test('only the seat that is asked sees the ask', () => {
  const play = beginCutlass(1)
  for (const viewer of [1, 2, 3, 4, null]) expect(project(play, viewer).ask).toBeNull()
})

test('a card shows nowhere in the projection of a seat that does not hold it', () => {
  const { match } = beginCutlass(2)
  for (const [owner, { hand }] of match.board.pirates.entries()) hand.fill(owner === 0 ? 'loot' : 'rum')
  const play = new Play(cutlass, cutlass.edition, match, new NoChance())
  expect(JSON.stringify(project(play, 0))).not.toContain('rum')
  for (const viewer of [1, 2, null]) expect(JSON.stringify(project(play, viewer))).not.toContain('loot')
})

test('a projection is plain, and changing its steps changes nothing in the match', () => {
  const play = aiming([['parry'], []])
  const before = JSON.stringify(play.match)
  const seen = project(play, 0)
  assertPlain(seen)
  for (const frame of seen.stack) frame.at = 'end'
  seen.view.hands.length = 0
  expect(JSON.stringify(play.match)).toBe(before)
})

test('a glimpse shows what a projection shows, sealed answers covered', () => {
  const play = aiming([['parry'], ['feint'], []])
  play.take(1, { aim: 0 })
  for (const viewer of [0, 1, 2, null]) expect(glimpse(play, viewer)).toEqual(project(play, viewer))
  expect(sealedOf(glimpse(play, 0).stack)).toEqual(sealedOf(project(play, 0).stack))
  expect(sealedOf(glimpse(play, 0).stack)[1]).not.toEqual(sealedOf(play.match.stack)[1])
})

test('a glance shows the same piece by piece, sealed answers covered', () => {
  const play = aiming([['parry'], ['feint'], []])
  play.take(1, { aim: 0 })
  for (const viewer of [0, 1, 2, null]) {
    const glance = new Glance(play, viewer)
    const { game, seat, seats, options, view, stack, ask, awaiting, outcome } = glance
    expect({ game, seat, seats, options, view, stack, ask, awaiting, outcome }).toEqual(project(play, viewer))
    // Nor is anything else in reach, such as the match it is a glimpse of.
    expect(Object.keys(glance).filter(key => !(key in project(play, viewer)))).toEqual([])
  }
})

test('a match that could be behind a projection has other hidden cards, and all that was shown', () => {
  const play = beginCutlass(3)
  const seen = project(play, 2)
  const hands = Array.from({ length: 20 }, (_, seed) => {
    const { board } = determinize(cutlass, seen, new FastChance(seed), cutlass.edition)
    expect(board.pirates[2]).toEqual(play.board.pirates[2])
    expect(board.pirates.map(({ dice }) => dice)).toEqual(play.board.pirates.map(({ dice }) => dice))
    return board.pirates[0]?.hand
  })
  expect(hands.every(hand => hand?.length === HAND)).toBe(true)
  expect(new Set(hands.flat())).toEqual(new Set(CARD_NAMES))
})

test('a covered answer is imagined as any its owner could have given, ones own stays', () => {
  const play = aiming([[], [], []])
  play.take(0, { aim: 2 })
  play.take(1, { aim: 0 })
  const seen = project(play, 0)
  const imagined = Array.from({ length: 30 }, (_, seed) =>
    sealedOf(determinize(duelGame, seen, new FastChance(seed), duelGame.edition).stack),
  )
  expect(imagined.every(sealed => JSON.stringify([sealed[0], sealed[2]]) === '[{"aim":2},null]')).toBe(true)
  expect(new Set(imagined.map(sealed => JSON.stringify(sealed[1])))).toEqual(
    new Set(['{"aim":null}', '{"aim":0}', '{"aim":2}']),
  )
})

test('in a window nobody knows who has passed, so no pass of others is imagined', () => {
  const play = aiming([[], [], []])
  for (const seat of [0, 1, 2]) play.take(seat, { aim: seat === 0 ? 1 : 0 })
  play.take(0, PASS)
  play.take(1, PASS)
  const { stack } = determinize(duelGame, project(play, 1), new FastChance(1), duelGame.edition)
  expect(sealedOf(stack)).toEqual([null, PASS, null])
})

test('an imagined match asks the same, looks the same, and has no chance', () => {
  const play = beginCutlass(4)
  const seen = project(play, 0)
  const other = imagine(cutlass, seen, new FastChance(9), cutlass.edition)
  expect(project(other, 0)).toEqual(seen)
  expect(() => other.take(0, { play: null })).toThrow('chance-used')
})

test('a finished match can be projected and imagined: nobody is asked, the outcome is known', () => {
  const play = aiming([[], []])
  play.take(0, { aim: 1 })
  play.take(1, { aim: null })
  for (const seat of [0, 1]) play.take(seat, PASS)
  const seen = project(play, 0)
  expect(seen).toMatchObject({ ask: null, awaiting: [], stack: [], outcome: { winners: [0], scores: [0, -1] } })
  expect(project(imagine(duelGame, seen, new ScriptedChance(new Array(99).fill(0)), duelGame.edition), 0)).toEqual(seen)
})

import { pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { type Ask, oneOf } from './asks/ask.ts'
import { FastChance, NoChance, ScriptedChance } from './chance/chance.ts'
import { KernelBug, RulesBug } from './errors.ts'
import { type Duel, duelGame, duelOf } from './fixtures/duel.ts'
import type { Game } from './game.ts'
import { drawAsk, type Heard, Play, playOut, seatsAsked, setUp } from './play.ts'
import type { AnyPhase } from './rules.ts'
import { PASS, window } from './steps.ts'
import { project } from './views/project.ts'

/** Pig with another phase in place of its only one. */
const pigWith = (decide: AnyPhase): Game => ({ ...pig, steps: { turn: { decide } } })

function begin(game: Game, script: readonly number[] = []): Play {
  const match = setUp(game, game.edition, {}, 2, new NoChance())
  return new Play(game, game.edition, match, new ScriptedChance(script))
}

test('a match begins with the board and the frame of its setup, and the first ask open', () => {
  const play = begin(pig)
  expect(play.match).toEqual({
    board: { scores: [0, 0] },
    stack: [{ step: 'turn', at: 'decide', seat: 0, atStake: 0, turns: 0 }],
    options: {},
    seats: 2,
    seq: 0,
    outcome: null,
  })
  expect(seatsAsked(play)).toEqual([0])
})

test('a choice is taken in place, with the chance there is, and what happened is heard', () => {
  const heard: Heard[] = []
  const match = setUp(pig, pig.edition, {}, 2, new NoChance())
  const play = new Play(pig, pig.edition, match, new ScriptedChance([5, 0]), event => heard.push(event))
  play.take(0, { do: 'roll' })
  expect(match.stack[0]).toMatchObject({ seat: 0, atStake: 6 })
  play.take(0, { do: 'roll' })
  expect(match.stack[0]).toMatchObject({ seat: 1, atStake: 0 })
  expect(match.seq).toBe(2)
  expect(heard.map(({ event, to }) => ({ ...event, to }))).toEqual([
    { kind: 'rolled', by: 0, pips: 6, to: null },
    { kind: 'rolled', by: 0, pips: 1, to: null },
  ])
})

test('a match can be taken up again from its plain data', () => {
  const play = begin(pig, [3])
  play.take(0, { do: 'roll' })
  const again = new Play(pig, pig.edition, JSON.parse(JSON.stringify(play.match)), new NoChance())
  expect(again.asks).toEqual(play.asks)
  expect(again.match).toEqual(play.match)
})

const FEW_AND_MANY: readonly [Game, number][] = [
  [pig, 2],
  [duelGame, 4],
]

test.each(FEW_AND_MANY)('a random match of $id ends, and after it nobody is asked', (game, seats) => {
  const rng = new FastChance(3)
  const play = new Play(game, game.edition, setUp(game, game.edition, {}, seats, rng), rng)
  expect(playOut(play, rng)).toBe(play.match.seq)
  expect([play.asks, play.asking, seatsAsked(play)]).toEqual([null, null, []])
  expect(play.match.outcome?.scores).toHaveLength(seats)
  expect(() => play.take(0, { do: 'roll' })).toThrow(new KernelBug('nothing-asked', { seat: 0 }))
})

test('to end a match is to end all steps', () => {
  const game = pigWith({ run: ctx => ctx.end({ winners: [1], scores: [0, 1] }) })
  const { match } = begin(game)
  expect([match.stack, match.outcome]).toEqual([[], { winners: [1], scores: [0, 1] }])
})

test.each<[string, AnyPhase, RulesBug]>([
  ['phases that run for ever', { run: () => {} }, new RulesBug('runaway', { innermost: ['turn.decide'] })],
  [
    'steps that call one another for ever',
    { run: ctx => ctx.call({ step: 'turn', at: 'decide' }) },
    new RulesBug('runaway', { innermost: new Array(8).fill('turn.decide') }),
  ],
  ['a phase that neither asks nor runs', {}, new RulesBug('idle-phase', { step: 'turn', at: 'decide' })],
  ['a match that ends without an outcome', { run: ctx => ctx.done() }, new RulesBug('ended-without-outcome')],
])('%s are a fault of the rules', (_what, decide, bug) => {
  expect(() => begin(pigWith(decide))).toThrow(bug)
})

test('a frame that waits for a phase there is not is a fault of the rules', () => {
  const game: Game = { ...pig, steps: { turn: {} } }
  expect(() => begin(game)).toThrow(new RulesBug('no-such-phase', { step: 'turn', at: 'decide' }))
  const elsewhere: Game = { ...pig, steps: {} }
  expect(() => begin(elsewhere)).toThrow(new RulesBug('no-such-phase', { step: 'turn', at: 'decide' }))
})

test('what is asked is worked out when someone first wants to know, and only then', () => {
  let asked = 0
  const play = begin(
    pigWith({
      ...pig.steps.turn.decide,
      ask(_board, f: { seat?: number; step: string; at: string }) {
        asked++
        return oneOf(f.seat ?? 0, [{ do: 'roll' }])
      },
    }),
    [3],
  )
  play.take(0, { do: 'roll' })
  expect([play.isOver, play.asking === null, asked]).toEqual([false, false, 0])
  expect([play.asks, play.askOf(0), play.askOf(1)]).toEqual([oneOf(0, [{ do: 'roll' }]), play.asks, undefined])
  expect(asked).toBe(1)
  play.take(0, { do: 'hold' })
  expect(play.asks).toMatchObject({ seat: 1 })
  expect(asked).toBe(2)
})

/** A duel at its reactions, and whose were looked for. */
function reacting(): { play: Play<Duel>; looked: number[] } {
  const looked: number[] = []
  const game: Game<Duel> = {
    ...duelGame,
    steps: {
      ...duelGame.steps,
      reaction: {
        open: window<Duel, Duel['frame'] & { step: 'reaction' }, { play: string }>({
          clause: 'DU-4',
          seats: board => [...board.hands.keys()],
          reactions(_board, _f, seat) {
            looked.push(seat)
            return [{ play: 'parry' }]
          },
          react: () => {},
          close: ctx => ctx.done(),
        }),
      },
    },
  }
  const match = duelOf([[], [], []])
  match.stack.push({ step: 'reaction', at: 'open', sealed: [null, null, null], by: null })
  return { play: new Play(game, game.edition, match, new NoChance()), looked }
}

test('in a window nobody’s reactions are looked for but those of the seat one wants to know about', () => {
  const { play, looked } = reacting()
  expect(seatsAsked(play)).toEqual([0, 1, 2])
  expect(project(play, null).awaiting).toEqual([0, 1, 2])
  expect(looked).toEqual([])
  const ask: Ask = drawAsk(play, new ScriptedChance([1]))
  expect(ask.seat).toBe(1)
  expect([play.askOf(1), project(play, 1).ask]).toEqual([ask, { at: 'reaction.open', ...ask }])
  expect(looked).toEqual([1])
  play.take(1, PASS)
  expect([seatsAsked(play), play.askOf(1), looked]).toEqual([[0, 2], undefined, [1]])
  expect(project(play, 1).awaiting).toEqual([0, 2])
  expect(project(play, 0).awaiting).toEqual([0, 1, 2])
  expect(looked).toEqual([1, 0])
})

test('all reactions together are those of each seat', () => {
  const { play } = reacting()
  const apart = [0, 1, 2].map(seat => play.askOf(seat))
  expect(play.asks).toEqual(apart)
  expect([0, 1, 2].map(seat => play.askOf(seat))).toEqual(apart)
})

test('when nobody is asked there is no ask to draw', () => {
  expect(() => drawAsk(begin(pigWith({ ...pig.steps.turn.decide, ask: () => [] })), new FastChance(1))).toThrow()
})

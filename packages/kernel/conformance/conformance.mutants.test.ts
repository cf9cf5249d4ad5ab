/**
 * The suite itself is tried, on faults planted by hand: each must be caught, and by the check that is
 * named. Faults that keep within the law of the kernel and only change what is played show as a
 * difference in a recorded playthrough.
 */
import { type Pig, pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { oneOf, type Seat } from '../asks/ask.ts'
import { type Cutlass, type CutlassBoard, cutlass, SEATS } from '../fixtures/cutlass.ts'
import { firstFinding, once } from '../fixtures/first-finding.ts'
import type { Game, Setup } from '../game.ts'
import type { AnyCtx, AnyEvent, AnyFrame, AnyPhase } from '../rules.ts'
import { playthrough } from './playthrough.ts'

type Decision = { do: 'roll' | 'hold' }
type PigFrame = Pig['frame']
type TurnFrame = AnyFrame & { seat: Seat }

const decide: AnyPhase = { ...pig.steps.turn.decide }
const pigWith = (change: AnyPhase): Game => ({ ...pig, steps: { turn: { decide: { ...decide, ...change } } } })

const choose: AnyPhase = { ...cutlass.steps.turn.choose }
const draw: AnyPhase = { ...cutlass.steps.turn.draw }
const cutlassWith = (phases: { choose?: AnyPhase; draw?: AnyPhase }): Game => ({
  ...cutlass,
  steps: { ...cutlass.steps, turn: { choose, draw, ...phases } },
})

/** The same context, but for what is done otherwise. */
const but = (ctx: AnyCtx, otherwise: Partial<AnyCtx>): AnyCtx => Object.assign(Object.create(ctx), otherwise)

const viewOf = (board: CutlassBoard, seesHand: (owner: Seat) => boolean): Cutlass['view'] => ({
  pirates: board.pirates.map(({ dice, hand }, owner) => ({
    dice: [...dice],
    hand: seesHand(owner) ? [...hand] : hand.length,
  })),
  deck: board.deck.length,
  discards: [...board.discards],
})

/** A die of one's own, which shows its faces in order. */
const ownDie = (() => {
  let rolls = 0
  return () => 1 + (rolls++ % 6)
})()

const NOBODY_DRAWS: Cutlass['event'] = { kind: 'drew', by: SEATS, card: null }
const BOTH: readonly Decision[] = [{ do: 'roll' }, { do: 'hold' }]
const orders = once(BOTH, [...BOTH].reverse())
const keys = once<object>({ do: 'roll', n: 1 }, { n: 1, do: 'roll' })

const FAULTS: readonly [string, Game, string, RegExp][] = [
  [
    'every hand is shown to everyone',
    { ...cutlass, view: (board: CutlassBoard) => viewOf(board, () => true) },
    'checkSecrets',
    /^a spectator sees all that seat \d was told in secret$/,
  ],
  [
    'a hand is shown to the next seat',
    {
      ...cutlass,
      view: (board: CutlassBoard, seat: Seat) => viewOf(board, owner => owner === seat || owner === seat - 1),
    },
    'checkSecrets',
    /^seat (\d) sees all that seat \d was told in secret$/,
  ],
  [
    'the view tells, in a corner, how many cards of a kind others hold',
    {
      ...cutlass,
      view: (board: CutlassBoard, seat: Seat) => ({
        ...viewOf(board, owner => owner === seat),
        rum: board.pirates.map(({ hand }) => hand.filter(card => card === 'rum').length),
      }),
    },
    'checkHidden',
    /sees something it may not know/,
  ],
  [
    'what a seat may choose depends on the next seat’s hand',
    cutlassWith({
      choose: {
        ...choose,
        ask: (board: CutlassBoard, f: TurnFrame) =>
          oneOf(
            f.seat,
            board.pirates[(f.seat + 1) % SEATS]?.hand.includes('loot')
              ? [{ play: null }]
              : [{ play: null }, { play: 'rum', on: 0 }],
          ),
      },
    }),
    'checkHidden',
    /^seat \d sees something it may not know, or its own ask depends on it$/,
  ],
  [
    'a card drawn in secret is told to all',
    cutlassWith({
      draw: { run: (ctx, f) => draw.run?.(but(ctx, { whisper: (_to, event: AnyEvent) => ctx.tell(event) }), f) },
    }),
    'checkTelling',
    /^(seat \d|a spectator) hears something it may not know/,
  ],
  [
    'a die is rolled without the chance there is',
    pigWith({
      take(_ctx, f: PigFrame) {
        f.atStake += ownDie()
      },
    }),
    'checkChance',
    /^the same choice and the same chance come to something else$/,
  ],
  [
    'an option is offered twice',
    pigWith({ ask: (_board, f: PigFrame) => oneOf(f.seat, [{ do: 'roll' }, { do: 'hold' }, { do: 'roll' }]) }),
    'checkAsks',
    /^seat \d: an option is offered twice$/,
  ],
  [
    'options come in an order that changes',
    pigWith({
      ask: (_board, f: PigFrame) => oneOf(f.seat, orders()),
    }),
    'checkMatch',
    /^after a round trip through JSON other things are asked$/,
  ],
  [
    'the keys of an option come in an order that changes',
    pigWith({
      ask: (_board, f: PigFrame) => oneOf(f.seat, [keys()]),
    }),
    'checkAsks',
    /^asking again gives another order$/,
  ],
  [
    'nothing is offered',
    pigWith({ ask: (_board, f: PigFrame) => oneOf(f.seat, []) }),
    'checkAsks',
    /^seat 0: asked, but nothing is offered$/,
  ],
  ['nobody is asked', pigWith({ ask: () => [] }), 'checkAsks', /^nobody is asked and the match is not over$/],
  [
    'a seat is asked twice at once',
    pigWith({ ask: () => [oneOf(0, [{ do: 'roll' }]), oneOf(0, [{ do: 'hold' }])] }),
    'checkAsks',
    /^a seat is asked twice at once$/,
  ],
  [
    'a seat that is not at the table is asked',
    pigWith({ ask: () => oneOf(2, [{ do: 'roll' }]) }),
    'checkAsks',
    /^seat 2 is asked, which is not at the table$/,
  ],
  [
    'a board holds what is not plain',
    { ...pig, setup: (setup: Setup<Pig>) => ({ ...pig.setup(setup), board: { scores: [0, 0], best: undefined } }) },
    'throws',
    /^not-plain \{"path":"\$\.board\.best"/,
  ],
  [
    'a frame holds what is not plain',
    pigWith({
      take: (ctx, f, choice, seat) => decide.take?.(ctx, Object.assign(f, { seen: new Set() }), choice, seat),
    }),
    'throws',
    /^not-plain \{"path":"\$\.stack\[0\]\.seen"/,
  ],
  [
    'an outcome holds what is not plain',
    pigWith({ take: ctx => ctx.end({ winners: [0], scores: [0, Number.NaN] }) }),
    'throws',
    /^not-plain \{"path":"\$\.outcome\.scores\[1\]"/,
  ],
  [
    'asking changes the board',
    pigWith({
      ask(board: Pig['board'], f: PigFrame) {
        board.scores[0] = (board.scores[0] ?? 0) + 1
        return oneOf(f.seat, BOTH)
      },
    }),
    'checkMatch',
    /^reading the match changed it$/,
  ],
  [
    'a match never ends',
    {
      ...pigWith({ take: (ctx, f, choice, seat) => decide.take?.(but(ctx, { end: () => {} }), f, choice, seat) }),
      longest: 300,
    },
    'length',
    /^the match is longer than the declared 300 choices$/,
  ],
  [
    'a match takes longer than declared',
    { ...pig, longest: 10 },
    'length',
    /^the match is longer than the declared 10/,
  ],
  [
    'a step is left over at the end',
    pigWith({
      take(ctx) {
        ctx.end({ winners: [0], scores: [1, 0] })
        ctx.call({ step: 'turn', at: 'decide' })
      },
    }),
    'checkAsks',
    /^the match has an outcome, but somebody is still asked$/,
  ],
  ['a match ends without an outcome', pigWith({ take: ctx => ctx.done() }), 'throws', /^ended-without-outcome/],
  [
    'an outcome forgets a seat',
    pigWith({ take: ctx => ctx.end({ winners: [0], scores: [1] }) }),
    'end',
    /^the outcome does not score every seat$/,
  ],
  [
    'an event is told with a word missing',
    {
      ...pig,
      say: (event: Pig['event'], names: readonly string[], edition: Pig['edition']) =>
        pig.say({ ...event, by: event.by + 2 }, names, edition),
    },
    'checkEvents',
    /^(rolled|held) is told as "undefined /,
  ],
  [
    'an event before the first choice is told with a word missing',
    {
      ...cutlass,
      steps: {
        ...cutlass.steps,
        voyage: {
          next: {
            run(ctx, f: AnyFrame & { left: number }) {
              if (f.left === SEATS * cutlass.edition.rounds) ctx.tell(NOBODY_DRAWS)
              cutlass.steps.voyage.next?.run?.(ctx, f)
            },
          },
        },
      },
    },
    'checkEvents',
    /^drew is told as "undefined draws a card"$/,
  ],
  [
    'an event names a clause of no law',
    { ...pig, say: () => ({ text: 'Something happens', clause: 'XX-1' }) },
    'checkEvents',
    /names the clause "XX-1"$/,
  ],
  [
    'a refusal names no clause',
    { ...pig, steps: { turn: { decide: { ...decide, clause: '' } } } },
    'checkRefusals',
    /names no clause$/,
  ],
  ['a view is drawn as nothing', { ...pig, draw: () => ' ' }, 'checkHidden', /^the view is drawn as nothing$/],
  [
    'a board drawn anew has lost a die',
    {
      ...cutlass,
      determinize: (view: Cutlass['view'], seat: Seat, rng, edition: Cutlass['edition']) => {
        const board = cutlass.determinize(view, seat, rng, edition)
        return { ...board, pirates: board.pirates.map(pirate => ({ ...pirate, dice: pirate.dice.slice(1) })) }
      },
    },
    'checkHidden',
    /sees something it may not know/,
  ],
]

test.each(FAULTS)('it is found if %s', (_fault, game, check, says) => {
  const found = firstFinding(game)
  expect(found).toMatchObject({ check, says: expect.stringMatching(says) })
})

const played = (game: Game): string => playthrough(game, { options: {}, seats: ['Anne', 'Mary'], seed: 3, choices: 40 })

test.each<[string, Game]>([
  [
    'an option more',
    pigWith({ ask: (_board, f: PigFrame) => oneOf(f.seat, [{ do: 'roll' }, { do: 'hold' }, { do: 'swim' }]) }),
  ],
  ['an option less', pigWith({ ask: (_board, f: PigFrame) => oneOf(f.seat, [{ do: 'roll' }]) })],
  [
    'a die that is told wrong',
    pigWith({
      take: (ctx, f, choice, seat) =>
        decide.take?.(
          but(ctx, { tell: (event: AnyEvent) => ctx.tell({ ...event, ...('pips' in event ? { pips: 6 } : {}) }) }),
          f,
          choice,
          seat,
        ),
    }),
  ],
  [
    'a die with other faces',
    pigWith({
      take: (ctx, f, choice, seat) =>
        decide.take?.(
          but(ctx, { rng: Object.assign(Object.create(ctx.rng), { die: () => 1 + ctx.rng.below(4) }) }),
          f,
          choice,
          seat,
        ),
    }),
  ],
  ['another question', { ...pig, prompts: { 'turn.decide': () => 'Well?' } }],
])('a recorded playthrough shows %s', (_fault, game) => {
  expect(played(game)).not.toBe(played(pig))
})

/**
 * Secrets that get out, and boards that could not be, planted by hand: each must be caught. And what looks like a leak
 * and is none must not.
 */
import { type Pig, pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { oneOf, type Seat } from '../asks/ask.ts'
import { bad, good, type Result } from '../errors.ts'
import { type Cups, type CupsBoard, type CupsFrame, cupOf, cupsGame } from '../fixtures/cups.ts'
import { type Cutlass, cutlass } from '../fixtures/cutlass.ts'
import { firstFinding } from '../fixtures/first-finding.ts'
import { type Parley, parleyGame } from '../fixtures/parley.ts'
import type { Game, Setup } from '../game.ts'
import type { AnyCtx, AnyEvent, AnyPhase } from '../rules.ts'
import type { Projection } from '../views/project.ts'

type CupsCtx = AnyCtx & { board: CupsBoard }
type CupsTake = (ctx: CupsCtx, f: CupsFrame, choice: object, seat: Seat) => void

const choose: AnyPhase = { ...cupsGame.steps.turn.choose }
const cupsWith = (change: AnyPhase): Game => ({ ...cupsGame, steps: { turn: { choose: { ...choose, ...change } } } })

/** Cups in which something else is done after a choice was taken, or said of it. */
const cupsAfter = (more: CupsTake): Game =>
  cupsWith({
    take(ctx: CupsCtx, f: CupsFrame, choice: object, seat) {
      choose.take?.(ctx, f, choice, seat)
      if (f.left > 0) more(ctx, f, choice, seat)
    },
  })
type Whisper = (ctx: AnyCtx, to: readonly Seat[], event: AnyEvent & { dice: number[] }, otherwise: AnyEvent) => void
const cupsWhispering = (whisper: Whisper): Game =>
  cupsWith({
    take(ctx, f, choice, seat) {
      const whispers = (to: readonly Seat[], event: AnyEvent & { dice: number[] }, otherwise: AnyEvent): void =>
        whisper(ctx, to, event, otherwise)
      choose.take?.(Object.assign(Object.create(ctx), { whisper: whispers }), f, choice, seat)
    },
  })
const cupsImagining = (pips: (view: Cups['view']) => number): Game => ({
  ...cupsGame,
  determinize: (view: Cups['view']) => ({
    scores: [...view.scores],
    cups: view.cups.map((dice, owner) => ({
      dice: dice.map(shown => shown ?? pips(view)),
      isShown: [...(view.shown[owner] ?? [])],
    })),
  }),
})

const diceOf = (board: CupsBoard, seat: Seat): number[] => [...cupOf(board, seat).dice]
const highest = ({ cups }: CupsBoard): Seat => {
  const sums = cups.map(({ dice }) => dice.reduce((sum, pips) => sum + pips, 0))
  return sums.indexOf(Math.max(...sums))
}

/** A position of Cups: no die shows more than six. */
const readCups = (data: unknown): Result<object> =>
  JSON.stringify(data).includes('7') ? bad('a die shows seven') : good(Object(data))

const showed = (by: Seat, pips: number): Cups['event'] => ({ kind: 'showed', by, pips })

/** What rules must not ask, by a name under which it is not noticed when code is only read. */
const platform = globalThis.Math

const decide: AnyPhase = { ...pig.steps.turn.decide }
const pigRolling = (roll: () => number): Game => ({
  ...pig,
  steps: {
    turn: {
      decide: {
        ...decide,
        take(_ctx, f: Pig['frame']) {
          f.atStake += roll()
        },
      },
    },
  },
})

const SEES = /^(seat \d|a spectator) sees in the steps what chance said in secret: /
const HEARS = /^(seat \d|a spectator) hears what chance said in secret: /
const SEES_HIDDEN = /^(seat \d|a spectator) sees in the steps what it may not know: /

const FAULTS: readonly [string, Game, string, RegExp][] = [
  [
    'dice rolled unseen are copied into a frame',
    cupsAfter((ctx, f, choice, seat) => 'shake' in choice && Object.assign(f, { last: diceOf(ctx.board, seat) })),
    'checkChance',
    SEES,
  ],
  [
    'dice that were rolled long ago are copied into a frame',
    cupsAfter((ctx, f, choice) => 'show' in choice && Object.assign(f, { next: diceOf(ctx.board, f.seat) })),
    'checkTelling',
    SEES_HIDDEN,
  ],
  [
    'the deal is copied into a frame',
    {
      ...cupsGame,
      setup(setup: Setup<Cups>) {
        const { board, frame } = cupsGame.setup(setup)
        return { board, frame: { ...frame, dealt: board.cups.map(({ dice }) => [...dice]) } }
      },
    },
    'checkDeal',
    SEES,
  ],
  [
    'dice rolled unseen are told instead of whispered',
    cupsWhispering((ctx, _to, event) => ctx.tell(event)),
    'checkChance',
    HEARS,
  ],
  [
    'dice rolled unseen are whispered to the next seat as well',
    cupsWhispering((ctx, [seat = 0], event, otherwise) => ctx.whisper([seat, (seat + 1) % 4], event, otherwise)),
    'checkChance',
    /^seat \d hears what chance said in secret: /,
  ],
  [
    'what the others are told says in words what was rolled',
    cupsWhispering((ctx, to, event, otherwise) => {
      const note = `${Math.max(...event.dice)} at best`
      ctx.whisper(to, event, Object.assign({ note }, otherwise))
    }),
    'checkChance',
    HEARS,
  ],
  [
    'whether anything is told hangs on what was rolled',
    cupsWhispering((ctx, to, event, otherwise) => ctx.whisper(to, event, event.dice[0] === 6 ? undefined : otherwise)),
    'checkChance',
    HEARS,
  ],
  [
    'whom the table waits for hangs on hidden dice',
    cupsAfter((ctx, f, choice) => {
      if ('show' in choice) f.seat = highest(ctx.board)
    }),
    'checkTelling',
    SEES_HIDDEN,
  ],
  [
    'options come in an order that hangs on the next seat’s dice',
    cupsWith({
      ask(board: CupsBoard, f: CupsFrame) {
        const [pips = 0] = diceOf(board, (f.seat + 1) % board.cups.length)
        const options = [{ shake: true }, ...cupOf(board, f.seat).isShown.flatMap((is, show) => (is ? [] : [{ show }]))]
        return oneOf(f.seat, pips > 3 ? options : options.reverse())
      },
    }),
    'checkHidden',
    /^seat \d sees something it may not know, or its own ask depends on it$/,
  ],
  [
    'hidden dice are imagined with seven pips',
    cupsImagining(() => 7),
    'checkImagined',
    /\.dice\[\] is \d and is taken/,
  ],
  [
    'hidden dice are all imagined alike',
    cupsImagining(() => 1),
    'checkImagined',
    /\.dice\[\] is \d and is taken for 1/,
  ],
  [
    'anyone is shown what seats are not, and so cannot imagine',
    {
      ...cupsGame,
      setup(setup: Setup<Cups>) {
        const { board, frame } = cupsGame.setup(setup)
        return { board: { ...board, wind: setup.rng.die() }, frame }
      },
      view: (board: CupsBoard & { wind: number }, seat: Seat | null, edition: Cups['edition']) => ({
        ...cupsGame.view(board, seat, edition),
        wind: seat === null ? board.wind : null,
      }),
      determinize: (view: Cups['view'] & { wind: number | null }, seat: Seat, rng, edition: Cups['edition']) => ({
        ...cupsGame.determinize(view, seat, rng, edition),
        wind: view.wind ?? 0,
      }),
    },
    'checkImagined',
    /^what is imagined for seat \d is not what lies open: /,
  ],
  [
    'a deck is imagined that cannot be drawn from',
    {
      ...cutlass,
      determinize: (view: Cutlass['view'], seat: Seat, rng, edition: Cutlass['edition']) => ({
        ...cutlass.determinize(view, seat, rng, edition),
        deck: '?'.repeat(view.deck),
      }),
    },
    'checkImagined',
    /^what is imagined for (seat \d|a spectator) cannot be played on: TypeError/,
  ],
  [
    'a deck is imagined of one card alone',
    {
      ...cutlass,
      determinize(view: Cutlass['view'], seat: Seat, rng, edition: Cutlass['edition']) {
        const board = cutlass.determinize(view, seat, rng, edition)
        return { ...board, deck: board.deck.fill('rum') }
      },
    },
    'checkImagined',
    /^what is imagined for (seat \d|a spectator) has not as many of everything: there is "\w+" \d+ times, and \d+ /,
  ],
  [
    'what is imagined is no position of the game',
    { ...cupsImagining(() => 7), readBoard: readCups },
    'checkImagined',
    /^what is imagined for (seat \d|a spectator) is no position of the game: /,
  ],
  [
    'a die is Math.random',
    pigRolling(() => 1 + Math.floor(platform.random() * 6)),
    'uses-math-random',
    /uses Math\.random:/,
  ],
  [
    'a die is crypto’s',
    pigRolling(() => 1 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0)),
    'uses-math-random',
    /uses crypto\.getRandomValues:/,
  ],
  ['a die is the clock', pigRolling(() => 1 + (Date.now() % 6)), 'uses-clock', /uses Date\.now:/],
  ['a die is a date', pigRolling(() => new Date().getDay()), 'uses-clock', /uses new Date\(\):/],
  [
    'a die is the other clock',
    pigRolling(() => 1 + (Math.floor(performance.now()) % 6)),
    'uses-clock',
    /uses performance\.now:/,
  ],
]

test.each(FAULTS)('it is found if %s', (_fault, game, check, says) => {
  expect(firstFinding(game)).toMatchObject({ check, says: expect.stringMatching(says) })
})

const { unasked, ...withoutUnasked } = parleyGame
const never = (): 'none' => 'none'
const notForSpeech = ({ stack }: Projection<Parley>): 'none' | 'full' =>
  stack.at(-1)?.step === 'talk' ? 'none' : 'full'

test.each<[string, Game, RegExp]>([
  ['nothing is said of asides', withoutUnasked, /^the step "talk" has an aside, but the game has no "unasked"$/],
  [
    'it is never a moment to speak',
    { ...parleyGame, unasked: { ...unasked, stops: [], isWorthSaying: () => false, moment: never } },
    /^seat \d may do something unasked, and "unasked" says that it is no moment for it$/,
  ],
  [
    'it is no moment to speak in one of the steps where somebody may',
    { ...parleyGame, unasked: { stops: [], isWorthSaying: () => false, moment: notForSpeech } },
    /^seat \d may do something unasked, and "unasked" says that it is no moment for it$/,
  ],
])('it is found if %s', (_fault, game, says) => {
  expect(firstFinding(game)).toMatchObject({ check: 'checkUnasked', says: expect.stringMatching(says) })
})

test('it is found if a match comes to a position that the game refuses to read', () => {
  const game: Game = { ...cupsGame, readBoard: () => bad('it is too dark') }
  expect(firstFinding(game)).toMatchObject({
    check: 'checkMatch',
    says: 'the match itself is refused as a position: it is too dark',
  })
})

test.each<[string, Game]>([
  ['a die rolled in the open, of which nothing remains', cupsAfter(ctx => ctx.tell(showed(0, ctx.rng.die())))],
  ['a die rolled in the open, into a frame', cupsAfter((ctx, f) => Object.assign(f, { wind: ctx.rng.die() }))],
  [
    'a die rolled in the open that says which hidden dice change places',
    cupsAfter((ctx, f) => {
      const { dice } = cupOf(ctx.board, f.seat)
      const pips = ctx.rng.die(2)
      ctx.tell(showed(f.seat, pips))
      dice.push(...dice.splice(0, pips))
      cupOf(ctx.board, f.seat).isShown.fill(false)
    }),
  ],
  [
    'a hidden die that is laid open in a frame, and said',
    cupsAfter((ctx, f) => {
      const [pips = 0] = diceOf(ctx.board, f.seat)
      Object.assign(f, { open: pips })
      ctx.tell(showed(f.seat, pips))
    }),
  ],
])('no leak: %s', (_what, game) => {
  expect(firstFinding(game)).toBeUndefined()
})

const sources = (): unknown[] => [
  globalThis.Date,
  ...[Date, performance, platform, crypto].flatMap(owner =>
    ['now', 'random', 'getRandomValues', 'randomUUID'].map((key): unknown => Reflect.get(owner, key)),
  ),
]

test('clock and random numbers work while they are watched, and are as before afterwards', () => {
  const before = sources()
  const rolled: number[] = []
  firstFinding(pigRolling(() => rolled.push(platform.random(), Date.now(), performance.now(), new Date(7).getTime())))
  expect(rolled.slice(0, 4)).toEqual([expect.any(Number), expect.any(Number), expect.any(Number), 7])
  expect(sources().every((source, i) => source === before[i])).toBe(true)
})

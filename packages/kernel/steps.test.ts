import { expect, test } from 'vitest'
import { oneOf } from './asks/ask.ts'
import { NoChance } from './chance/chance.ts'
import { RulesBug } from './errors.ts'
import { type Aim, type Card, type Duel, duelGame, duelOf, type VolleyFrame } from './fixtures/duel.ts'
import type { Game } from './game.ts'
import { Play, seatsAsked } from './play.ts'
import type { AnyFrame } from './rules.ts'
import { eachSeat, PASS, type Round, together, unanswered } from './steps.ts'
import { project } from './views/project.ts'

const EMPTY_HANDS: Card[][] = [[], [], []]
const QUIET = { boast: 'quiet' }
const at = (seat: number | null): Aim => ({ aim: seat })
const PARRY = { play: 'parry' }
const FEINT = { play: 'feint' }

const begin = (hands: Card[][], bouts = 1, game: Game<Duel> = duelGame): Play<Duel> =>
  new Play(game, game.edition, duelOf(hands, bouts), new NoChance())

/** The step and phase that ask. */
const asking = (play: Play<Duel>): string => `${play.asking?.frame.step}.${play.asking?.frame.at}`

const sealedOf = (stack: readonly AnyFrame[]): unknown => stack.at(-1)?.sealed

function boastAll(play: Play<Duel>): void {
  for (const seat of play.board.hands.keys()) play.take(seat, QUIET)
}

/** A duel in which seat 2 was fired at and everyone may parry. */
function fired(hands: Card[][]): Play<Duel> {
  const play = begin(hands)
  boastAll(play)
  play.take(0, at(2))
  play.take(1, at(2))
  play.take(2, at(null))
  return play
}

test('a sequence plays its parts in the order they are written, then ends', () => {
  const play = begin(EMPTY_HANDS)
  expect(asking(play)).toBe('boast.say')
  boastAll(play)
  expect(asking(play)).toBe('volley.aim')
  for (const seat of [0, 1, 2]) play.take(seat, at(seat === 2 ? 0 : 2))
  expect(asking(play)).toBe('reaction.open')
  expect(play.match.stack[1]).toEqual({ step: 'bout', at: 'end' })
  for (const seat of [0, 1, 2]) play.take(seat, PASS)
  expect(play.match.outcome).toEqual({ winners: [1], scores: [-1, 0, -2] })
  expect(play.match.stack).toEqual([])
})

test('a part of a sequence that has nothing to do is left out', () => {
  const play = begin(EMPTY_HANDS, 2)
  boastAll(play)
  for (const seat of [0, 1, 2]) play.take(seat, at(null))
  expect(asking(play)).toBe('boast.say')
  expect(play.match.stack[0]).toEqual({ step: 'duel', at: 'next', bouts: 0 })
})

test('while a part is played, the sequence remembers the name of the next', () => {
  expect(begin(EMPTY_HANDS).match.stack.map(({ step, at: next }) => `${step}.${next}`)).toEqual([
    'duel.next',
    'bout.volley',
    'boasts.next',
    'boast.say',
  ])
})

const boastingIn = (order: number[]): Game<Duel> => ({
  ...duelGame,
  steps: {
    ...duelGame.steps,
    boasts: eachSeat<Duel, Round<'boasts'>>({
      order: () => [...order],
      start: seat => ({ step: 'boast', at: 'say', seat }),
    }),
  },
})

test('a round asks one seat after another, in the order that was fixed when it began', () => {
  const play = begin(EMPTY_HANDS, 1, boastingIn([2, 0]))
  expect(seatsAsked(play)).toEqual([2])
  play.take(2, QUIET)
  expect(seatsAsked(play)).toEqual([0])
  play.take(0, QUIET)
  expect(asking(play)).toBe('volley.aim')
})

test('a round of nobody is over at once', () => {
  expect(asking(begin(EMPTY_HANDS, 1, boastingIn([])))).toBe('volley.aim')
})

test('answers given together stay sealed until all have answered', () => {
  const play = begin(EMPTY_HANDS)
  boastAll(play)
  expect(seatsAsked(play)).toEqual([0, 1, 2])
  play.take(1, at(0))
  expect(seatsAsked(play)).toEqual([0, 2])
  expect(play.askOf(1)).toBeUndefined()
  expect(play.board.aims).toEqual([null, null, null])
  play.take(2, at(0))
  play.take(0, at(1))
  expect(play.board.aims).toEqual([1, 0, 0])
})

test('a sealed answer is seen by its owner; the others see that there is one', () => {
  const play = begin(EMPTY_HANDS)
  boastAll(play)
  play.take(1, at(0))
  expect(sealedOf(project(play, 1).stack)).toEqual([null, { aim: 0 }, null])
  for (const viewer of [0, 2, null]) {
    const seen = project(play, viewer)
    expect(sealedOf(seen.stack)).toEqual([null, { sealed: true }, null])
    expect(seen.awaiting).toEqual([0, 2])
    expect(JSON.stringify(seen)).not.toContain('"aim":0}]')
  }
})

test('once revealed, the answers are no longer kept', () => {
  const play = begin(EMPTY_HANDS, 1, {
    ...duelGame,
    steps: { ...duelGame.steps, volley: { aim: endless } },
  })
  boastAll(play)
  for (const seat of [0, 1, 2]) play.take(seat, at(null))
  expect(sealedOf(play.match.stack)).toEqual([null, null, null])
  expect(seatsAsked(play)).toEqual([0, 1, 2])
})

/** All aim, are revealed, and aim again. */
const endless = together<Duel, VolleyFrame, Aim>({
  clause: 'DU-3',
  seats: board => [...board.hands.keys()],
  ask: (_board, _f, seat) => oneOf(seat, [at(null)]),
  reveal: () => {},
})

test('answers are revealed in the order of seats, whoever came first, and only from those who take part', () => {
  const revealed: unknown[] = []
  const some = together<Duel, VolleyFrame, Aim>({
    clause: 'DU-3',
    seats: () => [0, 2],
    ask: (_board, _f, seat) => oneOf(seat, [at(1), at(null)]),
    reveal: (_ctx, _f, answers) => revealed.push(...answers),
  })
  const play = begin(EMPTY_HANDS, 1, { ...duelGame, steps: { ...duelGame.steps, volley: { aim: some } } })
  boastAll(play)
  expect(seatsAsked(play)).toEqual([0, 2])
  play.take(2, at(1))
  play.take(0, at(null))
  expect(revealed).toEqual([
    { seat: 0, choice: { aim: null } },
    { seat: 2, choice: { aim: 1 } },
  ])
})

test('in a window every seat is asked, even with nothing to play', () => {
  const play = fired([['parry'], ['feint', 'dud'], []])
  expect(play.askOf(0)).toEqual(oneOf<unknown>(0, [PASS, PARRY]))
  expect(play.askOf(1)).toEqual(oneOf<unknown>(1, [PASS]))
  expect(play.askOf(2)).toEqual(oneOf<unknown>(2, [PASS]))
})

test('nobody but its owner learns of a pass', () => {
  const play = fired([['parry'], [], []])
  const seen = (): string[] => [0, 2, null].map(viewer => JSON.stringify(project(play, viewer)))
  const before = seen()
  play.take(1, PASS)
  expect(seen()).toEqual(before)
  const own = project(play, 1)
  expect([own.ask, sealedOf(own.stack), own.awaiting]).toEqual([null, [null, PASS, null], [0, 2]])
})

test('nobody but its owner learns of a pass even when a reaction has opened the window anew', () => {
  const [early, late] = [fired([['parry'], [], ['parry']]), fired([['parry'], [], ['parry']])]
  early.take(1, PASS)
  for (const play of [early, late]) play.take(2, PARRY)
  const seen = (play: typeof early): string[] => [0, 2, null].map(viewer => JSON.stringify(project(play, viewer)))
  expect(seen(early)).toEqual(seen(late))
})

test('a window closes when all have passed', () => {
  const play = fired([['parry'], [], []])
  for (const seat of [2, 0, 1]) play.take(seat, PASS)
  expect(play.board.hits).toEqual([0, 0, 2])
})

test('the first to react is served first, and after it the window opens anew to all', () => {
  const play = fired([['parry'], [], ['parry']])
  play.take(1, PASS)
  play.take(2, PARRY)
  expect(play.board.hands).toEqual([['parry'], [], []])
  for (const seat of [0, 1, 2]) play.take(seat, PASS)
  expect(asking(play)).toBe('reaction.open')
  expect(seatsAsked(play)).toEqual([0, 1, 2])
  expect(play.askOf(0)).toEqual(oneOf<unknown>(0, [PASS, PARRY]))
  expect(play.askOf(2)).toEqual(oneOf<unknown>(2, [PASS]))
})

test('a reaction can be answered in a window of its own, whose answer comes back', () => {
  const stands = fired([[], ['feint'], ['parry']])
  stands.take(2, PARRY)
  expect(asking(stands)).toBe('feint.open')
  expect(stands.askOf(1)).toEqual(oneOf<unknown>(1, [PASS, FEINT]))
  for (const seat of [0, 1, 2]) stands.take(seat, PASS)
  expect(stands.board.safe).toEqual([false, false, true])

  const foiled = fired([[], ['feint'], ['parry']])
  foiled.take(2, PARRY)
  foiled.take(0, PASS)
  foiled.take(1, FEINT)
  expect(asking(foiled)).toBe('reaction.open')
  expect(foiled.board.safe).toEqual([false, false, false])
  expect(foiled.board.discards).toEqual(['parry', 'feint'])
})

test('asking for the answer of a step that was not called is a fault of the rules', () => {
  const game: Game<Duel> = {
    ...duelGame,
    steps: { ...duelGame.steps, duel: { next: { run: (ctx: { got(name: string): unknown }) => ctx.got('feint') } } },
  }
  expect(() => begin(EMPTY_HANDS, 1, game)).toThrow(new RulesBug('no-such-answer', { expected: 'feint', from: null }))
})

test('asking for the answer of another step than the one called last is a fault of the rules', () => {
  const play = fired([[], [], ['parry']])
  play.take(2, PARRY)
  for (const seat of [0, 1, 2]) play.take(seat, PASS)
  expect(play.got('feint')).toBe('stands')
  expect(() => play.got('volley')).toThrow(new RulesBug('no-such-answer', { expected: 'volley', from: 'feint' }))
})

test('a place is kept for every seat, and nobody has answered yet', () => {
  expect(unanswered(3)).toEqual([null, null, null])
})

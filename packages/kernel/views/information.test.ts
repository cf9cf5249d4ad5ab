import { pig } from '@nassau/games/pig'
import { expect, test } from 'vitest'
import { oneOf } from '../asks/ask.ts'
import { secretFrom } from '../chance/sealed.ts'
import { isRefusal } from '../errors.ts'
import { cutlass, SEATS } from '../fixtures/cutlass.ts'
import { type BoastFrame, type Card, type Duel, duelGame, duelOf } from '../fixtures/duel.ts'
import type { Game } from '../game.ts'
import { Referee } from '../records/referee.ts'
import type { Ctx } from '../rules.ts'
import { PASS } from '../steps.ts'
import { reveals } from './information.ts'

const names = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `Seat ${seat}`)

const duelist = (hands: Card[][], game: Game<Duel> = duelGame, bouts = 1): Referee<Duel> =>
  new Referee(game, { options: {}, seats: names(hands.length), secret: secretFrom('line'), from: duelOf(hands, bouts) })

function takes(referee: Referee<Duel>, ...choices: readonly [number, unknown][]): void {
  for (const [seat, choice] of choices) {
    const applied = referee.apply(seat, choice)
    if (isRefusal(applied)) expect.fail(applied.because)
  }
}

const QUIET = { boast: 'quiet' }
const BOASTS = [0, 1, 2].map((seat): [number, unknown] => [seat, QUIET])
const AIMS: readonly [number, unknown][] = [
  [0, { aim: 2 }],
  [1, { aim: 2 }],
  [2, { aim: null }],
]

test('a choice made in the open is free to take back', () => {
  const referee = duelist([[], [], []])
  takes(referee, [0, QUIET])
  expect(referee.undoable(0)).toBe(1)
})

test('a choice that used chance is not', () => {
  const referee = new Referee(pig, { options: {}, seats: names(2), secret: secretFrom('line') })
  referee.apply(0, { do: 'roll' })
  expect(referee.undoable(0)).toBe(0)
})

test('holding in Pig uses no chance and tells nothing new, even if the turn has passed on', () => {
  const referee = new Referee(pig, { options: {}, seats: names(2), secret: secretFrom('line') })
  referee.apply(0, { do: 'hold' })
  expect(referee.undoable(0)).toBe(1)
  expect(referee.undoable(1)).toBe(0)
})

/** Whoever boasts is told something in secret. */
const whispering: Game<Duel> = {
  ...duelGame,
  steps: {
    ...duelGame.steps,
    boast: {
      say: {
        ...duelGame.steps.boast.say,
        take(ctx: Ctx<Duel, BoastFrame>, f: BoastFrame) {
          ctx.whisper([f.seat], { kind: 'boasted', by: f.seat, loud: false })
          ctx.done()
        },
      },
    },
  },
}

test('a choice after which a seat was told something in secret is not', () => {
  const referee = duelist([[], [], []], whispering)
  takes(referee, [0, QUIET])
  expect(referee.undoable(0)).toBe(0)
})

test('a sealed answer is free to take back while others are still to answer', () => {
  const referee = duelist([[], [], []])
  takes(referee, ...BOASTS, [1, { aim: 0 }])
  expect(referee.undoable(1)).toBe(1)
  takes(referee, [0, { aim: 1 }])
  expect([referee.undoable(0), referee.undoable(1)]).toEqual([1, 0])
})

test('the answer that reveals all sealed ones is not', () => {
  const referee = duelist([[], [], []])
  takes(referee, ...BOASTS, ...AIMS)
  expect(referee.undoable(2)).toBe(0)
})

test('a pass in a window is free to take back until the window closes', () => {
  const referee = duelist([[], [], []])
  takes(referee, ...BOASTS, ...AIMS, [1, PASS])
  expect(referee.undoable(1)).toBe(1)
  takes(referee, [0, PASS], [2, PASS])
  expect(referee.undoable(2)).toBe(0)
})

test.each<[string, Card[]]>([
  ['one of two', ['parry', 'dud']],
  ['one of many that most would hold', ['parry', 'parry', 'feint', 'dud']],
])('playing a secret card shows that it was there: %s', (_what, hand) => {
  for (let seq = 0; seq < 20; seq++) {
    const from = { ...duelOf([[], [], hand]), seq }
    const referee = new Referee(duelGame, { options: {}, seats: names(3), secret: secretFrom('line'), from })
    takes(referee, ...BOASTS, ...AIMS, [2, { play: 'parry' }])
    expect(referee.undoable(2)).toBe(0)
  }
})

/** Pig in which seat 0 says words for ever; one of them rolls a die. */
const talking: Game = {
  ...pig,
  steps: {
    turn: {
      decide: {
        clause: 'PG-2',
        ask: () => oneOf(0, ['a', 'b', 'c', 'd', 'e', 'roll']),
        take: (ctx, _f, word) => word === 'roll' && ctx.rng.die(),
      },
    },
  },
}

test('several choices in a row are free up to the last that told something', () => {
  const referee = new Referee(talking, { options: {}, seats: names(2), secret: secretFrom('line') })
  for (const choice of ['a', 'b', 'roll', 'c', 'd', 'e']) referee.apply(0, choice)
  expect(referee.undoable(0)).toBe(3)
  expect(referee.undoable(1)).toBe(0)
})

test('only the seat that chose last can take back freely', () => {
  const referee = duelist([[], [], []])
  takes(referee, [0, QUIET], [1, QUIET])
  expect([0, 1, 2].map(seat => referee.undoable(seat))).toEqual([0, 1, 0])
})

test('the deal is nobody’s choice and cannot be taken back', () => {
  const referee = duelist([[], [], []])
  expect([-1, 0, 1, 2, 3].map(seat => referee.undoable(seat))).toEqual([0, 0, 0, 0, 0])
})

test('drawing a card unseen is learning something', () => {
  const referee = new Referee(cutlass, { options: {}, seats: names(SEATS), secret: secretFrom('line') })
  const card = referee.match.board.pirates[0]?.hand[0]
  referee.apply(0, { play: card, on: 1 })
  expect(referee.match.seq).toBe(1)
  expect(referee.undoable(0)).toBe(0)
})

test('before a choice a player is told whether it will use chance', () => {
  const referee = new Referee(pig, { options: {}, seats: names(2), secret: secretFrom('line') })
  const seen = referee.project(0)
  expect(reveals(pig, seen, { do: 'roll' }, referee.edition)).toBe(true)
  expect(reveals(pig, seen, { do: 'hold' }, referee.edition)).toBe(false)
  expect(reveals(pig, referee.project(null), { do: 'roll' }, referee.edition)).toBe(false)
})

test('before a choice a player is told whether it will show what others hide', () => {
  const referee = duelist([[], [], []])
  takes(referee, ...BOASTS)
  expect(reveals(duelGame, referee.project(0), { aim: 1 }, referee.edition)).toBe(false)
  takes(referee, ...AIMS.slice(0, 2))
  expect(reveals(duelGame, referee.project(2), { aim: null }, referee.edition)).toBe(true)
})

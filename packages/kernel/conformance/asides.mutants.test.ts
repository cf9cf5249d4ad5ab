/** Faults in what seats do unasked, in standing orders and in asking seats one by one: each must be caught. */
import { expect, test } from 'vitest'
import { oneOf } from '../asks/ask.ts'
import { firstFinding } from '../fixtures/first-finding.ts'
import { type Parley, parleyGame } from '../fixtures/parley.ts'
import type { Game } from '../game.ts'
import type { AnyPhase } from '../rules.ts'

const say: AnyPhase = { ...parleyGame.steps.talk.say }
const parleyWith = (change: AnyPhase): Game => ({
  ...parleyGame,
  steps: { ...parleyGame.steps, talk: { say: { ...say, ...change } } },
})
const SHOUT = { shout: true }
const cast: AnyPhase = { ...parleyGame.steps.vote.cast }
const inTurn = [SHOUT, { whistle: true }]

const FAULTS: readonly [string, Game, string, RegExp][] = [
  [
    'an aside offers nothing',
    parleyWith({ aside: (_board, _f, seat) => oneOf(seat, []) }),
    'checkAsides',
    /^seat \d, unasked: asked, but nothing is offered$/,
  ],
  [
    'an aside is for another seat',
    parleyWith({ aside: (_board, _f, seat) => oneOf((seat + 1) % 4, [SHOUT]) }),
    'checkAsides',
    /^seat \d has an aside that is seat \d's$/,
  ],
  [
    'an aside comes in an order that changes',
    parleyWith({ aside: (_board, _f, seat) => oneOf(seat, [...inTurn.reverse()]) }),
    'checkAsides',
    /^seat \d: another aside when asked again$/,
  ],
  [
    'listing an aside changes the board',
    parleyWith({
      aside(board: Parley['board'], _f, seat) {
        board.scores[0] = (board.scores[0] ?? 0) + 1
        return oneOf(seat, [SHOUT])
      },
    }),
    'checkAsides',
    /^listing asides changed the match$/,
  ],
  [
    'an aside hangs on what another seat holds',
    parleyWith({
      aside: (board: Parley['board'], _f, seat) => (board.whistles[(seat + 1) % 4] ? oneOf(seat, [SHOUT]) : null),
    }),
    'checkHidden',
    /^seat \d sees something it may not know, or its own ask depends on it$/,
  ],
  [
    'one seat alone is asked something else than all of them',
    {
      ...parleyGame,
      steps: {
        ...parleyGame.steps,
        vote: { cast: { ...cast, askOne: (_board, _f, seat) => oneOf(seat, [{ vote: 0 }]) } },
      },
    },
    'checkAsks',
    /^seats asked one by one are asked something else$/,
  ],
  [
    'a standing order answers what is not offered',
    {
      ...parleyGame,
      orders: [{ id: 'curse', says: 'always curse', isDefault: false, answer: () => ({ say: 'curse' }) }],
    },
    'checkOrders',
    /^the order "curse" answers for seat 0 what is not offered: \{"say":"curse"\}$/,
  ],
]

test.each(FAULTS)('it is found if %s', (_fault, game, check, says) => {
  expect(firstFinding(game)).toMatchObject({ check, says: expect.stringMatching(says) })
})

test('an order is tried for every seat that is waited for, with the edition that is played', () => {
  const asked: string[] = []
  const game: Game = {
    ...parleyGame,
    orders: [
      {
        id: 'watch',
        says: 'watch',
        isDefault: true,
        answer(seen, edition) {
          asked.push(`${seen.stack.at(-1)?.step} ${seen.seat} ${edition === parleyGame.edition}`)
          return null
        },
      },
    ],
  }
  expect(firstFinding(game)).toBeUndefined()
  for (const seat of [0, 1, 2, 3]) expect(asked).toContain(`vote ${seat} true`)
  expect(asked).toContain('talk 0 true')
})

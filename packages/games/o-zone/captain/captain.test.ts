import type { Thrown } from '@nassau/kernel'
import { type Bot, FastChance } from '@nassau/kernel/bots'
import { accept, project } from '@nassau/kernel/host'
import { asked } from '@nassau/kernel/testing'
import { loadPhysics } from '@nassau/tossing'
import { beforeAll, expect, test } from 'vitest'
import type { FeltDie } from '../../kit/tossing/board.ts'
import { tryThrow } from '../../kit/tossing/hand/aim.ts'
import { diceAfter, pieceOf } from '../../kit/tossing/hand/hand.ts'
import { layDisks } from '../../kit/tossing/steps/arrange.ts'
import { tossBy } from '../../kit/tossing/steps/tosses.ts'
import { die, type Posed, poseAt } from '../../kit/tossing/test-kit.ts'
import { mate } from '../bot/bot.ts'
import { oZone } from '../game.ts'
import type { OZone } from '../rules.ts'
import { boldCaptain, captain, carefulCaptain } from './captain.ts'
import { leftAfter, standingOf } from './standing.ts'

beforeAll(() => loadPhysics())

const { edition } = oZone
const USUAL = edition.presets[0]?.spots ?? []

/** Black tosses, with so many dice in the hands of black and white, that one among them. */
function tossing(dice: FeltDie[], inHand: [number, number], surrogate = false): Posed<OZone> {
  const { board } = poseAt(oZone, false, { step: 'match', at: 'open' })
  layDisks(board, edition, USUAL)
  const crews = board.crews.map((crew, team) => ({ ...crew, inHand: inHand[team] ?? 0 }))
  const setting = { board: { goals: board.goals, crews, dice }, options: { surrogate } }
  return poseAt(oZone, false, tossBy(board, 0, 'die', 6 - inHand[0]), setting)
}

function chosen(m: Posed<OZone>, bot: Bot<OZone>, seed = 1): Thrown {
  const choice = bot.choose(project(m.play, 0), new FastChance(seed), edition)
  if (!('throw' in choice)) throw new Error('no throw')
  return choice
}

/** White is near two targets and at the edge. */
const HELD = [die('w1', 30, 660, 4), die('w2', -150, 540, 3), die('w3', 60, 740, 5)]

test.each([false, true])('a captain’s toss is legal, and the same from the same seed (surrogate: %s)', surrogate => {
  const m = tossing(HELD, [2, 2], surrogate)
  const toss = chosen(m, captain)
  expect(accept(asked(m), toss)).toEqual(toss)
  expect(chosen(m, captain)).toEqual(toss)
})

test('a captain’s last toss brings more than a mate’s', () => {
  const m = tossing(HELD, [1, 0])
  const { board } = m
  const f = tossBy(board, 0, 'die', 5)
  const standing = standingOf(board, 0, edition, leftAfter(board, 0))
  const table = { board, edition, team: 0, tossed: pieceOf(f, edition), isSurrogate: false } as const
  const worth = (bot: Bot<OZone>): number => {
    let sum = 0
    for (let seed = 0; seed < 3; seed++) {
      const toss = chosen(m, bot, seed)
      for (let i = 0; i < 32; i++)
        sum += standing(diceAfter(board, f, tryThrow(table, toss.throw, new FastChance(seed + 50, i))))
    }
    return sum / 96
  }
  expect(worth(captain)).toBeGreaterThan(worth(mate) + 0.5)
})

test('with nothing in the way a captain knows its hand, and the luck of its tries changes nothing', () => {
  const m = tossing([], [5, 5])
  const toss = chosen(m, captain)
  for (const seed of [2, 3, 4, 5]) expect(chosen(m, captain, seed)).toEqual(toss)
})

/** Dice in the way of a throw. */
const wallAt = (from: number): FeltDie[] => [-30, -10, 10, 30].map((aside, i) => die(`b${i + 1}`, from + aside, 300, 3))

test('a captain does not throw into dice of its own, though they earn nothing where they lie', () => {
  const toss = chosen(tossing(HELD, [1, 0]), captain)
  const from = (toss.throw[0] ?? 0) / 10
  const past = chosen(tossing([...HELD, ...wallAt(from)], [1, 0]), captain)
  expect(Math.abs((past.throw[0] ?? 0) / 10 - from)).toBeGreaterThan(30)
})

test('a captain who is told to stop throws by what it knows of its hand, and sees nothing in its way', () => {
  const stopped = (m: Posed<OZone>): Thrown =>
    chosen(m, { ...captain, choose: (seen, rng) => captain.choose(seen, rng, edition, () => true) })
  const m = tossing(HELD, [1, 0])
  const toss = stopped(m)
  expect(accept(asked(m), toss)).toEqual(toss)
  expect(stopped(tossing([...HELD, ...wallAt((toss.throw[0] ?? 0) / 10)], [1, 0]))).toEqual(toss)
})

test('what is set aside is sure; what lies nearest may still be taken, the farther off the sooner', () => {
  const standing = (inHand: [number, number]) => {
    const { board } = tossing([], inHand)
    return standingOf(board, 0, edition, leftAfter(board, 0))
  }
  const [near, far] = [[die('b1', 40, 672, 4)], [die('b1', 0, 560, 4)]]
  expect(standing([1, 0])(near)).toBe(standing([1, 0])(far))
  expect(standing([3, 3])(near)).toBeGreaterThan(standing([3, 3])(far))
  expect(standing([3, 3])(near)).toBeLessThan(standing([1, 0])(near))
  const onTarget = [die('b1', 0, 672, 4)]
  expect(standing([3, 3])(onTarget) - standing([3, 3])([])).toBe(10)
})

test('a bold and a careful captain differ', () => {
  const m = tossing([die('w1', 60, 600, 2)], [1, 0])
  const seeds = [1, 2, 3, 4]
  const tosses = (bot: Bot<OZone>) => seeds.map(seed => chosen(m, bot, seed))
  expect(tosses(boldCaptain)).not.toEqual(tosses(carefulCaptain))
})

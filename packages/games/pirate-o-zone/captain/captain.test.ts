import type { Choice } from '@nassau/kernel'
import { type Bot, FastChance } from '@nassau/kernel/bots'
import { accept, project } from '@nassau/kernel/host'
import { asked } from '@nassau/kernel/testing'
import { loadPhysics } from '@nassau/tossing'
import { beforeAll, expect, test } from 'vitest'
import type { FeltDie } from '../../kit/tossing/board.ts'
import { layDisks } from '../../kit/tossing/steps/arrange.ts'
import { tossBy } from '../../kit/tossing/steps/tosses.ts'
import { die, type Posed, poseAt } from '../../kit/tossing/test-kit.ts'
import { pirateOZone } from '../game.ts'
import type { PirateOZone } from '../rules.ts'
import { aim } from '../sinking.ts'
import { watersOf } from '../waters.ts'
import { boldCaptain, captain, carefulCaptain } from './captain.ts'
import { standingOf } from './standing.ts'

beforeAll(() => loadPhysics())

const { edition } = pirateOZone

function posed(frame: PirateOZone['frame'], dice: FeltDie[], seats = 2): Posed<PirateOZone> {
  const { board } = poseAt(pirateOZone, true, { step: 'match', at: 'open' })
  layDisks(board, edition, edition.presets[0]?.spots ?? [])
  return poseAt(pirateOZone, true, frame, { seats, board: { goals: board.goals, dice, first: 1 } })
}

const tossing = (dice: FeltDie[]): Posed<PirateOZone> =>
  posed(tossBy(posed({ step: 'match', at: 'open' }, []).board, 0, 'ship', 3), dice)

const chosen = (m: Posed<PirateOZone>, bot: Bot<PirateOZone> = captain): Choice<PirateOZone> =>
  bot.choose(project(m.play, asked(m).seat), new FastChance(1), edition)

const SHIPS = [die('w1', -30, 20, 4), die('w2', 40, -30, 3), die('b1', 180, 60, 5), die('b2', -100, 0, 2)]

test('a captain’s toss is legal, and the same from the same seed', () => {
  const m = tossing(SHIPS)
  const toss = chosen(m)
  expect(accept(asked(m), toss)).toEqual(toss)
  expect(chosen(m)).toEqual(toss)
})

test('a bold and a careful captain differ', () => {
  const m = tossing(SHIPS.slice(0, 3))
  expect(chosen(m, boldCaptain)).not.toEqual(chosen(m, carefulCaptain))
})

const again = (ball: FeltDie, tosses: number) =>
  posed({ step: 'cannons', at: 'again', naming: [], firing: [0], gunners: [0, 1], tosses }, [
    die('w1', -30, 20, 4),
    die('w2', 40, -30, 3),
    ball,
  ])

test.each([1, 2])('PZ-14 a captain keeps a cannonball that sinks all there is, after toss %i', tosses => {
  expect(chosen(again(die('bc', 0, 60, 12), tosses))).toEqual({ again: false })
})

test.each([1, 2])('PZ-14 it takes back one that lies far off, after toss %i', tosses => {
  expect(chosen(again(die('bc', 300, 500, 12), tosses))).toEqual({ again: true })
})

test('a captain of a crew fires itself, and takes an end', () => {
  const naming = { step: 'cannons', at: 'name', naming: [0], firing: [0, 1], gunners: [0, 0], tosses: 0 } as const
  expect(chosen(posed({ ...naming, naming: [0], firing: [0, 1], gunners: [0, 0] }, [], 4))).toEqual({ gunner: 0 })
  expect(chosen(posed({ step: 'match', at: 'ends' }, []))).toEqual({ end: 'near' })
})

test('of ships that tie a captain sinks the one whose loss is worth most', () => {
  // w1 alone controls Skull Island; w2 would be one of two at Treasure Island.
  const dice = [die('bc', -95, 60, 5), die('w1', -190, 40, 5), die('w2', 20, 50, 5), die('w3', 60, -60, 1)]
  const { board } = posed({ step: 'match', at: 'ends' }, dice)
  const volley = aim(watersOf(board, edition), 0)
  const m = posed({ step: 'sinking', at: 'choose', left: [1], volley }, dice)
  expect(chosen(m)).toEqual({ sink: 'w1' })
})

test('a lead in control is worth more the fewer tosses are to come', () => {
  const dice = [die('b1', 0, 40, 4)]
  const { board } = posed({ step: 'match', at: 'ends' }, dice)
  const worth = (ships: number, cannonballs: number): number =>
    standingOf(board, 0, edition, { ships: [ships, ships], cannonballs: [cannonballs, cannonballs] })(dice)
  expect(worth(0, 0)).toBe(500)
  expect(worth(0, 1)).toBeLessThan(worth(0, 0))
  expect(worth(3, 1)).toBeLessThan(worth(0, 1))
})

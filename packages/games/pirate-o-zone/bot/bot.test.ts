import type { Choice } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { project } from '@nassau/kernel/host'
import { asked, type Posed } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { die, poseAt } from '../../kit/tossing/test-kit.ts'
import { pirateOZone } from '../game.ts'
import type { PirateOZone } from '../rules.ts'
import { aim } from '../sinking.ts'
import { watersOf } from '../waters.ts'
import { mate } from './bot.ts'

const island = (name: string, x: number, y: number, value: number) => ({
  name,
  value,
  x,
  y,
  diameter: 50,
  thickness: 2,
})
const chosen = (m: Posed<PirateOZone>): Choice<PirateOZone> =>
  mate.choose(project(m.play, asked(m).seat), new FastChance(1), pirateOZone.edition)

test.each([
  ['near', -60, { near: -381, far: 381 }],
  ['far', 60, { near: -381, far: 381 }],
  ['far', 0, { near: -457, far: 305 }],
] as const)('the mate takes the %s end: from its foul line it is not so far to the doubloons', (end, y, lines) => {
  const goals = [island('Skull Island', -190, y, 300), island('Treasure Island', 0, y, 500)]
  const m = poseAt(pirateOZone, true, { step: 'match', at: 'ends' }, { board: { goals, lines } })
  expect(chosen(m)).toEqual({ end })
})

test('the mate names itself gunner: of the hands in its team it knows its own', () => {
  const m = poseAt(
    pirateOZone,
    true,
    { step: 'cannons', at: 'name', naming: [0], firing: [0, 1], gunners: [0, 0], tosses: 0 },
    {
      seats: 4,
      board: {
        crews: [
          { seats: [1, 0], next: 0, score: 0, end: 'near', inHand: 0 },
          { seats: [2, 3], next: 0, score: 0, end: 'far', inHand: 0 },
        ],
      },
    },
  )
  expect(asked(m).seat).toBe(1)
  expect(chosen(m)).toEqual({ gunner: 1 })
})

test('of ships that tie the mate sinks the one whose loss is worth most at the islands', () => {
  const goals = [island('Skull Island', -100, 0, 300), island('Treasure Island', 100, 0, 500)]
  // All show 5: as they lie each island is halved. w2 is at the dearer one, w1 at the other.
  const dice = [die('bc', 0, 0, 5), die('w1', -60, 60, 5), die('w2', 60, 60, 5)]
  const board = { goals, dice, first: 0 as const }
  const at = poseAt(pirateOZone, true, { step: 'match', at: 'ends' }, { board })
  const volley = aim(watersOf(at.board, pirateOZone.edition), 0)
  const m = poseAt(pirateOZone, true, { step: 'sinking', at: 'choose', left: [1], volley }, { board })
  expect(asked(m)).toMatchObject({ options: [{ sink: 'w1' }, { sink: 'w2' }] })
  expect(chosen(m)).toEqual({ sink: 'w2' })
})

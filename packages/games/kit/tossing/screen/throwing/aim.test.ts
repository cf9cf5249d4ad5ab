import type { Shell } from '@nassau/kernel'
import { accept } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { oZone } from '../../../../o-zone/game.ts'
import { newTossBoard } from '../../setup.ts'
import { tossAsk } from '../../steps/toss.ts'
import { die } from '../../test-kit.ts'
import { throwBeside, throwOf, USUAL_AIM } from './aim.ts'

const { edition } = oZone
const board = { ...newTossBoard(2, { black: 0, surrogate: false }, false), lines: { near: -381, far: null } }
/** Where the usual hand lets go. */
const [x = 0, y = 0] = throwOf(USUAL_AIM, edition).throw

test('a hand with nothing in its way throws as it aims', () => {
  const ask = tossAsk(board, 0, 0, edition)
  expect(throwBeside(ask, USUAL_AIM, edition)).toEqual(throwOf(USUAL_AIM, edition))
})

test('OZ-27 where a die lies in its way, the hand lets go as near beside it as may be', () => {
  const lies = { ...die('w1', x / 10, y / 10, 3) }
  const ask = tossAsk({ ...board, dice: [lies] }, 0, 0, edition)
  expect(accept(ask, throwOf(USUAL_AIM, edition))).toBeUndefined()
  const choice = throwBeside(ask, USUAL_AIM, edition)
  expect(choice && accept(ask, choice)).toBeDefined()
  expect(Math.abs((choice?.throw[0] ?? 0) - x)).toBeLessThan(400)
})

test('where there is no room at all, nothing is thrown', () => {
  const ask = tossAsk(board, 0, 0, edition)
  const wall: Shell = { axes: [1], centre: [y], least: 1, most: null, says: 'a wall' }
  expect(throwBeside({ ...ask, shells: [...ask.shells, wall] }, USUAL_AIM, edition)).toBeNull()
})

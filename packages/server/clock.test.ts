import { expect, test } from 'vitest'
import { Clock, readKept } from './clock.ts'

const HOUR = 3_600_000
const START = 1_700_000_000_000

/** A wall clock and a steady one that can be turned. */
function turned() {
  const hands = { wall: START, steady: 0 }
  const pass = (ms: number): void => {
    hands.wall += ms
    hands.steady += ms
  }
  return { hands, pass, wall: () => hands.wall, steady: () => hands.steady }
}

test.each([HOUR, -HOUR])('a wall clock that jumps by %i ms changes nothing at once', jump => {
  const { hands, pass, wall, steady } = turned()
  const clock = new Clock(null, wall, steady)
  pass(1000)
  expect(clock.now()).toBe(START + 1000)
  hands.wall += jump
  expect(clock.now()).toBe(START + 1000)
  pass(60_000)
  expect(Math.abs(clock.now() - (START + 61_000))).toBeLessThanOrEqual(60_000 / 50)
})

test('it draws near the wall clock and then goes with it', () => {
  const { hands, pass, wall, steady } = turned()
  const clock = new Clock(null, wall, steady)
  hands.wall += HOUR
  for (let i = 0; i < 60; i++) {
    pass(HOUR)
    clock.now()
  }
  expect(clock.now()).toBe(hands.wall)
})

test.each([HOUR, -HOUR])('after a jump by %i ms a restart goes on with the same time', jump => {
  const { hands, pass, wall, steady } = turned()
  const clock = new Clock(null, wall, steady)
  hands.wall += jump
  const kept = readKept(JSON.stringify(clock.kept))
  pass(5000)
  const again = new Clock(kept, wall, steady)
  expect(Math.abs(again.now() - (START + 5000))).toBeLessThanOrEqual(100)
})

test('a wall clock that was turned back while the house was closed does not let it live a moment twice', () => {
  const { hands, wall, steady } = turned()
  const { kept } = new Clock(null, wall, steady)
  hands.wall -= HOUR
  expect(new Clock(kept, wall, steady).now()).toBe(START)
})

test('what was kept and cannot be read is as if there were nothing', () => {
  for (const text of [null, '', '{}', '{"house":"soon"}', 'null']) expect(readKept(text)).toBe(null)
})

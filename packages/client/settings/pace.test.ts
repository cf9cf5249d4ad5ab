import { expect, test } from 'vitest'
import { dwellAt, paceBy } from './pace.ts'
import { useSettings } from './settings.ts'

const LOOK = { Screen: () => null, dwell: (events: readonly object[]) => 1000 * events.length }
const ONE = [{ kind: 'tossed' }]

test('a table says how long it wants to be looked at, and a speed how much of that it gets', () => {
  expect(dwellAt('calm', LOOK, [...ONE, ...ONE])).toBe(2000)
  expect(dwellAt('brisk', LOOK, [...ONE, ...ONE])).toBe(800)
  expect(dwellAt('instant', LOOK, ONE)).toBe(0)
})

test('what moves takes the same time at any speed at which it is seen at all', () => {
  const moving = { ...LOOK, motion: () => 700 }
  expect(dwellAt('calm', moving, ONE)).toBe(1700)
  expect(dwellAt('brisk', moving, ONE)).toBe(1100)
  expect(dwellAt('instant', moving, ONE)).toBe(0)
})

test('anything heard is shown for a moment, and nothing heard for none', () => {
  expect(dwellAt('calm', null, ONE)).toBe(900)
  expect(dwellAt('calm', LOOK, [])).toBe(0)
})

test('what is routine is not dwelt on', () => {
  expect(dwellAt('calm', { Screen: () => null, dwell: () => 0 }, ONE)).toBe(0)
})

test('what happens to the one who looks stands as long as they like', () => {
  const look = { Screen: () => null, stands: ({ seat }: { seat: number }) => seat === 1 }
  const { stand } = paceBy(() => look)
  const times = (['until-seen', 'a-while', 'off'] as const).map(lingers => {
    useSettings.setState({ lingers })
    return stand(ONE, 1)
  })
  expect(times).toEqual([Number.POSITIVE_INFINITY, 6000, 0])
  useSettings.setState({ lingers: 'until-seen' })
  expect([stand(ONE, 0), stand(ONE, null), stand([], 1)]).toEqual([0, 0, 0])
})

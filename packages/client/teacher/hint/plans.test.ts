import { expect, test } from 'vitest'
import { shownPlans, verdictOn } from './plans.ts'

const plan = (board: number | null, worth: number, error = 0.02) => ({ choice: { board }, worth, error, tries: 50 })
const LIST = { kind: 'list' } as const

test('the best few are shown, and what a mate would do even if it is far behind', () => {
  const plans = [plan(1, 0.64), plan(2, 0.6), plan(3, 0.5), plan(4, 0.4), plan(5, 0.3), plan(null, 0.2)]
  const shown = shownPlans({ choice: { board: 1 }, plans, usual: { board: null } })
  expect(shown.map(({ choice }) => choice)).toEqual([1, 2, 3, 4, null].map(board => ({ board })))
  expect(shown.map(({ isBest }) => isBest)).toEqual([true, false, false, false, false])
  expect(shown.map(({ isUsual }) => isUsual)).toEqual([false, false, false, false, true])
})

test('what the captain would do is compared with what a mate would', () => {
  const plans = [plan(1, 0.64), plan(null, 0.51)]
  const verdict = verdictOn(LIST, shownPlans({ choice: { board: 1 }, plans, usual: { board: null } }))
  expect(verdict).toEqual({ kind: 'better', best: 0.64, usual: 0.51 })
})

test('it is said if a mate would do the same', () => {
  const plans = [plan(1, 0.64), plan(null, 0.51)]
  const verdict = verdictOn(LIST, shownPlans({ choice: { board: 1 }, plans, usual: { board: 1 } }))
  expect(verdict).toEqual({ kind: 'same', best: 0.64 })
})

test('differences within the error are none', () => {
  const plans = [plan(1, 0.52, 0.03), plan(null, 0.5, 0.03)]
  expect(verdictOn(LIST, shownPlans({ choice: { board: 1 }, plans, usual: { board: null } }))).toEqual({ kind: 'even' })
})

test('where there is one thing to do, and where a throw was weighed with no other, nothing is compared', () => {
  expect(verdictOn(LIST, shownPlans({ choice: { board: 1 }, plans: [], usual: { board: 1 } }))).toEqual({
    kind: 'only',
  })
  expect(verdictOn({ kind: 'throw' }, [])).toEqual({ kind: 'thrown' })
})

test('a throw is compared with what a mate would throw', () => {
  const thrown = (x: number, worth: number) => ({ choice: { throw: [x] }, worth, error: 0.02, tries: 24 })
  const hint = { choice: { throw: [1] }, plans: [thrown(1, 0.7), thrown(9, 0.6)], usual: { throw: [9] } }
  expect(verdictOn({ kind: 'throw' }, shownPlans(hint))).toEqual({ kind: 'better', best: 0.7, usual: 0.6 })
})

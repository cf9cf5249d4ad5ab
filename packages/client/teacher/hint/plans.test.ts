import { expect, test } from 'vitest'
import { shownPlans, verdictOn } from './plans.ts'

const plan = (board: number | null, worth: number, isWorse = true) => ({
  choice: { board },
  worth,
  error: 0.02,
  tries: 50,
  isWorse,
})
const LIST = { kind: 'list' } as const

const verdictWith = (usual: number | null, ...plans: ReturnType<typeof plan>[]) =>
  verdictOn(LIST, shownPlans({ choice: { board: 1 }, plans, usual: { board: usual } }), false)

test('what the captain and what a mate would do are marked', () => {
  const plans = [plan(1, 0.64, false), plan(2, 0.6), plan(null, 0.2)]
  const shown = shownPlans({ choice: { board: 1 }, plans, usual: { board: null } })
  expect(shown.map(({ isBest }) => isBest)).toEqual([true, false, false])
  expect(shown.map(({ isUsual }) => isUsual)).toEqual([false, false, true])
})

test('what the captain would do is compared with what a mate would', () => {
  const verdict = verdictWith(null, plan(1, 0.64, false), plan(null, 0.51))
  expect(verdict).toEqual({ kind: 'better', best: 0.64, usual: 0.51 })
})

test('it is said if a mate would do the same', () => {
  expect(verdictWith(1, plan(1, 0.64, false), plan(null, 0.51))).toEqual({ kind: 'same', best: 0.64 })
})

test('where nothing is clearly worse nothing is compared, even if something looks better', () => {
  expect(verdictWith(null, plan(1, 0.52, false), plan(null, 0.5, false))).toEqual({ kind: 'even' })
  expect(verdictWith(null, plan(1, 0.52, false), plan(null, 0.56, false))).toEqual({ kind: 'even' })
})

test('a mate is not said to do worse by what nobody would see in the numbers', () => {
  const others = [plan(1, 0.374, false), plan(2, 0.2)] as const
  expect(verdictWith(null, ...others, plan(null, 0.372))).toEqual({ kind: 'as-good', best: 0.374 })
  expect(verdictWith(null, ...others, plan(null, 0.33, false))).toEqual({ kind: 'as-good', best: 0.374 })
})

test('where there is one thing to do, and where a throw was weighed with no other, nothing is compared', () => {
  expect(verdictWith(1)).toEqual({ kind: 'only' })
  expect(verdictOn({ kind: 'throw' }, [], false)).toEqual({ kind: 'thrown' })
})

test('where the captain goes by a rule, numbers are no verdict', () => {
  const shown = shownPlans({ choice: { board: 1 }, plans: [plan(1, 0.5, false), plan(2, 0.6, false)], usual: null })
  expect(verdictOn(LIST, shown, true)).toEqual({ kind: 'by-rule' })
})

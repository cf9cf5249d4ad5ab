import { expect, test } from 'vitest'
import { NOBODY_YET, type TableSnapshot } from '../../seating/seating.ts'
import { noSteps, type Steps, withStep } from './steps.ts'

let told = 0

/** The table with something just heard, waiting for a seat; seat 0 looks. */
function snapshot(awaited: number): TableSnapshot {
  const seen = { seat: 0, ask: { kind: 'list' }, awaiting: [awaited] }
  const table = { scene: { seen } } as unknown as TableSnapshot['table']
  return { ...NOBODY_YET, table, fresh: [{ kind: `event ${++told}` }] }
}

/** Plays on: each number is who is waited for next. */
const after = (awaited: readonly number[]): Steps =>
  awaited.map(snapshot).reduce(withStep, noSteps(snapshot(awaited[0] ?? 0)))

test('what others do is kept', () => {
  expect(after([1, 1, 2, 0]).shown).toHaveLength(4)
})

test('two answers in a row are a turn of one’s own: what was before it is done with', () => {
  expect(after([1, 0, 0, 0, 1, 2, 0]).shown).toHaveLength(3)
})

test('a single answer among what others do ends nothing', () => {
  expect(after([1, 0, 1, 2, 0]).shown).toHaveLength(5)
})

test('nothing new is no step', () => {
  const steps = after([1, 1])
  expect(withStep(steps, { ...steps.latest, online: [0] }).shown).toBe(steps.shown)
})

import { expect, test } from 'vitest'
import { noSteps, withStep } from './steps.ts'

type Shown = { fresh: { kind: string }[] }
const told = (n: number): Shown => ({ fresh: [{ kind: `event ${n}` }] })

/** Steps one after the other, each by oneself or by somebody else. */
const after = (by: readonly ('me' | 'them')[]) =>
  by.reduce((steps, who, n) => withStep(steps, told(n), who === 'me'), noSteps(told(-1)))

test('what others do is kept', () => {
  expect(after(['them', 'them', 'them']).shown).toHaveLength(3)
})

test('two answers in a row are a turn of one’s own: what was before it is done with', () => {
  expect(after(['them', 'me', 'me', 'them', 'them']).shown).toHaveLength(3)
})

test('a single answer among what others do ends nothing', () => {
  expect(after(['them', 'me', 'them', 'them']).shown).toHaveLength(4)
})

test('nothing new is no step', () => {
  const steps = after(['them', 'them'])
  expect(withStep(steps, { ...steps.latest }, false).shown).toBe(steps.shown)
})

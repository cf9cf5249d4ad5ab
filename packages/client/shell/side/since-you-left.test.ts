import { expect, test } from 'vitest'
import { missedSince } from './since-you-left.tsx'

const LOG = [{ kind: 'rolled' }, { kind: 'built' }, { kind: 'fired' }]

test('what was missed is all behind the last thing seen', () => {
  expect(missedSince({ kind: 'built' }, LOG)).toEqual([{ kind: 'fired' }])
})

test('nothing was missed on a first visit, or when nothing happened', () => {
  expect(missedSince(null, LOG)).toEqual([])
  expect(missedSince({ kind: 'fired' }, LOG)).toEqual([])
})

test('where the last thing seen is forgotten already, everything remembered was missed', () => {
  expect(missedSince({ kind: 'long ago' }, LOG)).toEqual(LOG)
})

import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { better } from './best.ts'
import { tasks } from './tasks.ts'

const THROW = {
  board: {
    crews: [],
    goals: [],
    foulDisks: [],
    lines: { near: 0, far: null },
    dice: [],
    aside: [],
    first: 0 as const,
    round: 1,
  },
  path: '',
  touch: null,
}

test('only a nearer throw is a better one, and every throw is a try', () => {
  const first = better({ distance: null, tries: 0 }, 80)
  expect(first).toEqual({ distance: 80, tries: 1 })
  expect(better(first, 120)).toEqual({ distance: 80, tries: 2 })
  expect(better(first, 20)).toEqual({ distance: 20, tries: 2 })
  expect(better(first, null)).toEqual({ distance: 80, tries: 2 })
})

test('each task wants more than the one before, and a foul does none but the first', () => {
  const all = tasks(setupI18n({ locale: 'en', messages: { en: {} } }))
  const done = (thrown: { foul: 'OZ-11' | 'OZ-12' | null; distance: number | null; on: string | null }): boolean[] =>
    all.map(({ isDone }) => isDone({ ...THROW, ...thrown }))
  expect(done({ foul: 'OZ-11', distance: 10, on: null })).toEqual([false, false, false, false, false])
  expect(done({ foul: 'OZ-12', distance: 10, on: null })).toEqual([true, false, false, false, false])
  expect(done({ foul: null, distance: 200, on: null })).toEqual([true, true, true, false, false])
  expect(done({ foul: null, distance: 40, on: null })).toEqual([true, true, true, true, true])
  expect(done({ foul: null, distance: null, on: null })).toEqual([true, true, false, false, false])
})

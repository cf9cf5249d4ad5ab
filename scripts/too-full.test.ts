import { expect, test } from 'vitest'
import { tooFull } from './too-full.ts'

const filesIn = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${folder}/file-${n}.ts`)

test('a folder may hold so many files and no more; those in folders beneath do not count', () => {
  const files = [...filesIn('packages/a', 3), ...filesIn('packages/a/b', 4), ...filesIn('packages/c', 2)]
  expect(tooFull(files, 3)).toEqual([{ folder: 'packages/a/b', count: 4 }])
})

test('playthroughs and languages are as many as there are', () => {
  expect(tooFull([...filesIn('packages/a/playthroughs', 9), ...filesIn('packages/a/locales', 9)], 3)).toEqual([])
})

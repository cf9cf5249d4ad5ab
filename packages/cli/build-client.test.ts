import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isStale } from './build-client.ts'
import { scratch } from './test-kit.ts'

const house = scratch()
afterAll(() => rmSync(house, { recursive: true }))

/** A file last changed so many seconds after 1970. */
function write(path: string, at: number): void {
  mkdirSync(join(house, path, '..'), { recursive: true })
  writeFileSync(join(house, path), '')
  utimesSync(join(house, path), at, at)
}

test('a client is built if it never was, or if one of its sources is newer', () => {
  const [built, sources] = [join(house, 'client/dist'), [join(house, 'client'), join(house, 'nowhere')]]
  write('client/main.tsx', 100)
  expect(isStale(built, sources)).toBe(true)
  write('client/dist/index.html', 200)
  write('client/dist/assets/main.js', 300)
  write('client/shell/Shell.test.tsx', 300)
  expect(isStale(built, sources)).toBe(false)
  write('client/shell/Shell.tsx', 201)
  expect(isStale(built, sources)).toBe(true)
})

import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressAll, isStale } from './build-client.ts'
import { scratch } from './test-kit.ts'

const house = scratch()
afterAll(() => rmSync(house, { recursive: true }))

/** A file last changed so many seconds after 1970. */
function write(path: string, at: number, text = ''): void {
  mkdirSync(join(house, path, '..'), { recursive: true })
  writeFileSync(join(house, path), text)
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

test('what becomes smaller has its smaller copies beside it', async () => {
  const text = 'yo ho ho '.repeat(500)
  write('dist/assets/a.js', 1, text)
  write('dist/assets/small.js', 1, 'x')
  write('dist/assets/b.woff2', 1, text)
  await compressAll(join(house, 'dist'))
  expect(brotliDecompressSync(readFileSync(join(house, 'dist/assets/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(house, 'dist/assets/a.js.gz'))).toString()).toBe(text)
  expect(['small.js.br', 'b.woff2.br'].some(name => existsSync(join(house, 'dist/assets', name)))).toBe(false)
})

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { compressAll, compressed } from './compress.ts'

const folder = mkdtempSync(join(tmpdir(), 'nassau-compress-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what becomes smaller has its smaller copies beside it', async () => {
  const text = 'yo ho ho '.repeat(500)
  mkdirSync(join(folder, 'assets'))
  for (const [name, says] of Object.entries({ 'a.js': text, 'small.js': 'x', 'b.woff2': text }))
    writeFileSync(join(folder, 'assets', name), says)
  await compressAll(folder)
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(text)
  expect(['small.js.br', 'b.woff2.br'].some(name => existsSync(join(folder, 'assets', name)))).toBe(false)
})

test('a build is compressed wherever it is built to', async () => {
  const root = join(folder, 'page')
  const outDir = join(folder, 'elsewhere')
  mkdirSync(root)
  writeFileSync(join(root, 'index.html'), `<p>${'yo ho ho '.repeat(500)}</p>`)
  await build({ root, configFile: false, logLevel: 'silent', plugins: [compressed()], build: { outDir } })
  expect(existsSync(join(outDir, 'index.html.br'))).toBe(true)
})

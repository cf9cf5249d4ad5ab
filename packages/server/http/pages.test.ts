import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, scratch, type TestServer } from '../fixtures/house.ts'
import { quotasTimes } from '../quotas/quotas.ts'

const PAGE = '<!doctype html><title>The harbour</title>'
const pages = scratch()
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'index.html'), PAGE)
  writeFileSync(join(pages, 'sw.js'), 'self.skipWaiting()')
  writeFileSync(join(pages, 'assets', 'harbour-1a2b.js'), 'export const x = 1')
  writeFileSync(join(pages, 'assets', 'harbour-1a2b.js.br'), brotliCompressSync('export const x = 1'))
  server = await openServer({ pages })
})
afterAll(async () => {
  await server.destroy()
  rmSync(pages, { recursive: true })
})

const get = (path: string, accept = '*/*') => fetch(`${server.address}${path}`, { headers: { accept } })
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'

test('the page is at / and at every address it understands itself, and is asked for anew each time', async () => {
  for (const path of ['/', '/index.html', '/join/abcdefghijkl/token', '/rules/scurvy-dice?at=SD-14']) {
    const answer = await get(path, HTML)
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, PAGE])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

test('what has its contents in its name is kept for ever, and comes compressed', async () => {
  const asked = request(`${server.address}/assets/harbour-1a2b.js`, { headers: { 'accept-encoding': 'gzip, br' } })
  const answer = await new Promise<IncomingMessage>(resolve => asked.once('response', resolve).end())
  expect(answer.resume().headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
})

test('what is not there is not there: interfaces, files, and what is not asked for by a person', async () => {
  for (const [path, accept] of [
    ['/api/nowhere', HTML],
    ['/live/nowhere', HTML],
    ['/assets/harbour-old.js', '*/*'],
    ['/nowhere', 'application/json'],
    ['/assets/..%2f..%2fnassau.db', '*/*'],
  ] as const) {
    const answer = await get(path, accept)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).toMatch(/^\{"error":\{/)
  }
  const posted = await fetch(`${server.address}/join/x`, { method: 'POST', headers: { accept: HTML } })
  expect(posted.status).toBe(404)
})

test('a page runs only what comes from here, and physics', async () => {
  const policy = (await get('/', HTML)).headers.get('content-security-policy')?.split(';') ?? []
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "worker-src 'self' blob:",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ]),
  )
})

test('pages are not counted against whoever looks at them', async () => {
  const strict = await openServer({
    pages,
    quotas: quotasTimes(1e6, { requests: { most: 2, everyMs: 60_000, says: 'requests' } }),
  })
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await fetch(`${strict.address}/`)).status))
  expect(statuses).toEqual([200, 200, 200, 200])
  await strict.destroy()
})

test('a house whose pages were not built says how that is done', async () => {
  const bare = await openServer({ pages: join(pages, 'nowhere') })
  const answer = await fetch(`${bare.address}/`)
  expect(await answer.text()).toContain('npm run build')
  expect((await fetch(`${bare.address}/join/x`, { headers: { accept: HTML } })).status).toBe(404)
  await bare.destroy()
})

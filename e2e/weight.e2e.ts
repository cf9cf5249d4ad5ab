/** What has to come over the wire before something can be seen. */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newPerson, withBrowser } from './kit/kit.ts'

withBrowser({ hasWebGl: true })

// Dialogs and other controls that the harbour does not begin with come with the first table.
const HARBOUR_AT_MOST = 130_000
const TOSSING_AT_MOST = 275_000

/** The scripts a page fetches meanwhile, each with its size as a server that compresses sends it. */
async function scriptsOf(page: Awaited<ReturnType<typeof newPerson>>['page'], act: () => Promise<void>) {
  const fetched: Promise<{ url: string; bytes: number }>[] = []
  page.on('response', response => {
    const url = response.url()
    if (/\.(js|wasm)$/.test(new URL(url).pathname))
      fetched.push(response.body().then(body => ({ url, bytes: brotliCompressSync(body).length })))
  })
  await act()
  return Promise.all(fetched)
}

const sum = (all: readonly { bytes: number }[]): number => all.reduce((total, { bytes }) => total + bytes, 0)
const isPhysics = ({ url }: { url: string }): boolean => url.includes('jolt')

test('the harbour is light, and has nothing of any table', async () => {
  const { page, context } = await newPerson()
  // What is kept for offline comes later, and is not what one waits for.
  await page.route('**/sw.js', route => route.abort())
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/')
    await page.getByRole('heading', { name: 'Nassau' }).waitFor()
    await page.waitForLoadState('networkidle')
  })
  expect(scripts.length).toBeGreaterThan(3)
  expect(sum(scripts)).toBeLessThan(HARBOUR_AT_MOST)
  expect(scripts.filter(isPhysics)).toEqual([])
  await context.close()
})

test('the lobby of a tossing match fetches its table and the physics ahead', async () => {
  const { page, context } = await newPerson({ isPlain: true })
  await page.route('**/sw.js', route => route.abort())
  await page.goto('/')
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
  const card = page.getByRole('listitem').filter({ hasText: 'Classic O-Zone' })
  await card.getByRole('button', { name: 'Make a table' }).click()
  const scripts = await scriptsOf(page, async () => {
    const engine = page.waitForResponse(response => response.url().endsWith('.wasm'), { timeout: 60_000 })
    await page.getByRole('button', { name: 'Set the table' }).click()
    await page.getByLabel('Invitation link').first().waitFor()
    await engine
    await page.waitForLoadState('networkidle')
  })
  const [physics, table] = [scripts.filter(isPhysics), scripts.filter(script => !isPhysics(script))]
  expect(sum(table)).toBeLessThan(TOSSING_AT_MOST)
  expect(physics.some(({ url }) => url.endsWith('.wasm'))).toBe(true)
  expect(sum(physics)).toBeLessThan(1_100_000)
  await context.close()
})

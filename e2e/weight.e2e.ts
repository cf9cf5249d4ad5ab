/** What has to come over the wire before something can be seen. */
import { brotliCompressSync } from 'node:zlib'
import { secretFrom } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { type Kept, openKept } from './kit/kept.ts'
import { newPerson, withBrowser } from './kit/kit.ts'
import { playMatch } from './kit/records.ts'

withBrowser({ hasWebGl: true })

// Dialogs and other controls that the harbour does not begin with come with the first table.
const HARBOUR_AT_MOST = 130_000
const TOSSING_AT_MOST = 277_000
// The table's own worker has the rules and the search already: beside them a captain who is asked is next to nothing.
const ASKED_AT_MOST = 5000

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

test.each([
  ['doubloon-lagoon', 'match.counter'],
  ['scurvy-dice', 'build.reroll'],
])('at a table of %s on this device, asking the captain fetches no rules again', async (game, label) => {
  const { page, context } = await newPerson({ isText: true })
  await page.route('**/sw.js', route => route.abort())
  await page.goto('/')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const kept = await keptAt(game, label)
  const before = await scriptsOf(page, async () => {
    await openKept(page, kept, 0)
    await page.waitForLoadState('networkidle')
  })
  const asked = await scriptsOf(page, async () => {
    await page.getByRole('button', { name: 'What would the captain do?' }).click()
    await page.getByText('the captain’s choice').waitFor()
  })
  const fresh = asked.filter(({ url }) => !before.some(known => known.url === url))
  expect(fresh.some(({ url }) => url.includes('teacher-desk'))).toBe(true)
  expect(sum(fresh)).toBeLessThan(ASKED_AT_MOST)
  await context.close()
})

/** A match on this device at the first moment at which the first seat is asked this. */
async function keptAt(game: string, label: string): Promise<Kept> {
  const word = 'a weight'
  for await (const { referee, seat, seen, asked } of playMatch(game, ['Wren', 'Grace'], word)) {
    if (seat !== 0 || seen.ask?.at !== label) continue
    const { options, seats: names } = referee.header
    const lines = [...referee.lines]
    return { game, options, names, people: [0], secret: secretFrom(word), from: null, lines, awaiting: asked }
  }
  throw new Error(`nobody was ever asked ${label}`)
}

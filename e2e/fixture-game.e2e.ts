/** A game from outside the list, in a page and a server that were told nothing but a condition under which `#list` has it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../scripts/browser.ts'
import { expectAccessible, expectNoFaults, playNow, playToTheEnd } from './kit/kit.ts'
import { type Likes, type Person, personIn } from './kit/person.ts'

const CONDITION = 'nassau-fixtures'
const CLIENT = join(import.meta.dirname, '../packages/client')
const SERVING = join(import.meta.dirname, 'kit/serving.ts')

let folder = ''
let address = ''
let server: ChildProcess | null = null
let browser: Browser | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nassau-fixture-'))
  const pages = join(folder, 'pages')
  await build({
    root: CLIENT,
    configFile: join(CLIENT, 'vite.config.ts'),
    logLevel: 'error',
    resolve: { conditions: [CONDITION] },
    build: { outDir: pages },
  })
  const child = spawn(process.execPath, [`--conditions=${CONDITION}`, SERVING, join(folder, 'data'), pages], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  address = await new Promise(resolve => createInterface({ input: child.stdout }).once('line', resolve))
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  server?.kill()
  await rm(folder, { recursive: true, force: true })
})

function someone(likes: Likes = {}): Promise<Person> {
  if (!browser) throw new Error('there is no browser')
  return personIn(browser, address, likes)
}

/** Everything that can be read on the page. */
const textOf = ({ page }: Person): Promise<string> => page.locator('body').innerText()

test('it stands on the shelf of the harbour, with its emblem, its rules and its lesson', async () => {
  const person = await someone()
  const { page } = person
  await page.goto('/')
  const card = page.getByRole('listitem').filter({ hasText: 'Last Bottle' })
  await card.getByText('Whoever takes the last bottle wins.').waitFor()
  await card.locator('[data-emblem=last-bottle]').waitFor()
  await card.getByRole('link', { name: 'Rules of Last Bottle' }).click()
  await page.getByText('as long as there are so many').waitFor()
  await page.goto('/learn/last-bottle')
  await page.getByText('Twelve bottles. Take three.').waitFor()
  expectNoFaults(person)
  await person.context.close()
})

test.each(['en', 'de'] as const)('it speaks in proper sentences where it has no catalogue: %s', async language => {
  const person = await someone({ language })
  const { page } = person
  await page.goto('/')
  const name = language === 'en' ? 'Play now: Last Bottle against bots' : /Last Bottle.*Bots/
  await page.getByRole('button', { name }).click()
  await page.getByRole('img', { name: '12 bottles in a row' }).waitFor()
  await page.getByRole('heading', { name: /^\S.*, how many bottles\?$/ }).waitFor()
  await page.getByRole('button', { name: 'Take 3' }).click()
  await page
    .getByText(/^\S.* takes 3 bottles, 9 left\./)
    .first()
    .waitFor()
  await page
    .getByText(/^Grace takes one bottle, 8 left\./)
    .first()
    .waitFor()
  expect(await textOf(person)).not.toMatch(/[{}]/)
  await expectAccessible(person)
  expectNoFaults(person)
  await person.context.close()
})

test('it is played against a bot, on this device and online', async () => {
  const person = await someone()
  const { page } = person
  await playNow(person, 'Last Bottle')
  await playToTheEnd(person)
  expect(await page.getByRole('dialog').textContent()).toMatch(/wins/)
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'mate' }]
  const made = await page.request.post('/api/matches', { data: { id: randomUUID(), game: 'last-bottle', seats } })
  const { match } = await made.json()
  await page.goto(`/table/${match}`)
  await page.getByRole('heading', { level: 1, name: 'Last Bottle' }).waitFor()
  await playToTheEnd(person)
  expect(await page.getByRole('dialog').textContent()).toMatch(/wins/)
  expectNoFaults(person)
  await person.context.close()
})

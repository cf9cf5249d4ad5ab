/** The harbour and what is done there: tables are set, settings changed, an account opened. */
import type { Page } from 'playwright'
import { FLAT } from '../../e2e/kit/games.ts'
import { keepMatch } from '../../e2e/kit/kept.ts'
import { INVITED, ME, openTable, post } from './company.ts'
import { HANDS, OPEN, TOSSED } from './games.ts'
import { bestOf, finished, matchAt } from './matches.ts'
import type { Screen, Stage } from './screen.ts'

const MINUTE = 60_000

/** You have been here before: two matches wait for you, and a table of yours for others. */
async function lively({ page }: Stage): Promise<void> {
  await page.goto('/')
  for (const [i, game] of FLAT.entries()) {
    const kept = await matchAt(bestOf(game))
    await keepMatch(page, i < 2 ? kept : { ...kept, awaiting: [1] }, Date.now() - 30 ** i * 3 * MINUTE)
  }
  await openTable(page.request, TOSSED.id, [ME, INVITED])
  await page.reload()
  await page.getByRole('heading', { name: 'Your tables' }).waitFor()
}

async function makeTable(page: Page, title: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
  await page.getByRole('button', { name: `Make a table: ${title}` }).click()
  await page.getByRole('dialog').waitFor()
}

async function openYou(page: Page): Promise<void> {
  await page.goto('/you')
  await page.getByRole('heading', { name: 'Be the same person everywhere' }).waitFor()
}

let accounts = 0

export const HARBOUR_SCREENS: readonly Screen[] = [
  { name: 'harbour', open: lively },
  {
    name: 'harbour-tables',
    async open(stage) {
      await lively(stage)
      await stage.page.getByRole('heading', { name: 'Your tables' }).evaluate(heading => heading.scrollIntoView())
    },
  },
  {
    name: 'harbour-first-visit',
    async open({ page }) {
      await page.goto('/')
      await page.getByRole('heading', { name: 'Open tables' }).waitFor()
    },
  },
  {
    name: 'settings',
    async open({ page }) {
      await page.goto('/')
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('radio', { name: 'Deutsch' }).waitFor()
    },
  },
  { name: 'make-table', open: ({ page }) => makeTable(page, HANDS.title) },
  {
    name: 'lobby',
    async open({ page }) {
      await makeTable(page, OPEN.title)
      await page.getByRole('button', { name: 'Set the table' }).click()
      await page.getByLabel('Invitation link').first().waitFor()
    },
  },
  {
    name: 'logbook',
    async open({ page }) {
      await page.goto('/')
      await keepMatch(page, await finished(OPEN), Date.now() - 8 * MINUTE)
      await keepMatch(page, await finished(HANDS), Date.now() - 90 * MINUTE)
      await page.goto('/logbook')
      await page.getByRole('link', { name: 'Look back' }).first().waitFor()
    },
  },
  { name: 'you', open: ({ page }) => openYou(page) },
  {
    name: 'you-account',
    async open({ page }) {
      await openYou(page)
      const username = `wren_${++accounts}`
      await post(page.request, '/api/account', { username, password: 'fifteen men on a chest' })
      await page.reload()
      await page.getByRole('heading', { name: 'Signed in' }).waitFor()
      await page.getByLabel('Name of the bot').fill('Deckhand')
      await page.getByRole('button', { name: 'Make a bot' }).click()
      await page.getByLabel(/^Its token/).waitFor()
    },
  },
  {
    name: 'lost',
    async open({ page }) {
      await page.goto('/nonsense')
      await page.getByRole('heading', { name: 'Off the chart' }).waitFor()
    },
  },
]

/** Pictures of every screen, on a desk and on a phone, by day and by night, into shots/. Needs a built client and no server. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { findBrowser } from './browser.ts'

const CLIENT = join(import.meta.dirname, '../packages/client')
const SHOTS = join(import.meta.dirname, '../shots')
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } }
const SKIES = ['day', 'night'] as const
const TITLES = ['Scurvy Dice', 'King of Pirates', 'Doubloon Lagoon', 'Classic O-Zone', 'Pirate O-Zone']
/** So long (ms) a table is played by clicking the first thing at hand before its picture is taken. */
const CLICKS = 14

const slug = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

const playNow = async (page: Page, title: string): Promise<void> => {
  await page.goto('/')
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Play now' }).click()
  await page.locator('[data-mine]').waitFor({ timeout: 120_000 })
}

/** Answers what is asked with the last button at hand, a few times. */
async function playALittle(page: Page): Promise<void> {
  for (let i = 0; i < CLICKS; i++) {
    await page.waitForTimeout(400)
    await page.evaluate(() => {
      const isAnswer = (element: Element): boolean => !element.closest('[data-mine], [data-tools], fieldset')
      const hex = document.querySelector('main [data-space][data-legal]')
      const button = [...document.querySelectorAll('main button:not(:disabled)')].filter(isAnswer).at(-1)
      if (document.querySelector('[data-mine]'))
        (hex ?? button)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  }
  await page.locator('[data-mine]').waitFor({ timeout: 60_000 })
}

async function shoot(context: BrowserContext, name: string): Promise<void> {
  const page = await context.newPage()
  const shot = async (screen: string): Promise<void> => {
    await page.waitForTimeout(900)
    await page.screenshot({ path: join(SHOTS, `${screen}-${name}.png`), timeout: 120_000 })
    console.log(`${screen}-${name}`)
  }
  await page.goto('/')
  await page.getByRole('heading', { name: 'Nassau' }).waitFor()
  await shot('harbour')
  await page.getByRole('button', { name: 'Make a table: King of Pirates' }).click()
  await page.getByRole('dialog').waitFor()
  await shot('make-table')
  for (const title of TITLES) {
    await playNow(page, title)
    await shot(`${slug(title)}-begin`)
    await playALittle(page)
    await shot(slug(title))
  }
  for (const path of ['learn/scurvy-dice', 'rules/king-of-pirates', 'logbook']) {
    await page.goto(`/${path}`)
    await shot(path.replace('/', '-'))
  }
  await page.close()
}

await mkdir(SHOTS, { recursive: true })
const server = await preview({ root: CLIENT, configFile: join(CLIENT, 'vite.config.ts'), preview: { port: 5199 } })
const browser = await chromium.launch(await findBrowser())
const [wantedSize, wantedSky] = process.argv.slice(2)
for (const [size, viewport] of Object.entries(SIZES))
  for (const sky of SKIES) {
    if ((wantedSize ?? size) !== size || (wantedSky ?? sky) !== sky) continue
    const context = await browser.newContext({ viewport, baseURL: 'http://localhost:5199', locale: 'en-GB' })
    const state = { sky, language: 'en', speed: 'brisk', isText: false, name: 'Wren' }
    await context.addInitScript(
      settings => {
        Reflect.get(globalThis, 'localStorage').setItem('nassau-settings', settings)
      },
      JSON.stringify({ state, version: 0 }),
    )
    await shoot(context, `${size}-${sky}`)
    await context.close()
  }
await browser.close()
await server.close()

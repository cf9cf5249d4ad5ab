/** Pictures of every screen, on a desk and on a phone, by day and by night, into shots/. See `--help`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { quotasTimes, serve } from '@nassau/server'
import type { Browser, Page } from 'playwright'
import { DESK, PHONE, personIn } from '../e2e/kit/person.ts'
import { launchBrowser } from './browser.ts'
import { type Company, callThemselves, gatherCompany } from './screens/company.ts'
import { FILM_SCREENS } from './screens/films.ts'
import { HARBOUR_SCREENS } from './screens/harbour.ts'
import { READING_SCREENS } from './screens/reading.ts'
import type { Screen } from './screens/screen.ts'
import { TABLE_SCREENS } from './screens/tables.ts'
import { TOSSING_SCREENS } from './screens/tossing.ts'

const SHOTS = join(import.meta.dirname, '../shots')
const PAGES = join(import.meta.dirname, '../packages/client/dist')
const SIZES = ['desk', 'phone'] as const
const VIEWPORTS = { desk: DESK, phone: PHONE }
const SKIES = ['day', 'night'] as const
const SCREENS = [...HARBOUR_SCREENS, ...TABLE_SCREENS, ...TOSSING_SCREENS, ...READING_SCREENS, ...FILM_SCREENS]

const HELP = `Usage: npm run shots -- [options]

Takes a picture of every screen into shots/, and film strips of what passes by, each on a page of its own, with a server and other people in the house.
A screen that cannot be reached, or complains of something, is told on stderr; the others go on.

  --only TEXT    only screens with this in their name
  --size SIZE    only desk (1440 × 900) or phone (360 × 740)
  --sky SKY      only day or night
  --help         this text

The screens: ${SCREENS.map(({ name }) => name).join(', ')}.`

function refuse(why: string): never {
  process.stderr.write(`${why} Try --help.\n`)
  process.exit(2)
}

function readArguments() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { only: text, size: text, sky: text, help: { type: 'boolean' } } }).values
  } catch (fault) {
    return refuse(`${firstLine(fault)}.`)
  }
}

const firstLine = (fault: unknown): string =>
  (fault instanceof Error ? fault.message : String(fault)).split('\n', 1)[0] ?? ''

/** Of these the one that is told; all of them if none is. */
function chosen<T extends string>(flag: string, told: string | undefined, all: readonly T[]): readonly T[] {
  if (told === undefined) return all
  const found = all.filter(one => one === told)
  return found.length > 0 ? found : refuse(`--${flag} takes ${all.join(' or ')}, not "${told}".`)
}

type Shot = { screen: Screen; size: (typeof SIZES)[number]; sky: (typeof SKIES)[number] }

/** So long (ms) a screen may take to be reached, and to settle once it is. */
const TO_REACH = 20_000
const TO_SETTLE = 1500
/** Without a graphics card a tossing table takes much longer. */
const SLOWER = 3

async function shoot({ screen, size, sky }: Shot, browser: Browser, address: string, company: Company): Promise<void> {
  const { name, likes, isTossed, isFleeting, film, open } = screen
  const slower = isTossed ? SLOWER : 1
  const path = join(SHOTS, `${name}-${size}-${sky}.png`)
  await rm(path, { force: true })
  const { page, context, faults } = await personIn(
    browser,
    address,
    { hasMotion: true, ...likes, sky },
    VIEWPORTS[size],
  )
  try {
    context.setDefaultTimeout(TO_REACH * slower)
    await callThemselves(page.request, 'Wren')
    await open({ page, company })
    // Nothing is to be pointed at by chance.
    await page.mouse.move(0, 0)
    if (!isFleeting) await page.waitForTimeout(TO_SETTLE * slower)
    await (film ? filmTo(path, page, film) : page.screenshot({ path }))
  } finally {
    await context.close()
  }
  if (faults.length > 0) throw new Error(faults.join('; '))
}

const FRAMES = 8
const IN_A_ROW = 4

/** Frames one after another, side by side in one picture. */
async function filmTo(path: string, page: Page, { every, goOn }: NonNullable<Screen['film']>): Promise<void> {
  const frames: string[] = []
  for (let i = 0; i < FRAMES; i++) {
    if (i > 0) {
      await goOn(page)
      await page.waitForTimeout(every)
    }
    frames.push((await page.screenshot()).toString('base64'))
  }
  const strip = await page.context().newPage()
  const images = frames.map(frame => `<img src="data:image/png;base64,${frame}">`).join('')
  await strip.setContent(
    `<style>div{display:grid;gap:4px;grid-template-columns:repeat(${IN_A_ROW},40rem);width:max-content}img{width:100%}</style>
     <div>${images}</div>`,
  )
  await strip.locator('div').screenshot({ path })
}

/** Takes them one after another on pages of such a browser: how many failed. */
async function shootIn(hasWebGl: boolean, shots: readonly Shot[], address: string, company: Company): Promise<number> {
  if (shots.length === 0) return 0
  let failed = 0
  let browser = await launchBrowser({ hasWebGl })
  /** Drawing without a graphics card a browser sometimes breaks down: that is no fault of the screen. */
  const again = async (shot: Shot, fault: unknown): Promise<void> => {
    if (browser.isConnected()) throw fault
    browser = await launchBrowser({ hasWebGl })
    await shoot(shot, browser, address, company)
  }
  for (const shot of shots) {
    const name = `${shot.screen.name}-${shot.size}-${shot.sky}`
    try {
      await shoot(shot, browser, address, company).catch((fault: unknown) => again(shot, fault))
      process.stdout.write(`${name}\n`)
    } catch (fault) {
      failed++
      process.stderr.write(`${name}: ${firstLine(fault)}\n`)
    }
  }
  await browser.close()
  return failed
}

/** With a server, and other people in the house: how many failed. */
async function shootAll(shots: readonly Shot[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'nassau-shots-'))
  const server = await serve({ folder, port: 0, pages: PAGES, quotas: quotasTimes(1000) })
  const address = server.address.replace('127.0.0.1', 'localhost')
  const company = await gatherCompany(address)
  const { plain = [], tossed = [] } = Object.groupBy(shots, ({ screen }) => (screen.isTossed ? 'tossed' : 'plain'))
  const failed = (await shootIn(false, plain, address, company)) + (await shootIn(true, tossed, address, company))
  await company.leave()
  await server.close()
  await rm(folder, { recursive: true, force: true })
  return failed
}

const told = readArguments()
if (told.help) process.stdout.write(`${HELP}\n`)
else {
  const screens = SCREENS.filter(({ name }) => name.includes(told.only ?? ''))
  if (screens.length === 0) refuse(`No screen has "${told.only}" in its name.`)
  const sizes = chosen('size', told.size, SIZES)
  const skies = chosen('sky', told.sky, SKIES)
  const shots = sizes.flatMap(size => skies.flatMap(sky => screens.map(screen => ({ screen, size, sky }))))
  await mkdir(SHOTS, { recursive: true })
  const failed = await shootAll(shots)
  if (failed > 0) {
    process.stderr.write(`${failed} of ${shots.length} pictures failed.\n`)
    process.exitCode = 1
  }
}

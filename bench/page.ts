/**
 * How quickly the page answers and how evenly it moves: interaction to next paint while bots think, and the time between
 * frames. See `--help`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastChance } from '@nassau/kernel'
import { serve } from '@nassau/server'
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../scripts/browser.ts'
import { drawTable } from './table.ts'

const HELP = `Usage: npm run bench:page -- [options]

Plays every game against bots in a real browser by real clicks, each at a table of its own, on a desk and with the
processor slowed down. Interaction to next paint is the browser's own figure (Event Timing) for every click and key;
frames are the time between two animation frames while dice fly, maps are dragged and bots move. Tossing tables are
drawn by a software renderer where there is no graphics card.

  --clicks N     clicks at each table, 5 to 1000; 40 unless told
  --slower N     slowed down so many times in the second run, 1 to 20; 4 unless told
  --json         one JSON document on stdout instead of a table
  --help         this text`

const CLIENT = join(import.meta.dirname, '../packages/client')
const HEX_GAMES = ['King of Pirates', 'Doubloon Lagoon']
const TOSSED = ['Classic O-Zone', 'Pirate O-Zone']
const GAMES = ['Scurvy Dice', ...HEX_GAMES, ...TOSSED]

/** What was measured at one table, all in ms. */
type Figures = { game: string; slower: number; clicks: number; paints: number[]; frames: number[] }

/** Notes what the browser says of every interaction, and the time between frames. */
function watchPage(): { paints: Map<number, number>; frames: number[] } {
  const paints = new Map<number, number>()
  const frames: number[] = []
  const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
      const { interactionId, duration } = entry
      paints.set(interactionId, Math.max(duration, paints.get(interactionId) ?? 0))
    }
  }).observe(events)
  let before = performance.now()
  const tick = (now: number): void => {
    frames.push(now - before)
    before = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  return { paints, frames }
}

/** Where to click next: an answer, a hex that may be chosen, or a tab; null if nothing is there now. */
function somewhere(chance: number): { x: number; y: number } | null {
  const answers = document.querySelectorAll('main button:not(:disabled), main [data-space][data-legal], [role=tab]')
  const seen = [...answers].flatMap(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const at = { x: x + width / 2, y: y + height / 2 }
    const top = document.elementFromPoint(at.x, at.y)
    return top && (element.contains(top) || top.contains(element)) ? [at] : []
  })
  return seen[Math.floor(chance * seen.length)] ?? null
}

/** Drags whatever is in the middle of the board: a map moves, a tossing table throws. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('main').boundingBox()
  if (!box) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.55]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 1; i <= 12; i++) await page.mouse.move(x + 3 * i, y - 18 * i)
  await page.mouse.up()
}

async function playAt(
  browser: Browser,
  address: string,
  game: string,
  slower: number,
  clicks: number,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const state = { sky: 'day', language: 'en', speed: 'brisk', isText: false, name: 'Wren' }
  await context.addInitScript(
    settings => localStorage.setItem('nassau-settings', settings),
    JSON.stringify({ state, version: 0 }),
  )
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('listitem').filter({ hasText: game }).getByRole('button', { name: 'Play now' }).click()
  await page.locator('[data-mine]').waitFor({ timeout: 120_000 })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const watch = await page.evaluateHandle(watchPage)
  const rng = new FastChance(1718)
  for (let i = 0; i < clicks; i++) {
    const spot = await page.evaluate(somewhere, rng.below(1_000_000) / 1_000_000)
    if (spot) await page.mouse.click(spot.x, spot.y)
    if (i % 5 === 4) await drag(page)
    await page.waitForTimeout(250)
  }
  const { paints, frames } = await watch.evaluate(seen => ({ paints: [...seen.paints.values()], frames: seen.frames }))
  await context.close()
  return { game, slower, clicks, paints, frames }
}

/** The value below which this share of all lies. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function rowOf({ game, slower, paints, frames }: Figures): string[] {
  const ms = (n: number): string => n.toFixed(0)
  const late = frames.filter(frame => frame > 25).length / Math.max(1, frames.length)
  return [
    slower === 1 ? game : `${game}, ${slower} × slower`,
    String(paints.length),
    ms(quantile(paints, 0.5)),
    ms(quantile(paints, 0.98)),
    ms(Math.max(0, ...paints)),
    (1000 / quantile(frames, 0.5)).toFixed(0),
    ms(quantile(frames, 0.95)),
    `${(100 * late).toFixed(1)} %`,
  ]
}

const HEADER = ['table', 'slow clicks', 'INP median', '98 %', 'worst', 'frames/s', 'frame 95 %', 'over 25 ms']

const { values } = parseArgs({
  options: {
    clicks: { type: 'string', default: '40' },
    slower: { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function whole(flag: string, text: string, least: number, most: number): number {
  const n = Number(text)
  if (Number.isInteger(n) && n >= least && n <= most) return n
  process.stderr.write(`--${flag} takes a whole number from ${least} to ${most}, not "${text}". Try --help.\n`)
  process.exit(2)
}

if (values.help) process.stdout.write(`${HELP}\n`)
else {
  const clicks = whole('clicks', values.clicks, 5, 1000)
  const slower = whole('slower', values.slower, 1, 20)
  const folder = await mkdtemp(join(tmpdir(), 'nassau-page-'))
  const server = await serve({ folder, port: 0, pages: join(CLIENT, 'dist'), requestsAMinute: 100_000 })
  const { executablePath, args } = await findBrowser()
  // Without the software graphics card what needs none is drawn as most people see it.
  const plain = [...args.filter(flag => !flag.includes('swiftshader')), '--disable-gpu']
  const all: Figures[] = []
  for (const times of new Set([1, slower]))
    for (const game of GAMES) {
      const browser = await chromium.launch({ executablePath, args: TOSSED.includes(game) ? args : plain })
      process.stderr.write(`${game}, ${times} × slower…\n`)
      all.push(await playAt(browser, server.address, game, times, clicks))
      await browser.close()
    }
  await server.close()
  await rm(folder, { recursive: true, force: true })
  const shown = values.json ? JSON.stringify(all) : drawTable(HEADER, all.map(rowOf))
  process.stdout.write(`${shown}\n`)
}

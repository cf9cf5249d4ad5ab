/** Plays whole matches in a real browser by clicks on what is shown, and counts what that took. See `--help`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Facts, SHELF } from '@nassau/games/manifests'
import { quotasTimes, serve } from '@nassau/server'
import type { Browser, Page } from 'playwright'
import { answerSomehow, letGo } from '../e2e/kit/clicker.ts'
import { DESK, PHONE, personIn } from '../e2e/kit/person.ts'
import { launchBrowser } from './browser.ts'

const HELP = `Usage: npm run measure:matches -- [options]

Sits down at "Play now" of every game, on a desk and on a phone, and plays against the bots to the end by clicking what
is offered and can be seen: mostly the gold button, else anything. Told are the clicks, the questions they answered, the
share of the time in which there was nothing to do, and the longest such while.

  --game ID      only this game
  --speed S      calm, brisk or instant; brisk unless told
  --minutes N    a match is left after so many minutes, 1 to 60; 10 unless told
  --help         this text`

const { values: told } = parseArgs({
  options: {
    game: { type: 'string' },
    speed: { type: 'string', default: 'brisk' },
    minutes: { type: 'string', default: '10' },
    help: { type: 'boolean', default: false },
  },
})

function refuse(why: string): never {
  process.stderr.write(`${why} Try --help.\n`)
  process.exit(2)
}

if (told.help) {
  console.log(HELP)
  process.exit(0)
}
const SPEEDS = ['calm', 'brisk', 'instant'] as const
const speed =
  SPEEDS.find(one => one === told.speed) ?? refuse(`--speed takes ${SPEEDS.join(', ')}, not "${told.speed}".`)
const minutes = Number(told.minutes)
if (!(minutes >= 1 && minutes <= 60)) refuse(`--minutes takes a number from 1 to 60, not "${told.minutes}".`)
const games = SHELF.filter(({ id }) => told.game === undefined || id === told.game)
if (games.length === 0) refuse(`--game "${told.game}" is none of ${SHELF.map(({ id }) => id).join(', ')}.`)

/** A player thinks so long between two clicks, in ms, and looks so often whether there is something to do. */
const THINKING = 400
const LOOKING = 100

type Played = { clicks: number; questions: number; seconds: number; idle: number; longest: number; isOver: boolean }

async function play(page: Page, title: string): Promise<Played> {
  await page.goto('/')
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Play now' }).click()
  const begun = Date.now()
  const played: Played = { clicks: 1, questions: 0, seconds: 0, idle: 0, longest: 0, isOver: false }
  let [asked, waited] = ['', 0]
  while (!played.isOver && Date.now() - begun < minutes * 60_000) {
    const from = Date.now()
    const asking = await askedOf(page)
    if (asking !== '' && asking !== asked) played.questions++
    asked = asking
    const hasClicked = (await answerSomehow(page)) !== null || (await letGo(page)) || (await seeOn(page))
    if (hasClicked) {
      played.clicks++
      waited = 0
      await page.waitForTimeout(THINKING)
    } else {
      await page.waitForTimeout(LOOKING)
      const passed = (Date.now() - from) / 1000
      waited += passed
      played.idle += passed
      played.longest = Math.max(played.longest, waited)
    }
    played.isOver = await page.getByRole('button', { name: 'Play again' }).isVisible()
  }
  played.seconds = (Date.now() - begun) / 1000
  return played
}

/** What one is asked; nothing if it is another's turn. */
const askedOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[data-mine]')?.textContent ?? '')

/** What stands until it has been seen is seen. */
const seeOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const button = document.querySelector('section[data-standing] button')
    if (button instanceof HTMLElement) button.click()
    return button !== null
  })

async function measure(browser: Browser, address: string, { title }: Facts): Promise<void> {
  for (const [on, size] of [
    ['desk', DESK],
    ['phone', PHONE],
  ] as const) {
    const likes = { speed, lingers: 'until-seen', beat: 'brisk', hasMotion: true } as const
    const { page, context, faults } = await personIn(browser, address, likes, size)
    const { clicks, questions, seconds, idle, longest, isOver } = await play(page, title)
    const share = Math.round((100 * idle) / seconds)
    console.log(
      `${title}, ${on}: ${isOver ? 'to the end' : 'left'} after ${Math.round(seconds)} s, ${clicks} clicks for ` +
        `${questions} questions, nothing to do for ${share} % of the time, ${longest.toFixed(1)} s at the longest`,
    )
    for (const fault of faults) {
      console.error(`${title}, ${on}: ${fault}`)
      process.exitCode = 1
    }
    await context.close()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'nassau-matches-'))
const pages = join(import.meta.dirname, '../packages/client/dist')
const server = await serve({ folder, port: 0, pages, quotas: quotasTimes(1000) })
const browser = await launchBrowser({ hasWebGl: true })
for (const game of games) await measure(browser, server.address, game)
await browser.close()
await server.close()
await rm(folder, { recursive: true, force: true })

/** Someone with a browser of their own, and whatever was wrong on their page. */
import { SHELF } from '@nassau/games'
import type { BeatLength } from '@nassau/protocol'
import type { Browser, BrowserContext, Page } from 'playwright'

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

export type Likes = {
  speed?: 'calm' | 'brisk' | 'instant'
  beat?: BeatLength
  lingers?: 'until-seen' | 'a-while' | 'off'
  sky?: 'day' | 'night'
  isText?: boolean
  isPlain?: boolean
  language?: 'en' | 'de'
  /** The games they have sat at before: all, unless told. */
  known?: readonly string[]
  /** Whether things may move; they stand still unless told. */
  hasMotion?: boolean
  /** Whether the page keeps all of itself for offline play: that is megabytes, and only done if told. */
  isKept?: boolean
}
export type Person = { page: Page; context: BrowserContext; faults: string[] }

/** What browsers say of a network that is gone: a test that cuts it expects that. */
const OF_THE_NETWORK = /net::ERR_|WebSocket connection|Failed to fetch|Failed to load resource/

/** They like bots to be quick. */
export async function personIn(browser: Browser, address: string, likes: Likes, viewport = DESK): Promise<Person> {
  const { hasMotion = false, isKept = false, ...settings } = likes
  const context = await browser.newContext({
    viewport,
    baseURL: address,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    serviceWorkers: isKept ? 'allow' : 'block',
    locale: 'en-GB',
  })
  const usual = { speed: 'instant', lingers: 'off', beat: 'off' } as const
  const known = SHELF.map(({ id }) => id)
  const state = { sky: 'day', language: 'en', isText: false, name: 'Wren', known, ...usual, ...settings }
  await context.addInitScript(
    kept => {
      if (localStorage.getItem('nassau-settings') === null) localStorage.setItem('nassau-settings', kept)
    },
    JSON.stringify({ state, version: 0 }),
  )
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', fault => faults.push(fault.message))
  page.on('console', message => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) faults.push(message.text())
  })
  await noteTroubles(page, faults)
  return { page, context, faults }
}

/** Whatever the house has to complain of was offered by it: that is a fault too. */
async function noteTroubles(page: Page, faults: string[]): Promise<void> {
  await page.exposeFunction('noteTrouble', (says: string) => faults.push(`told: ${says}`))
  await page.addInitScript(() => {
    const look = (changes: MutationRecord[]): void => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset.tone === 'trouble')
            Reflect.get(window, 'noteTrouble')(node.textContent)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
}

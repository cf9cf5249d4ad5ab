/** For tests in a real browser: people with pages of their own, and nothing wrong in any console. */
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { findBrowser } from '../scripts/browser.ts'

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

type Likes = {
  speed?: 'calm' | 'instant'
  sky?: 'day' | 'night'
  isText?: boolean
  isPlain?: boolean
  language?: 'en' | 'de'
}
export type Person = { page: Page; context: BrowserContext; faults: string[] }

/** What browsers say of a network that is gone: a test that cuts it expects that. */
const OF_THE_NETWORK = /net::ERR_|WebSocket connection|Failed to fetch|Failed to load resource/

let browser: Browser | null = null

/** Without the flags of the software GPU, which is slow: only tables in three dimensions need it. */
const isPlain = (flag: string): boolean => !flag.includes('swiftshader')

/** To be called once in a file of tests. */
export function withBrowser({ hasWebGl = false } = {}): void {
  beforeAll(async () => {
    const { executablePath, args } = await findBrowser()
    browser = await chromium.launch({
      executablePath,
      args: hasWebGl ? args : [...args.filter(isPlain), '--disable-gpu'],
    })
  })
  afterAll(async () => {
    await browser?.close()
    browser = null
  })
}

/** Someone with a browser of their own, who likes bots to be quick. */
export async function newPerson(likes: Likes = {}, viewport = DESK): Promise<Person> {
  if (!browser) throw new Error('call withBrowser() first')
  const context = await browser.newContext({
    viewport,
    baseURL: inject('address'),
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  const state = { sky: 'day', language: 'en', speed: 'instant', isText: false, name: 'Wren', ...likes }
  await context.addInitScript(
    settings => {
      if (localStorage.getItem('nassau-settings') === null) localStorage.setItem('nassau-settings', settings)
    },
    JSON.stringify({ state, version: 0 }),
  )
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', fault => faults.push(fault.message))
  page.on('console', message => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) faults.push(message.text())
  })
  return { page, context, faults }
}

/** Nothing was wrong on this person's page. */
export function expectNoFaults({ faults }: Person): void {
  expect(faults).toEqual([])
}

/** Nothing serious stands in anyone's way on this page, and nothing must be scrolled sideways. */
export async function expectAccessible({ page }: Person): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess).toBeLessThanOrEqual(0)
}

/** Clicks one of the answers that are offered, as a person in a hurry would; false if nothing is asked. */
async function answerSomehow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (!document.querySelector('[data-mine]')) return false
    const isAnswer = (element: Element): boolean => !element.closest('[data-mine], [data-tools]')
    const buttons = [...document.querySelectorAll<HTMLElement>('main button:not(:disabled)')].filter(isAnswer)
    const hexes = [...document.querySelectorAll('main [data-space][data-legal]')]
    const all: Element[] = [...buttons, ...hexes]
    // The gold button is what a player most likely wants; without it dice would be marked and unmarked for ever.
    const likely = buttons.filter(button => button.className.includes('gold'))
    const among = likely.length > 0 && Math.random() < 0.6 ? likely : all
    const chosen = among[Math.floor(Math.random() * among.length)]
    chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return chosen !== undefined
  })
}

/** One thing a player does: goes on from what stands before the table, answers, or waits. True when the match is over. */
async function doSomething(page: Page): Promise<boolean> {
  if (await page.getByRole('button', { name: 'Play again' }).isVisible()) return true
  const onward = page.getByRole('button', { name: /^(I am .*|To the table)$/ })
  if (await onward.isVisible()) await onward.click()
  else if (!(await answerSomehow(page))) await page.waitForTimeout(20)
  return false
}

/** What is said when a page is loaded anew while something is done on it. */
const LOADED_ANEW = /context was destroyed|navigation|Target closed|detached/

/** Plays on until the match is over. `most` clicks are allowed: a table that never ends is a fault. */
export async function playToTheEnd({ page }: Person, most = 6000): Promise<void> {
  for (let clicks = 0; clicks < most; clicks++) {
    const isOver = await doSomething(page).catch((fault: unknown) => {
      if (LOADED_ANEW.test(String(fault))) return false
      throw fault
    })
    if (isOver) return
  }
  throw new Error(`the match was not over after ${most} clicks`)
}

/** Opens the harbour and starts a match of this game against bots. */
export async function playNow({ page }: Person, title: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Play now' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Answers `n` times, if so often is asked before the match is over; how often it was. */
export async function answerTimes({ page }: Person, n: number): Promise<number> {
  let answered = 0
  for (let tries = 0; tries < 40 * n && answered < n; tries++)
    if (await answerSomehow(page)) answered++
    else await page.waitForTimeout(20)
  return answered
}

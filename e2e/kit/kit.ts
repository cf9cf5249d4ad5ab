/** For tests in a real browser: people with pages of their own, and nothing wrong in any console. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launchBrowser } from '../../scripts/browser.ts'
import { answerOn } from './clicker.ts'
import { DESK, type Likes, type Person, PHONE, personIn } from './person.ts'

export { DESK, type Person, PHONE }

let browser: Browser | null = null

/** To be called once in a file of tests. */
export function withBrowser(wanted: { hasWebGl?: boolean; flags?: string[] } = {}): void {
  beforeAll(async () => {
    browser = await launchBrowser(wanted)
  })
  afterAll(async () => {
    await browser?.close()
    browser = null
  })
}

/** Someone with a browser of their own, who likes bots to be quick. */
export async function newPerson(likes: Likes = {}, viewport = DESK): Promise<Person> {
  if (!browser) throw new Error('call withBrowser() first')
  return personIn(browser, inject('address'), likes, viewport)
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

/** So many answers are given before anything else is looked at. */
const IN_A_ROW = 50

/** What a player does: answers, goes on from what stands before the table, or waits. True when the match is over. */
async function doSomething(page: Page, most: number): Promise<{ clicks: number; isOver: boolean }> {
  const clicks = await answerOn(page, Math.min(most, IN_A_ROW))
  if (clicks > 0) return { clicks, isOver: false }
  if (await page.getByRole('button', { name: 'Play again' }).isVisible()) return { clicks, isOver: true }
  const onward = page.getByRole('button', { name: /^(I am .*|To the table|Go on)$/ })
  if (await onward.isVisible()) await onward.click()
  else await page.waitForTimeout(20)
  return { clicks: 1, isOver: false }
}

/** What is said when a page is loaded anew while something is done on it. */
const LOADED_ANEW = /context was destroyed|navigation|Target closed|detached/

/** Plays on until the match is over. `most` clicks and waits are allowed: a table that never ends is a fault. */
export async function playToTheEnd({ page }: Person, most = 6000): Promise<void> {
  for (let done = 0; done < most; ) {
    const { clicks, isOver } = await doSomething(page, most - done).catch((fault: unknown) => {
      if (LOADED_ANEW.test(String(fault))) return { clicks: 1, isOver: false }
      throw fault
    })
    if (isOver) return
    done += clicks
  }
  throw new Error(`the match was not over after ${most} clicks`)
}

/** Opens the harbour and starts a match of this game against bots. */
export async function playNow({ page }: Person, title: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Play now' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Sets a table on this device for oneself and one mate. */
export async function playOneMate({ page }: Person, title: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Make a table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'On this device' }).check({ force: true })
  await dialog.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await dialog.getByLabel('Seat 2', { exact: true }).selectOption('bot mate')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** How long, in ms, someone waits to be asked again. */
const TO_BE_ASKED = 30_000

/** Answers `n` times, if so often is asked before the match is over; how often it was. */
export async function answerTimes({ page }: Person, n: number): Promise<number> {
  let answered = 0
  for (let until = Date.now() + TO_BE_ASKED; answered < n && Date.now() < until; ) {
    const clicks = await answerOn(page, n - answered)
    answered += clicks
    if (clicks > 0) until = Date.now() + TO_BE_ASKED
    else if (await page.getByRole('button', { name: 'Play again' }).isVisible()) break
  }
  return answered
}

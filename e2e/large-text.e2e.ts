/** Text twice as large: nothing needs scrolling sideways, on a desk or on a phone. */
import { expect, test } from 'vitest'
import { FLAT, titlesOf } from './kit/games.ts'
import { DESK, expectNoFaults, newPerson, PHONE, playNow, withBrowser } from './kit/kit.ts'

withBrowser({ flags: ['--blink-settings=defaultFontSize=32'] })

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('with text at 200 % everything can be reached on %s', async (_where, size) => {
  const person = await newPerson({}, size)
  const { page } = person
  const fits = async (): Promise<void> => {
    const [excess, hidden] = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      const question = document.querySelector('[data-mine] h2')?.getBoundingClientRect()
      return [scrollWidth - clientWidth, question ? question.right - clientWidth : 0]
    })
    expect([page.url(), excess, Math.max(0, hidden ?? 0)]).toEqual([page.url(), 0, 0])
  }
  await page.goto('/')
  await page.getByRole('heading', { name: 'Nassau' }).waitFor()
  expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32)
  await fits()
  for (const path of ['/you', '/logbook', '/rules/scurvy-dice', '/learn/scurvy-dice']) {
    await page.goto(path)
    await page.locator('main').waitFor()
    await fits()
  }
  for (const title of titlesOf(FLAT)) {
    await playNow(person, title)
    await page.locator('[data-mine]').waitFor()
    await fits()
  }
  expectNoFaults(person)
  await person.context.close()
})

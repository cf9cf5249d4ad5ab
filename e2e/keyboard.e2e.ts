/** Everything by keyboard: from the harbour to a ship that sails. */
import { expect, test } from 'vitest'
import { expectNoFaults, newPerson, withBrowser } from './kit/kit.ts'

withBrowser()

test('a match is found, begun and played with keys alone', async () => {
  const person = await newPerson()
  const { page } = person
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Scurvy Dice against bots' }).waitFor()
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  /** Tabs until something with this name has the focus. */
  async function tabTo(name: RegExp): Promise<void> {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab')
      if (name.test(await focused())) return
    }
    throw new Error(`${name} cannot be reached with Tab`)
  }
  await tabTo(/^Play now: Scurvy Dice/)
  await page.keyboard.press('Enter')
  await page.locator('[data-mine]').waitFor()
  await tabTo(/^Keep them all/)
  await page.keyboard.press('Enter')
  await page.getByText('Arrange your dice into a ship.').waitFor()
  await tabTo(/^Set sail/)
  await page.keyboard.press('Enter')
  await page.getByText('Arrange your dice into a ship.').waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { level: 1, name: 'Scurvy Dice' }).count()).toBe(1)
  expectNoFaults(person)
  await person.context.close()
})

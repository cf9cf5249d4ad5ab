/** What the others did is shown once more, on the table itself. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answerSomehow, letGo } from '../kit/clicker.ts'
import { FLAT } from '../kit/games.ts'
import { expectNoFaults, newPerson, playNow, withBrowser } from '../kit/kit.ts'

withBrowser()

const again = (page: Page) => page.getByRole('button', { name: 'Show again what the others did' })

/** Answers at random until the others have had their turns. */
async function untilMyTurn(page: Page): Promise<void> {
  const over = page.getByRole('button', { name: 'Play again' })
  for (let tries = 0; tries < 6000; tries++) {
    // Whoever plays at random may be out of it before that, and the match over.
    if (await over.isVisible()) await over.click()
    else if (await again(page).isVisible()) {
      // The others may still be at it: what is asked is asked of oneself.
      if (await page.locator('[data-mine]').isVisible()) return
      if (!(await letGo(page))) await page.waitForTimeout(20)
    } else if (!(await letGo(page)) && (await answerSomehow(page)) === null) await page.waitForTimeout(20)
  }
  throw new Error('nothing could ever be shown again')
}

for (const { title } of FLAT)
  test(`${title}: what the others did is shown once more, even on a page loaded anew, and then what is asked`, async () => {
    const person = await newPerson()
    const { page } = person
    await playNow(person, title)
    await untilMyTurn(page)
    // A device keeps its matches every now and then.
    await page.waitForTimeout(800)
    await page.reload()
    const asked = page.getByRole('region', { name: 'What is asked' }).getByRole('heading')
    await page.locator('[data-mine]').waitFor()
    const question = await asked.textContent()
    await again(page).click()
    const recap = page.getByRole('region', { name: 'Since your last turn' })
    const told = new Set<string>()
    await recap.waitFor()
    while (told.size < 2 && (await recap.isVisible())) {
      for (const says of await recap.getByRole('heading').allTextContents()) told.add(says)
      // Nothing can be answered meanwhile.
      expect(await page.locator('[data-mine]').count()).toBe(0)
      await page.waitForTimeout(50)
    }
    expect(told.size).toBe(2)
    await page.keyboard.press('Enter')
    await asked.filter({ hasText: question ?? '' }).waitFor()
    expectNoFaults(person)
  })

/** Two people at one screen, with a curtain between their hands. */
import { expect, test } from 'vitest'
import { answerSomehow } from './kit/clicker.ts'
import { expectNoFaults, newPerson, type Person, withBrowser } from './kit/kit.ts'

withBrowser()

/** Answers whatever is asked until that is so; those the screen is passed to say that they are there if `isLifted`. */
async function playUntil({ page }: Person, isSo: () => Promise<boolean>, isLifted: boolean): Promise<void> {
  const there = page.getByRole('button', { name: /^I am / })
  for (let i = 0; i < 600; i++) {
    if (await isSo()) return
    if (isLifted && (await there.isVisible())) await there.click()
    else if ((await answerSomehow(page)) === null) await page.waitForTimeout(20)
  }
  throw new Error('it never came to that')
}

test('King of Pirates at one screen: nobody sees a hand before its owner says they are there', async () => {
  const person = await newPerson({ isKept: true })
  const { page } = person
  await page.goto('/')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'King of Pirates' })
    .getByRole('button', { name: 'Make a table' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'On this device' }).check({ force: true })
  await dialog.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await dialog.getByLabel('Seat 2', { exact: true }).selectOption('here')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.getByRole('dialog', { name: /Pass the screen to/ }).waitFor()
  await page.getByRole('button', { name: /^I am / }).click()
  await page.locator('[data-mine]').waitFor()
  // Whoever sits there reads which cards they drew; when the screen is passed on, nobody does.
  const log = page.getByRole('list', { name: 'What happened' })
  const curtain = page.getByRole('dialog', { name: /Pass the screen to/ })
  await playUntil(
    person,
    () =>
      log
        .getByText(/ draws (?!\d)/)
        .first()
        .isVisible(),
    true,
  )
  await playUntil(person, () => curtain.isVisible(), false)
  expect(await log.getByText(/ draws (?!\d)/).count()).toBe(0)
  expectNoFaults(person)
  await person.context.close()
})

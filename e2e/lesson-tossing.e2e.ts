/** A lesson in throwing, taken with keys alone: whatever becomes of the throws, it comes to its end. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoFaults, newPerson, PHONE, withBrowser } from './kit/kit.ts'

withBrowser({ hasWebGl: true })

/** Waits until this button may be pressed, and presses it by key. */
async function pressByKey(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true, disabled: false })
  await button.waitFor({ timeout: 30_000 })
  await button.focus()
  await page.keyboard.press('Enter')
}

test('the first round of Classic O-Zone is learned by throwing', async () => {
  const person = await newPerson({ isPlain: true }, PHONE)
  const { page } = person
  await page.goto('/')
  await page.getByRole('link', { name: 'Practice range of Classic O-Zone' }).waitFor()
  await page.getByRole('link', { name: 'Learn Classic O-Zone by playing' }).click()
  const step = (n: number) => page.getByText(`Step ${n} of 10`).waitFor({ timeout: 30_000 })

  await step(1)
  await pressByKey(page, 'Arrange: usual')
  await step(2)
  await expectAccessible(person)
  await pressByKey(page, 'Go on')
  await step(3)
  await pressByKey(page, 'Go on')
  await step(4)
  await page.getByText('She hit it').waitFor()
  await page.getByRole('slider', { name: /Power/ }).focus()
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowRight')
  await pressByKey(page, 'Toss')
  for (const [n, name] of ['Go on', 'Go on', 'Toss', 'Go on', 'Go on', 'Toss'].entries()) {
    await step(5 + n)
    await pressByKey(page, name)
  }
  await page.getByText('That was a round').waitFor({ timeout: 30_000 })
  await page.getByRole('tab', { name: 'Log' }).click()
  for (const nth of ['first', 'third', 'fifth'])
    expect(await page.getByText(`You toss Black’s ${nth} die`).count()).toBeGreaterThan(0)
  expect(await page.getByText('Round 1 scored').count()).toBeGreaterThan(0)
  expectNoFaults(person)
  await person.context.close()
})

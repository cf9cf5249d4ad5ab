/** A finished match, looked back at and checked. */
import { expect, test } from 'vitest'
import { expectAccessible, expectNoFaults, newPerson, playNow, playToTheEnd, withBrowser } from './kit/kit.ts'

withBrowser()

test('a match is looked back at step by step, verified, seen through another’s eyes and played on', async () => {
  const person = await newPerson()
  const { page } = person
  await playNow(person, 'Scurvy Dice')
  await playToTheEnd(person)
  await page.getByRole('link', { name: 'Look back' }).click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText(/Verified: \d+ choices/).waitFor()
  const scrubber = page.getByRole('slider')
  const last = Number(await scrubber.inputValue())
  await page.getByRole('button', { name: 'Step back' }).click()
  await expect.poll(() => scrubber.inputValue()).toBe(String(last - 1))
  await scrubber.fill('3')
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe('3')
  await page.getByRole('radio', { name: 'Grace' }).check({ force: true })
  await expect.poll(() => new URL(page.url()).searchParams.get('as')).toBe('1')
  await expectAccessible(person)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/here\//)
  await page.locator('[data-mine]').waitFor()
  expectNoFaults(person)
  await person.context.close()
})

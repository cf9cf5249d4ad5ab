/** Another language: questions, log, rulebook and lesson follow the switch at once. */
import { expect, test } from 'vitest'
import { answerTimes, expectAccessible, expectNoFaults, newPerson, playNow, withBrowser } from './kit/kit.ts'

withBrowser()

test('at the table everything turns German and back, the log included', async () => {
  const person = await newPerson()
  const { page } = person
  await playNow(person, 'Scurvy Dice')
  await answerTimes(person, 2)
  await page
    .getByText(/rolls? .* onto Parrot Island/)
    .first()
    .waitFor()
  const speak = async (menu: string, language: string): Promise<void> => {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('radio', { name: language }).check()
    await page.keyboard.press('Escape')
  }
  await speak('Menu', 'Deutsch')
  await page
    .getByText(/^Jagd 1: /)
    .first()
    .waitFor()
  expect(await page.getByText(/onto Parrot Island/).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await expectAccessible(person)
  await answerTimes(person, 2)
  await speak('Menü', 'English')
  await page
    .getByText(/rolls? .* onto Parrot Island/)
    .first()
    .waitFor()
  expectNoFaults(person)
  await person.context.close()
})

test('the rulebook and a lesson are in German', async () => {
  const person = await newPerson({ language: 'de' })
  const { page } = person
  await page.goto('/rules/king-of-pirates')
  await page
    .getByText(/\(Buch\b/)
    .first()
    .waitFor()
  await expectAccessible(person)
  await page.goto('/learn/scurvy-dice')
  await page.getByText(/Schritt 1 von/).waitFor()
  await page
    .getByText(/Zehn Würfel/)
    .first()
    .waitFor()
  expectNoFaults(person)
  await person.context.close()
})

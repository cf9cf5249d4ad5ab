/** Matches against bots, through the page alone. */
import { expect, test } from 'vitest'
import { FLAT, titlesOf } from './kit/games.ts'
import {
  answerTimes,
  expectAccessible,
  expectNoFaults,
  newPerson,
  PHONE,
  playNow,
  playOneMate,
  playToTheEnd,
  withBrowser,
} from './kit/kit.ts'
import { recordOf } from './kit/records.ts'

withBrowser()

test('Scurvy Dice is played from the first roll to its end', async () => {
  const person = await newPerson()
  await playNow(person, 'Scurvy Dice')
  await expectAccessible(person)
  await playToTheEnd(person)
  await expectAccessible(person)
  expect(await person.page.getByRole('dialog').textContent()).toMatch(/wins|share the win|Nobody wins/)
  expectNoFaults(person)
  await person.context.close()
})

// A page waits more than it works: all at once.
test.concurrent.each(titlesOf(FLAT))('%s is played against one mate to its end', async title => {
  const person = await newPerson()
  await playOneMate(person, title)
  await person.page.locator('[data-mine]').waitFor()
  await expectAccessible(person)
  expect(await answerTimes(person, 25)).toBeGreaterThan(0)
  await expectAccessible(person)
  await playToTheEnd(person)
  expect(await person.page.getByRole('dialog').textContent()).toMatch(/wins|share the win|Nobody wins/)
  expectNoFaults(person)
  await person.context.close()
})

test('a record is opened from a file and played on', async () => {
  const person = await newPerson()
  const { page } = person
  const { text, length } = await recordOf('doubloon-lagoon', ['Wren', 'Grace'], 'e2e')
  await page.goto('/logbook')
  await page.setInputFiles('input[type=file]', {
    name: 'match.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(text),
  })
  await page.getByRole('slider').fill(String(length - 60))
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/here\//)
  expect(await answerTimes(person, 10)).toBe(10)
  expectNoFaults(person)
  await person.context.close()
})

test.each(titlesOf(FLAT))('%s fits a phone', async title => {
  const person = await newPerson({ sky: 'night' }, PHONE)
  await playNow(person, title)
  await person.page.locator('[data-mine]').waitFor()
  await expectAccessible(person)
  expectNoFaults(person)
  await person.context.close()
})

test('a match goes on after the page was loaded again', async () => {
  const person = await newPerson()
  const { page } = person
  await playNow(person, 'Scurvy Dice')
  await page.locator('[data-mine]').waitFor()
  const question = await page.locator('[data-mine] h2').textContent()
  await page.waitForTimeout(600)
  await page.reload()
  await page.locator('[data-mine]').waitFor()
  expect(await page.locator('[data-mine] h2').textContent()).toBe(question)
  await page.goto('/')
  await page.getByText('You are to choose.').first().waitFor()
  expectNoFaults(person)
  await person.context.close()
})

/** Play now is playing: the first question that matters is there after one click, and soon. */
import { SHELF } from '@nassau/games'
import { expect, test } from 'vitest'
import { expectNoFaults, newPerson, withBrowser } from '../kit/kit.ts'

withBrowser({ hasWebGl: false })

/** What is asked first of whoever plays at once: any of these, whoever's turn it is. */
const FIRST: Readonly<Record<string, RegExp>> = {
  'scurvy-dice': /dice|roll/i,
  'king-of-pirates': /sign|crew|pirates/i,
  'doubloon-lagoon': /crew|card|turn|land|move|unit|ship/i,
  'o-zone': /throw|toss|your die/i,
  'pirate-o-zone': /throw|toss|ship|your die/i,
}
/** What is chores: places and colours of things before anything happens. */
const CHORES = /colour|arrange|layout|home port|counter|which end/i

for (const { id, title } of SHELF)
  test(`${title}: from the harbour to the first choice that matters with one click`, async () => {
    const person = await newPerson({ speed: 'calm', lingers: 'a-while' })
    const { page } = person
    await page.goto('/')
    await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Play now' }).click()
    await page.locator('[data-mine] h2').waitFor({ timeout: 30_000 })
    const question = (await page.locator('[data-mine] h2').textContent()) ?? ''
    expect(question).not.toMatch(CHORES)
    expect(question).toMatch(FIRST[id] ?? /./)
    expectNoFaults(person)
    await person.context.close()
  })

test('the first time at a table its goal and first step are pointed out, and never again once read', async () => {
  const person = await newPerson({ known: [] })
  const { page } = person
  const play = async (): Promise<void> => {
    await page.goto('/')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'King of Pirates' })
      .getByRole('button', { name: 'Play now' })
      .click()
    await page.locator('[data-mine] h2').waitFor()
  }
  await play()
  const marks = page.getByRole('region', { name: 'New at this table' })
  expect(await marks.textContent()).toContain('First to 10,000 doubloons')
  await marks.getByRole('button', { name: 'Got it' }).click()
  await marks.waitFor({ state: 'detached' })
  await play()
  expect(await marks.count()).toBe(0)
  expectNoFaults(person)
})

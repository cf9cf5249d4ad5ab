/** What stands on a table says what it means, by a clause, to whoever asks. */
import { expect, test } from 'vitest'
import { DESK, expectAccessible, expectNoFaults, newPerson, PHONE, playNow, withBrowser } from '../kit/kit.ts'

withBrowser()

const SIZES = [
  { on: 'a desk', size: DESK },
  { on: 'a phone', size: PHONE },
]
const MAPS = [
  { title: 'King of Pirates', says: /On the shield: .* KP-40$/ },
  { title: 'Doubloon Lagoon', says: /So many movement points .* DL-4$/ },
]

for (const { on, size } of SIZES) {
  test.each(MAPS)(`$title on ${on}: a sheet says what its marks mean, and the map stays as it is`, async map => {
    const person = await newPerson({}, size)
    const { page } = person
    await playNow(person, map.title)
    await page.locator('[data-mine]').waitFor()
    // What happened before is drawn.
    await page.waitForTimeout(300)
    const drawn = page.getByRole('application')
    const before = await drawn.innerHTML()
    await page.getByRole('button', { name: 'What do these marks mean?' }).click()
    const sheet = page.getByRole('region', { name: 'What do these marks mean?' })
    await sheet.getByRole('listitem').filter({ hasText: map.says }).waitFor()
    expect((await drawn.innerHTML()) === before).toBe(true)
    await expectAccessible(person)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expectNoFaults(person)
    await person.context.close()
  })

  test(`Scurvy Dice on ${on}: the dice of a rival say what they are for`, async () => {
    const person = await newPerson({}, size)
    const { page } = person
    await playNow(person, 'Scurvy Dice')
    const sails = page
      .locator('section[aria-label] dl')
      .first()
      .getByTitle(/^Sails are a ship’s speed/)
    await sails.focus()
    await page.keyboard.press('Enter')
    await page
      .getByText(/^Sails are a ship’s speed.* SD-14$/)
      .first()
      .waitFor()
    expectNoFaults(person)
    await person.context.close()
  })
}

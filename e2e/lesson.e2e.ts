/** A lesson, taken by doing what it says. */
import { expect, test } from 'vitest'
import { expectAccessible, expectNoFaults, newPerson, withBrowser } from './kit/kit.ts'

withBrowser()

test('the first hunt of Scurvy Dice is learned by doing it', async () => {
  const person = await newPerson()
  const { page } = person
  await page.goto('/learn/scurvy-dice')
  const press = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()
  const step = (n: number) => page.getByText(`Step ${n} of`).waitFor()

  await step(1)
  await expectAccessible(person)
  await press('Keep them all')
  await page.getByText('Mark the cannon and nothing else').first().waitFor()
  expect(person.faults.splice(0)).toEqual([expect.stringContaining('Mark the cannon and nothing else')])
  await press('cannon')
  await press('Roll 1 die again')
  await step(2)
  // Four ships as sails, one in the hull with the parrot: from wherever the dice lie to begin with.
  const sails = page.getByRole('button', { name: 'ship in Sails: move it on' })
  while ((await sails.count()) < 4) await press('ship in Hull: move it on')
  while ((await sails.count()) > 4) await press('ship in Sails: move it on')
  while ((await page.getByRole('button', { name: 'parrot in Hull: move it on' }).count()) < 1)
    await press(/^parrot in .*: move it on$/)
  await press('Set sail')
  await step(3)
  await press('Aim here')
  await press('Fire')
  await step(4)
  await press(/hull: 1/i)
  await step(5)
  await press('Stay away')
  await step(6)
  await press(/^Take 5 coins/)
  await step(7)
  await press('Roll without them')
  expect(await page.getByText('Step 8 of').count()).toBe(1)
  expectNoFaults(person)
  await person.context.close()
})

/** Two people at one screen, with a curtain between their hands. */
import { test } from 'vitest'
import { expectNoFaults, newPerson, withBrowser } from './kit.ts'

withBrowser()

test('King of Pirates at one screen: nobody sees a hand before its owner says they are there', async () => {
  const person = await newPerson()
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
  expectNoFaults(person)
  await person.context.close()
})

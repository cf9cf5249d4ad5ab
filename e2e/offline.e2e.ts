/** The cached page without any network. */
import { test } from 'vitest'
import { expectNoFaults, newPerson, playNow, playToTheEnd, withBrowser } from './kit/kit.ts'

withBrowser()

test('once loaded, the page plays against bots without a network', async () => {
  const person = await newPerson({ isKept: true })
  const { page, context } = person
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null || performance.now() > 5000)
  await context.setOffline(true)
  await page.reload()
  await page.getByText('You are offline').waitFor()
  await playNow(person, 'Scurvy Dice')
  await playToTheEnd(person)
  await page.goto('/rules/scurvy-dice')
  await page.getByText('SD-14').filter({ visible: true }).first().waitFor()
  await page.getByRole('figure').filter({ hasText: 'Anne fires first' }).waitFor()
  expectNoFaults(person)
  await context.close()
})

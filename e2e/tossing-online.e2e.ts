/** The same throw on every screen: two people at a tossing table online. */
import { expect, test } from 'vitest'
import { TOSSED, titlesOf } from './kit/games.ts'
import { expectNoFaults, newPerson, type Person, PHONE, withBrowser } from './kit/kit.ts'
import { answerOther, mayToss, tossByKeys } from './kit/tosser.ts'

withBrowser({ hasWebGl: true })

const SLOWLY = { timeout: 60_000 }

/** Anne lays a table, Mary follows the link; both see it in three dimensions. */
async function twoAtATable(title: string): Promise<[Person, Person]> {
  const [anne, mary] = [await newPerson({ isPlain: true }, PHONE), await newPerson({ isPlain: true }, PHONE)]
  const { page } = anne
  await page.goto('/')
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Make a table' }).click()
  await page.getByRole('button', { name: 'Set the table' }).click()
  const link = await page.getByLabel('Invitation link').first().inputValue()
  await mary.page.goto(link)
  for (const one of [anne, mary]) await one.page.locator('canvas, svg[role=img]').first().waitFor()
  return [anne, mary]
}

/** Answers whatever else is asked until someone has a die in hand: that one. */
async function whoTosses(people: readonly Person[]): Promise<Person> {
  for (let i = 0; i < 400; i++) {
    for (const person of people) {
      if (await mayToss(person.page)) return person
      await answerOther(person.page)
    }
    await people[0]?.page.waitForTimeout(50)
  }
  throw new Error('nobody was given a die to toss')
}

/** The throws this page has heard of, oldest first: die, fingerprint, and whether it comes to the same here. */
const checksOn = ({ page }: Person): Promise<string[]> => page.locator('[data-checks] li').allTextContents()

const areSame = (checks: string[]): boolean => checks.every(one => one.endsWith('✓ the same'))

test.each(titlesOf(TOSSED))('%s online: both pages work every throw out again, and come to the same', async title => {
  const people = await twoAtATable(title)
  for (let n = 0; n < 6; n++) {
    const thrower = await whoTosses(people)
    await tossByKeys(thrower.page, n)
    await expect.poll(() => checksOn(thrower), SLOWLY).toHaveLength(n + 1)
  }
  for (const person of people) {
    await expect.poll(() => checksOn(person), SLOWLY).toHaveLength(6)
    await expect.poll(() => checksOn(person), SLOWLY).toSatisfy(areSame)
  }
  const [his, hers] = await Promise.all(people.map(checksOn))
  expect(hers).toEqual(his)
  for (const person of people) {
    expectNoFaults(person)
    await person.context.close()
  }
})

test('a page that is loaded anew in the middle of a throw shows what came of it', async () => {
  const people = await twoAtATable('Classic O-Zone')
  const thrower = await whoTosses(people)
  // What has happened since is told first, whenever that comes.
  await thrower.page.addLocatorHandler(thrower.page.getByRole('button', { name: 'To the table' }), button =>
    button.click(),
  )
  await tossByKeys(thrower.page, 1)
  await thrower.page.reload()
  await thrower.page.locator('canvas').waitFor()
  for (const { page } of people) {
    await page.getByRole('tab', { name: 'Log' }).click()
    await expect
      .poll(() => page.locator('ol li', { hasText: /toss(es)? (Black|White)’s first die/ }).count(), {
        timeout: 30_000,
      })
      .not.toBe(0)
    await page.getByRole('tab', { name: 'Table' }).click()
  }
  expect(await whoTosses(people)).not.toBe(thrower)
  for (const person of people) {
    expectNoFaults(person)
    await person.context.close()
  }
})

/** Two people with browsers of their own at one table of the server. */
import { randomUUID } from 'node:crypto'
import { scurvyDice } from '@nassau/games/scurvy-dice'
import { expect, test } from 'vitest'
import { expectNoFaults, newPerson, type Person, playToTheEnd, withBrowser } from './kit/kit.ts'

withBrowser()

/** Anne makes a table, Mary follows the link. */
async function twoAtATable(title: string): Promise<[Person, Person]> {
  const anne = await newPerson({ isText: true })
  const mary = await newPerson({ isText: true })
  const { page } = anne
  await page.goto('/')
  const card = page.getByRole('listitem').filter({ hasText: title })
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
  await card.getByRole('button', { name: 'Make a table' }).click()
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await page.getByRole('switch', { name: /black spot/ }).click()
  await page.getByRole('button', { name: 'Set the table' }).click()
  const link = await page.getByLabel('Invitation link').first().inputValue()
  await mary.page.goto(link)
  await mary.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  return [anne, mary]
}

/** People who choose at random hardly ever land: here dice are ships and crew alone, no landing is in vain, and one treasure wins. */
const NEAR = {
  ...scurvyDice.edition,
  shipDie: ['ship', 'ship', 'ship', 'crew', 'crew', 'crew'],
  treasureDie: [1, 2, 3, 4, 1, 2],
  track: { blackSpot: 1, x: 20 },
}

/** Two at a table whose match is soon over; Mary has followed the link. */
async function twoAtAShortMatch(): Promise<[Person, Person]> {
  const [anne, mary] = [await newPerson({ isText: true }), await newPerson({ isText: true })]
  await anne.page.goto('/')
  await anne.page.getByRole('heading', { name: 'Open tables' }).waitFor()
  const seats = [{ kind: 'me' }, { kind: 'invited' }]
  const data = { id: randomUUID(), game: 'scurvy-dice', options: { short: true }, edition: NEAR, seats }
  const made = await anne.page.request.post('/api/matches', { data })
  const { match, links } = await made.json()
  await anne.page.goto(`/table/${match}`)
  await mary.page.goto(links[0])
  await mary.page.getByRole('heading', { level: 1, name: 'Scurvy Dice' }).waitFor()
  return [anne, mary]
}

test('a match by invitation goes to its end, though one reloads and one loses the network', async () => {
  const [anne, mary] = await twoAtAShortMatch()
  const playing = Promise.all([playToTheEnd(anne), playToTheEnd(mary)])
  await anne.page.waitForTimeout(500)
  await anne.page.reload()
  await mary.context.setOffline(true)
  await mary.page.waitForTimeout(1500)
  await mary.context.setOffline(false)
  await playing
  const [his, hers] = await Promise.all([anne, mary].map(({ page }) => page.getByRole('dialog').textContent()))
  expect(his).toBe(hers)
  for (const person of [anne, mary]) {
    expectNoFaults(person)
    await person.context.close()
  }
})

test('what one says at the table the other reads', async () => {
  const [anne, mary] = await twoAtATable('Scurvy Dice')
  await anne.page.getByRole('tab', { name: 'Chat' }).click()
  await anne.page.getByLabel('Say something to the table').fill('Fair winds!')
  await anne.page.getByRole('button', { name: 'Say', exact: true }).click()
  await mary.page.getByRole('tab', { name: 'Chat' }).click()
  await mary.page.getByText('Fair winds!').waitFor()
  for (const person of [anne, mary]) {
    expectNoFaults(person)
    await person.context.close()
  }
})

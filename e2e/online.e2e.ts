/** Two people with browsers of their own at one table of the server. */
import { randomUUID } from 'node:crypto'
import { scurvyDice } from '@nassau/games/scurvy-dice'
import { expect, test } from 'vitest'
import { expectNoFaults, newPerson, type Person, playToTheEnd, withBrowser } from './kit/kit.ts'

withBrowser()

/** Anne makes a table, Mary follows the link. */
async function twoAtATable(title: string): Promise<[Person, Person]> {
  const anne = await newPerson({ isText: true, isKept: true })
  const mary = await newPerson({ isText: true, isKept: true })
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
  const [anne, mary] = [
    await newPerson({ isText: true, isKept: true }),
    await newPerson({ isText: true, isKept: true }),
  ]
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
  // Each reads which of them they are; who came in where is the same to both.
  const places = ({ page }: Person) =>
    page.getByRole('list', { name: 'Places' }).getByRole('listitem').allTextContents()
  const [his = [], hers = []] = await Promise.all([anne, mary].map(places))
  const plainly = (lines: readonly string[]) => lines.map(line => line.replace(' you', ''))
  expect(plainly(his)).toEqual(plainly(hers))
  expect(his).toHaveLength(2)
  for (const person of [anne, mary]) {
    expectNoFaults(person)
    await person.context.close()
  }
})

test('who waits for company sees how it is played, speaks, and takes a bot instead', async () => {
  const anne = await newPerson({ isText: true })
  const { page } = anne
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await page.goto('/')
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Scurvy Dice' })
    .getByRole('button', { name: 'Make a table' })
    .click()
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await page.getByRole('switch', { name: /black spot/ }).click()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.getByText('play to the black spot instead of the X').waitFor()
  await page.getByText('No clock').waitFor()
  await page.getByLabel('Say something to the table').fill('Ahoy?')
  await page.getByRole('button', { name: 'Say', exact: true }).click()
  await page.getByText('Ahoy?').waitFor()
  const instead = page.getByRole('button', { name: 'A bot instead' })
  await instead.first().waitFor()
  for (let left = await instead.count(); left > 0; left--) {
    await instead.first().click()
    await expect.poll(() => instead.count()).toBe(left - 1)
  }
  await page.getByRole('tab', { name: 'Players' }).click()
  await expect.poll(() => page.getByText('bot, mate').count()).toBe(2)
  expect(said.filter(text => text.includes('Uncompiled'))).toEqual([])
  expectNoFaults(anne)
  await anne.context.close()
})

test('what one says at the table the other reads', async () => {
  const [anne, mary] = await twoAtATable('Scurvy Dice')
  await anne.page.getByRole('tab', { name: 'Chat' }).click()
  await anne.page.getByLabel('Say something to the table').fill('Fair winds!')
  await anne.page.getByRole('button', { name: 'Say', exact: true }).click()
  await mary.page.getByRole('tab', { name: 'Chat 1' }).click()
  await mary.page.getByText('Fair winds!').waitFor()
  await mary.page.getByRole('tab', { name: 'Log' }).click()
  expect(await mary.page.getByRole('tab', { name: 'Chat' }).textContent()).toBe('Chat')
  for (const person of [anne, mary]) {
    expectNoFaults(person)
    await person.context.close()
  }
})

/** How matches end at tables of the server: by giving up, by agreement; and what comes after. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DESK, expectNoFaults, newPerson, type Person, PHONE, withBrowser } from '../kit/kit.ts'

withBrowser()

/** People with names of their own at a table of Scurvy Dice, seated by its links; the first has opened it. */
async function crewAt(
  names: readonly string[],
  { bots = 0, game = 'scurvy-dice', likes = {}, viewport = DESK } = {},
): Promise<Person[]> {
  const people: Person[] = []
  for (const name of names) {
    const person = await newPerson({ isText: true, ...likes }, viewport)
    await person.page.goto('/')
    // Who one is comes first: else two guests are made, and the name is the other's.
    await person.page.locator('#harbour-open').waitFor()
    await person.page.request.post('/api/me', { data: { name } })
    people.push(person)
  }
  const [host, ...guests] = people
  if (!host) throw new Error('nobody is there')
  const invited = guests.map(() => ({ kind: 'invited' }))
  const mates = Array.from({ length: bots }, () => ({ kind: 'bot', level: 'mate' }))
  const seats = [{ kind: 'me' }, ...invited, ...mates]
  const made = await host.page.request.post('/api/matches', { data: { id: randomUUID(), game, seats } })
  const { match, links } = await made.json()
  await host.page.goto(`/table/${match}`)
  for (const [i, { page }] of guests.entries()) await page.goto(links[i])
  for (const { page } of people) await page.locator('aside').waitFor()
  return people
}

async function giveUp({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up…' }).click()
  await page.getByRole('dialog', { name: 'Strike your colours?' }).getByRole('button', { name: 'Give up' }).click()
}

const ending = ({ page }: Person) =>
  page.getByRole('dialog').filter({ has: page.getByRole('list', { name: 'Places' }) })
const playAgain = (person: Person) => ending(person).getByRole('button', { name: 'Play again' }).click()

async function farewell(...people: Person[]): Promise<void> {
  for (const person of people) {
    expectNoFaults(person)
    await person.context.close()
  }
}

test('giving up is asked for first and named; both play again, and the match begins', async () => {
  const [anne, mary] = await crewAt(['Anne', 'Mary'])
  if (!anne || !mary) throw new Error('nobody came')
  const watcher = await newPerson({ isText: true })
  await watcher.page.goto(anne.page.url())
  await anne.page.getByRole('button', { name: 'Menu' }).click()
  await anne.page.getByRole('button', { name: 'Give up…' }).click()
  await anne.page.getByText('The match ends at once, and Mary wins.').waitFor()
  await anne.page.getByRole('button', { name: 'Play on' }).click()
  await giveUp(anne)
  await ending(anne).getByRole('heading', { name: 'Mary wins' }).waitFor()
  await ending(mary).getByRole('heading', { name: 'You win!' }).waitFor()
  await ending(mary).getByText('Anne gave up.').waitFor()
  await ending(watcher).getByRole('button', { name: 'Leave' }).waitFor()
  expect(await ending(watcher).getByRole('button', { name: 'Play again' }).count()).toBe(0)
  const old = anne.page.url()
  await playAgain(anne)
  await ending(anne).getByText('You play again. Waiting for Mary.').waitFor()
  await ending(mary).getByText('Anne wants to play again. What do you say?').waitFor()
  await playAgain(mary)
  for (const { page } of [anne, mary]) {
    await page.waitForURL(url => url.pathname.startsWith('/table/') && url.href !== old)
    await page.locator('aside').waitFor()
  }
  expect(anne.page.url()).toBe(mary.page.url())
  await ending(watcher).getByRole('link', { name: 'Watch the next match' }).waitFor()
  await farewell(anne, mary, watcher)
})

test('of three, a rematch begins without the one who leaves; a bot agrees at once', async () => {
  const [anne, mary, jack] = await crewAt(['Anne', 'Mary', 'Jack'], { bots: 1 })
  if (!anne || !mary || !jack) throw new Error('nobody came')
  for (const person of [anne, mary, jack]) await giveUp(person)
  await playAgain(anne)
  await ending(anne).getByText('You play again. Waiting for Mary and Jack.').waitFor()
  await playAgain(mary)
  await ending(anne).getByText('You play again. Waiting for Jack.').waitFor()
  const old = anne.page.url()
  await ending(jack).getByRole('button', { name: 'Leave' }).click()
  for (const { page } of [anne, mary]) {
    await page.waitForURL(url => url.href !== old)
    await page.getByRole('tab', { name: 'Players' }).click()
    await expect.poll(() => page.getByText('bot, mate').count()).toBe(2)
  }
  await jack.page.getByRole('heading', { name: 'Open tables' }).waitFor()
  expect(await jack.page.getByRole('heading', { name: 'Your tables' }).count()).toBe(0)
  await farewell(anne, mary, jack)
})

test('a rematch nobody joins can be left, and is gone; the other is told', async () => {
  const [anne, mary] = await crewAt(['Anne', 'Mary'])
  if (!anne || !mary) throw new Error('nobody came')
  await giveUp(anne)
  await playAgain(anne)
  await ending(anne).getByRole('button', { name: 'Leave' }).click()
  await ending(mary).getByText('Anne does not play again.').waitFor()
  await anne.page.getByRole('heading', { name: 'Open tables' }).waitFor()
  expect(await anne.page.getByRole('heading', { name: 'Your tables' }).count()).toBe(0)
  await farewell(anne, mary)
})

test('an offer of a draw closes its dialog, and its answer is told to both', async () => {
  const [anne, mary] = await crewAt(['Anne', 'Mary'])
  if (!anne || !mary) throw new Error('nobody came')
  const offer = async (): Promise<void> => {
    await anne.page.getByRole('button', { name: 'Menu' }).click()
    await anne.page.getByRole('button', { name: 'Offer a draw' }).click()
    await anne.page.getByText('You offer to end it without a winner. Waiting for Mary.').waitFor()
    await anne.page.getByRole('dialog', { name: 'Scurvy Dice' }).waitFor({ state: 'hidden' })
  }
  await offer()
  await mary.page.getByRole('button', { name: 'Refuse' }).click()
  await anne.page.getByText('Mary refuses the draw. The match goes on.').first().waitFor()
  await mary.page.getByText('You refuse the draw; Anne is told. The match goes on.').first().waitFor()
  await offer()
  await anne.page.getByRole('button', { name: 'Withdraw' }).click()
  await mary.page.getByText('Anne takes back the offer.').first().waitFor()
  await offer()
  await mary.page.getByRole('button', { name: 'Agree' }).click()
  for (const person of [anne, mary]) {
    await ending(person).getByRole('heading', { name: 'A draw' }).waitFor()
    await ending(person).getByText('All agreed to end it without a winner.').waitFor()
  }
  await farewell(anne, mary)
})

test('in German too a notice is closed by its own word, and lies over no button of the table', async () => {
  for (const viewport of [DESK, PHONE]) {
    const likes = { language: 'de', isText: false } as const
    const [anne, mary] = await crewAt(['Anne', 'Mary'], { game: 'pirate-o-zone', likes, viewport })
    if (!anne || !mary) throw new Error('nobody came')
    await anne.page.getByRole('button', { name: 'Menü' }).click()
    await anne.page.getByRole('button', { name: 'Remis anbieten' }).click()
    await mary.page.getByRole('button', { name: 'Ablehnen' }).click()
    const notice = anne.page.locator('[data-tone]')
    await notice.getByRole('button', { name: 'Schließen' }).waitFor()
    expect(await anne.page.evaluate(whatLiesUnder)).toEqual([])
    await farewell(anne, mary)
  }
})

/** Runs in the page: the buttons a notice lies over, by their words. */
function whatLiesUnder(): string[] {
  const notice = document.querySelector('[data-tone]')?.getBoundingClientRect()
  if (!notice) return ['no notice']
  const isUnder = ({ left, right, top, bottom, width }: DOMRect): boolean =>
    width > 0 && left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top
  return [...document.querySelectorAll('main button, aside button, header button')]
    .filter(button => isUnder(button.getBoundingClientRect()))
    .map(button => button.textContent)
}

test('a rule opens over the match, and the table is still there', async () => {
  const [anne, mary] = await crewAt(['Anne', 'Mary'])
  if (!anne || !mary) throw new Error('nobody came')
  const address = anne.page.url()
  await anne.page.getByRole('link', { name: 'Rule SD-7' }).first().click()
  const sheet = anne.page.getByRole('dialog', { name: 'Rule SD-7' })
  await sheet.getByText('SD-7', { exact: true }).last().waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()
  expect(anne.page.url()).toBe(address)
  expect(await anne.page.getByRole('button', { name: 'Take back' }).isDisabled()).toBe(true)
  await farewell(anne, mary)
})

/** Peace at the tables, in real browsers: words that are muted, people who are blocked or reported, a host's tools, a keeper. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quotasTimes, serve } from '@nassau/server'
import { expect, test } from 'vitest'
import { CLIENT } from '../packages/cli/build-client.ts'
import { expectAccessible, expectNoFaults, newPerson, type Person, PHONE, withBrowser } from './kit/kit.ts'

withBrowser()

const PASSWORD = 'fifteen men on a chest'

const named = async (someone: Person, at: string, name: string): Promise<void> => {
  await someone.page.request.post(`${at}/api/me`, { data: { name } })
}

/** A public table of Anne's for two, with dice that everyone stirs. */
async function tableOf(anne: Person, at = ''): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const data = { id: crypto.randomUUID(), game: 'scurvy-dice', seats, isPublic: true, stirs: true }
  const made = await anne.page.request.post(`${at}/api/matches`, { data })
  return (await made.json()).match
}

const tab = ({ page }: Person, name: string): Promise<void> =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
const say = async ({ page }: Person, text: string): Promise<void> => {
  await page.getByLabel('Say something to the table').fill(text)
  await page.getByRole('button', { name: 'Say', exact: true }).click()
}

test('dice are stirred by both pages; words are muted; the host closes the chat and asks an onlooker to leave; the end shows the proof', async () => {
  const [anne, bart, wanda] = [await newPerson(), await newPerson({}, PHONE), await newPerson()]
  for (const [someone, name] of [
    [anne, 'Anne'],
    [bart, 'Bart'],
    [wanda, 'Wanda'],
  ] as const)
    await named(someone, '', name)
  const match = await tableOf(anne)
  await anne.page.goto(`/table/${match}`)
  await anne.page.getByText('The match begins when every seat is taken.').waitFor()
  await expectAccessible(anne)
  await bart.page.goto(`/table/${match}`)
  await bart.page.getByRole('button', { name: 'Sit down' }).click()
  await bart.page.getByRole('tab', { name: 'Players' }).waitFor()
  await wanda.page.goto(`/table/${match}`)

  await tab(bart, 'Chat')
  await say(bart, 'you sail like a landlubber')
  await tab(anne, 'Chat')
  await anne.page.getByText('you sail like a landlubber').waitFor()
  await tab(wanda, 'Chat')
  await wanda.page.getByPlaceholder('Say something to those who look on').fill('roll the ship, Anne!')
  await wanda.page.getByRole('button', { name: 'Say', exact: true }).click()
  await wanda.page.getByText('roll the ship, Anne!').waitFor()
  expect(await anne.page.getByText('roll the ship, Anne!').count()).toBe(0)

  await anne.page.getByRole('button', { name: 'About Bart' }).click()
  await expectAccessible(anne)
  await anne.page.getByRole('button', { name: /^Mute/ }).click()
  await expect.poll(() => anne.page.getByText('you sail like a landlubber').count()).toBe(0)
  await anne.page.keyboard.press('Escape')
  const herPhone = await newPerson({}, PHONE)
  await herPhone.context.addCookies(await anne.context.cookies())
  await herPhone.page.goto(`/table/${match}`)
  await tab(herPhone, 'Chat')
  await herPhone.page.getByText('muted', { exact: true }).waitFor()
  await herPhone.context.close()

  await tab(anne, 'Players')
  await anne.page.getByRole('switch', { name: 'Nobody chats' }).click()
  await bart.page.getByText('The host has closed the chat.').waitFor()
  const onlookers = anne.page.getByRole('list', { name: 'Onlookers' })
  await onlookers.getByText('Wanda').waitFor()
  await onlookers.getByRole('button', { name: 'Ask to leave the table' }).click()
  await wanda.page.getByText('The host of this table has asked you to leave it.').waitFor()

  await bart.page.request.post(`/api/matches/${match}/resign`, { data: { id: 'bart-resigns' } })
  const proof = anne.page.getByText('The dice were honest: what the house opened is what it had sealed.')
  await proof.click()
  await anne.page.getByText(/^After they were sealed the dice were stirred by you and Bart\.$/i).waitFor()
  await expectAccessible(anne)
  for (const someone of [anne, bart, wanda]) {
    expectNoFaults(someone)
    await someone.context.close()
  }
})

test('what is reported comes to a keeper, who bans and settles; whoever is blocked neither sits down nearby nor looks on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nassau-keeper-'))
  const settings = { folder, port: 0, pages: CLIENT, quotas: quotasTimes(1000), logLevel: 'fatal' }
  const first = await serve(settings)
  const keeper = await newPerson()
  const opened = await keeper.page.request.post(`${first.address}/api/account`, {
    data: { username: 'harbourmaster', password: PASSWORD },
  })
  expect(opened.status()).toBe(200)
  const port = Number(new URL(first.address).port)
  await first.close()
  const house = await serve({ ...settings, port, keeper: 'harbourmaster' })
  const at = house.address
  const [anne, rogue] = [await newPerson(), await newPerson()]
  await named(anne, at, 'Anne')
  await named(rogue, at, 'Rogue')
  const match = await tableOf(anne, at)
  await rogue.page.goto(`${at}/table/${match}`)
  await rogue.page.getByRole('button', { name: 'Sit down' }).click()
  await anne.page.goto(`${at}/table/${match}`)
  await tab(anne, 'Players')
  await anne.page.getByRole('button', { name: 'About Rogue' }).click()
  await anne.page.getByRole('button', { name: 'Report to the keepers' }).click()
  await anne.page.getByLabel('What happened?').fill('spoils every match')
  await anne.page.getByRole('button', { name: 'Send the report' }).click()
  await anne.page.getByText('The keepers of this house have your report.').waitFor()
  await anne.page.getByRole('button', { name: 'About Rogue' }).click()
  await anne.page.getByRole('button', { name: /^Block/ }).click()
  await anne.page.getByText('You and Rogue share no table any more.').waitFor()
  const next = await tableOf(anne, at)
  const tried = await rogue.page.request.post(`${at}/api/matches/${next}/join`, { data: { id: 'rogue-joins' } })
  expect(tried.status()).toBe(403)
  await rogue.page.goto(`${at}/table/${next}`)
  await rogue.page.getByText('You and someone at this table keep apart.').waitFor()
  await anne.page.goto(`${at}/you`)
  await anne.page.getByRole('heading', { name: 'People you keep apart from' }).waitFor()

  await keeper.page.goto(`${at}/keeper`)
  await keeper.page.getByText('spoils every match').waitFor()
  await expectAccessible(keeper)
  await keeper.page.getByLabel('Why Rogue has to stay away').fill('spoils matches')
  await keeper.page.getByRole('button', { name: 'Ban', exact: true }).click()
  await keeper.page.getByLabel('What became of it').fill('a week ashore')
  await keeper.page.getByRole('button', { name: 'Settle' }).click()
  await keeper.page.getByText('Settled: a week ashore').waitFor()
  expect((await rogue.page.request.get(`${at}/api/me`)).status()).toBe(403)
  await tab(keeper, 'Log')
  await keeper.page.getByText('The log is whole').waitFor()
  await expectAccessible(keeper)
  await keeper.page.getByText('harbourmaster banned').waitFor()
  await tab(keeper, 'Bans')
  await keeper.page.getByRole('listitem').filter({ hasText: 'Rogue' }).getByText('spoils matches').waitFor()
  await keeper.page.getByLabel('An address that has to stay away').fill('198.51.100.7')
  await expectAccessible(keeper)
  await keeper.page.getByLabel('Why 198.51.100.7 has to stay away').fill('floods')
  await keeper.page.getByRole('button', { name: 'Ban', exact: true }).click()
  await keeper.page.getByRole('listitem').filter({ hasText: '198.51.100.7' }).getByText('floods').waitFor()
  const mate = await newPerson()
  await mate.page.request.post(`${at}/api/account`, { data: { username: 'firstmate', password: PASSWORD } })
  await tab(keeper, 'People')
  await keeper.page.getByLabel('How the name begins').fill('first')
  await keeper.page.getByRole('button', { name: 'Look' }).click()
  await keeper.page.getByRole('button', { name: 'Make a keeper' }).click()
  await keeper.page.getByRole('button', { name: 'Dismiss' }).click()
  await keeper.page.getByRole('button', { name: 'Make a keeper' }).waitFor()
  await expectAccessible(keeper)
  await rogue.page.goto(`${at}/keeper`)
  for (const someone of [anne, keeper]) expectNoFaults(someone)
  for (const someone of [anne, keeper, rogue, mate]) await someone.context.close()
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an empty chair and a bot are called what they are, in German as well', async () => {
  const [anne, bart] = [await newPerson({ language: 'de' }, PHONE), await newPerson()]
  await named(anne, '', 'Anne')
  await named(bart, '', 'Bart')
  const open = async (seats: object[]): Promise<string> => {
    const data = { id: crypto.randomUUID(), game: 'scurvy-dice', seats, isPublic: true }
    return (await (await anne.page.request.post('/api/matches', { data })).json()).match
  }
  const match = await open([{ kind: 'me' }, { kind: 'open' }])
  await bart.page.request.post(`/api/matches/${match}/join`, { data: { id: 'bart-joins' } })
  expect((await bart.page.request.delete('/api/me', { data: { name: 'Bart' } })).status()).toBe(200)
  await anne.page.goto(`/table/${match}`)
  await anne.page.getByText('Aufgegeben: Leerer Stuhl.').waitFor()
  const withBot = await open([{ kind: 'me' }, { kind: 'bot', level: 'swab' }])
  await anne.page.request.post(`/api/matches/${withBot}/close`, { data: { id: 'anne-closes' } })
  await anne.page.goto('/logbook')
  await anne.page.getByText('Anne, Leerer Stuhl').waitFor()
  await anne.page.getByText(/Anne, \w+ \(Bot\)/).waitFor()
  await anne.page.goto(`/table/${withBot}`)
  await anne.page
    .getByRole('list', { name: 'Plätze' })
    .getByText(/\(Bot\)/)
    .waitFor()
  for (const someone of [anne, bart]) {
    expectNoFaults(someone)
    await someone.context.close()
  }
})

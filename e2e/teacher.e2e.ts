/** The captain as a teacher: what it would do at a table on this device, and what it makes of a match that is over. */
import { count } from '@nassau/kernel/bots'
import { type Referee, secretFrom } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { goToKept, type Kept, keepMatch, linesKept, openKept } from './kit/kept.ts'
import { expectAccessible, expectNoFaults, newPerson, PHONE, withBrowser } from './kit/kit.ts'
import { playedOut, playMatch } from './kit/records.ts'

withBrowser()

const GAME = 'scurvy-dice'
const NAMES = ['Wren', 'Grace', 'Ines']
const PAIR = ['Wren', 'Grace']
const WORD = 'the teacher'
/** More choices than that leave something to weigh. */
const SEVERAL = 2
const HINT = { name: 'What would the captain do?' }

/** A match on this device as it stands, with the first seat a person's. */
const keptOf = (referee: Referee, awaiting: readonly number[]): Kept => ({
  game: referee.header.game,
  options: referee.header.options,
  names: referee.header.seats,
  people: [0],
  secret: secretFrom(WORD),
  from: null,
  lines: [...referee.lines],
  awaiting,
})

/** The first moment at which the first seat is asked this, and has several things to choose from. */
async function aQuestion(game: string, names: readonly string[], label: string): Promise<Kept> {
  for await (const { referee, seat, seen, asked } of playMatch(game, names, WORD))
    if (seat === 0 && seen.ask?.at === label && count(seen.ask) > SEVERAL) return keptOf(referee, asked)
  throw new Error(`nobody was ever asked ${label}`)
}

test.each([
  [GAME, NAMES, 'loot.take', /^Which treasure do you take\?/],
  ['o-zone', PAIR, 'toss.throw', /toss your \w+ die/],
] as const)(
  'in %s the captain says what it would do, each plan with its chance, and does it if it is told to',
  async (game, names, label, question) => {
    const person = await newPerson({}, PHONE)
    const { page } = person
    await page.goto('/')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    const kept = await aQuestion(game, names, label)
    const id = await openKept(page, kept, 0)
    await page.getByRole('button', HINT).click()
    const dialog = page.getByRole('dialog', HINT)
    const plans = dialog.getByRole('list', { name: 'What could be done' }).getByRole('listitem')
    await plans.first().waitFor()
    const shares = (await plans.allTextContents()).map(plan => Number(/(\d+)%/.exec(plan)?.[1]))
    expect(shares.length).toBeGreaterThan(1)
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(0)
    for (const share of shares) expect(share).toBeLessThanOrEqual(100)
    expect(await plans.filter({ hasText: 'the captain’s choice' }).count()).toBe(1)
    expect(await plans.filter({ hasText: 'what a mate would do' }).count()).toBe(1)
    await dialog.getByText(question).waitFor()
    // Treasure left lying is spaces not gained, whatever the dice say.
    if (game === GAME) await dialog.getByText(/^On average [\d.]+ spaces? more on the track than with/).waitFor()
    await expectAccessible(person)
    await plans
      .first()
      .getByRole('button', { name: /^Do it/ })
      .click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await linesKept(page, id)).length).toBeGreaterThan(kept.lines.length)
    expectNoFaults(person)
    await person.context.close()
  },
)

test('what the captain says stays there while others answer the same question', async () => {
  const person = await newPerson()
  const { page } = person
  await page.goto('/')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const kept = { ...(await aQuestion('king-of-pirates', NAMES, 'match.sign')), level: 'captain' }
  expect(kept.awaiting).toEqual([0, 1, 2])
  const id = await openKept(page, kept, 0)
  await page.getByRole('button', HINT).click()
  await expect.poll(async () => (await linesKept(page, id)).length).toBe(kept.lines.length + 2)
  const dialog = page.getByRole('dialog', HINT)
  await dialog.getByText('the captain’s choice').waitFor()
  await dialog
    .getByRole('button', { name: /^Do it/ })
    .first()
    .click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(async () => (await linesKept(page, id)).length).toBeGreaterThan(kept.lines.length + 2)
  expectNoFaults(person)
  await person.context.close()
})

test('online nobody can ask the captain', async () => {
  const person = await newPerson()
  const { page } = person
  await page.goto('/')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Scurvy Dice' })
    .getByRole('button', { name: 'Make a table' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await dialog.getByLabel('Seat 2', { exact: true }).selectOption('bot captain')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.locator('[data-mine] h2').waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Why can’t I…?' }).waitFor()
  expect(await page.getByRole('button', HINT).count()).toBe(0)
  expectNoFaults(person)
  await person.context.close()
})

/** The first moment at which somebody else than the first seat is asked. */
async function aTurnOfOthers(): Promise<Kept> {
  for await (const { referee, seat, asked } of playMatch(GAME, NAMES, WORD))
    if (seat !== 0) return keptOf(referee, asked)
  throw new Error('nobody else was ever asked')
}

test('captains on this device think in a worker of their own, and take their turns', async () => {
  const person = await newPerson()
  const { page } = person
  await page.goto('/')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const kept = { ...(await aTurnOfOthers()), level: 'captain' }
  const id = await keepMatch(page, kept)
  await goToKept(page, id)
  await expect
    .poll(async () => (await linesKept(page, id)).length, { timeout: 20_000 })
    .toBeGreaterThan(kept.lines.length)
  await page.getByText('bot, captain').first().waitFor({ state: 'attached' })
  expectNoFaults(person)
  await person.context.close()
})

test.each([
  [GAME, NAMES],
  ['o-zone', PAIR],
])(
  'a match of %s that is over is looked at with the captain: the ledger adds up, and moments lead into the replay',
  async (game, names) => {
    const person = await newPerson()
    const { page } = person
    await page.goto('/')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    const id = await keepMatch(page, keptOf(await playedOut(game, names, WORD), []))
    await goToKept(page, id)
    await page.getByRole('link', { name: 'Look at it with the captain' }).click()
    await page.getByRole('img', { name: /^Chance to win/ }).waitFor({ timeout: 120_000 })
    const rows = page.getByRole('table').locator('tbody tr')
    expect(await rows.count()).toBe(names.length)
    for (const row of await rows.all()) {
      const numbers = (await row.getByRole('cell').allTextContents()).map(text => Number(text.replace('−', '-')))
      const [start = 0, luck = 0, own = 0, others = 0, result] = numbers
      expect(start + luck + own + others).toBe(result)
    }
    await expectAccessible(person)
    const turnings = page.getByRole('heading', { name: 'Turning points' }).locator('..')
    const first = turnings.getByRole('link').first()
    const at = new URL((await first.getAttribute('href')) ?? '', page.url()).searchParams.get('at')
    await first.click()
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe(at)
    await page.getByRole('table').waitFor()
    expectNoFaults(person)
    await person.context.close()
  },
)

test('bots say a word now and then about what everybody saw, marked as bots, until they are told to be quiet', async () => {
  const person = await newPerson({}, PHONE)
  const { page } = person
  await page.goto('/')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const over = { ...keptOf(await playedOut(GAME, NAMES, WORD), []), level: 'bold-captain' }
  const id = await keepMatch(page, over)
  await goToKept(page, id)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Log' }).click()
  const lines = page.getByRole('list', { name: 'What happened' }).getByRole('listitem')
  const words = lines.filter({ has: page.locator('q') })
  await words.first().waitFor()
  expect(await words.filter({ hasText: /(Grace|Ines) bot/ }).count()).toBe(await words.count())
  expect(await words.count()).toBeLessThan((await lines.count()) / 10)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('switch', { name: /^Bots say a word/ }).click()
  await expect.poll(() => words.count()).toBe(0)
  expectNoFaults(person)
  await person.context.close()
})

/** Whole matches on the tossing table, by finger, by keys and in words; and the same throw on every screen. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answerSomehow } from './clicker.ts'
import { DESK, expectNoFaults, newPerson, type Person, PHONE, playNow, withBrowser } from './kit.ts'

withBrowser({ hasWebGl: true })

/** A die is in this person's hand. */
const mayToss = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: 'Toss', exact: true, disabled: false }).isVisible()

/** Up the table with the mouse, never twice alike; when each thing happens is told, so that a busy machine throws as far. */
async function flick(page: Page, n: number): Promise<void> {
  const box = await page.locator('canvas').boundingBox()
  if (!box) throw new Error('there is no table to throw at')
  const [x, y] = [box.x + box.width * (0.4 + 0.05 * (n % 5)), box.y + box.height * 0.85]
  const far = box.height * (0.12 + 0.02 * (n % 4))
  const devtools = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: x + 6 * share * (n % 3),
      y: y - far * share,
      timestamp: began + 0.08 * share,
      ...(type === 'mouseMoved' ? { buttons: 1 } : { button: 'left' as const, clickCount: 1 }),
    })
  await mouse('mousePressed', 0)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await mouse('mouseMoved', share)
  await mouse('mouseReleased', 1)
  await devtools.detach()
}

/** With keys alone: from elsewhere, with more or less power, then Enter on the button. */
async function tossByKeys(page: Page, n: number): Promise<void> {
  await page.getByRole('slider', { name: /From/ }).focus()
  for (let i = 0; i < 1 + (n % 4); i++) await page.keyboard.press(n % 3 === 0 ? 'ArrowLeft' : 'ArrowRight')
  await page.getByRole('slider', { name: /Power/ }).focus()
  for (let i = 0; i < 1 + (n % 3); i++) await page.keyboard.press(n % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
  await page.getByRole('button', { name: 'Toss', exact: true }).focus()
  await page.keyboard.press('Enter')
}

async function tossInWords(page: Page, n: number): Promise<void> {
  await page.getByLabel('vy (mm/s)').fill(String(1300 + 150 * (n % 6)))
  await page.getByRole('button', { name: 'Let go' }).click()
}

/** Whatever is asked besides throws; the table is laid as is usual, which takes one click. */
async function answerOther(page: Page): Promise<void> {
  const usual = page.getByRole('button', { name: 'Arrange: usual', disabled: false })
  if (await usual.isVisible()) await usual.click({ timeout: 2000 }).catch(() => {})
  else if ((await page.locator('[data-mine]').count()) > 0) await answerSomehow(page)
}

const MOST = 4000
const SLOWLY = { timeout: 60_000 }

/** Plays on by one way of throwing until the match is over; how many throws that took. */
async function playOut({ page }: Person, canToss: () => Promise<boolean>, toss: (n: number) => Promise<void>) {
  let throws = 0
  for (let i = 0; i < MOST; i++) {
    if (await page.getByRole('button', { name: 'Play again' }).isVisible()) return throws
    if (await canToss()) await toss(throws++)
    else await answerOther(page)
    await page.waitForTimeout(20)
  }
  throw new Error('the match was not over in time')
}

const GAMES = ['Classic O-Zone', 'Pirate O-Zone']

/** Every way to throw: when one may, and how it is done. */
const WAYS = [
  { way: 'by flicks', likes: { isPlain: true }, size: PHONE, mayToss, toss: flick },
  { way: 'with keys', likes: { isPlain: true }, size: DESK, mayToss, toss: tossByKeys },
  {
    way: 'in words',
    likes: { isText: true },
    size: DESK,
    mayToss: (page: Page) => page.getByLabel('vy (mm/s)').isVisible(),
    toss: tossInWords,
  },
]

test.each(WAYS.flatMap(way => GAMES.map(title => ({ title, ...way }))))(
  '$title is played to its end $way',
  async ({ title, likes, size, mayToss, toss }) => {
    const person = await newPerson(likes, size)
    await playNow(person, title)
    const throws = await playOut(
      person,
      () => mayToss(person.page),
      n => toss(person.page, n),
    )
    expect(throws).toBeGreaterThan(4)
    expectNoFaults(person)
    await person.context.close()
  },
)

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

test.each(GAMES)('%s online: both pages work every throw out again, and come to the same', async title => {
  const people = await twoAtATable(title)
  for (let n = 0; n < 6; n++) {
    const thrower = await whoTosses(people)
    await tossByKeys(thrower.page, n)
    await expect.poll(() => mayToss(thrower.page), { timeout: 30_000 }).toBe(false)
  }
  const [his, hers] = people
  if (!his || !hers) throw new Error('two are needed')
  const areSame = (checks: string[]): boolean => checks.length >= 6 && checks.every(one => one.endsWith('✓ the same'))
  await expect.poll(() => checksOn(his), SLOWLY).toSatisfy(areSame)
  await expect.poll(() => checksOn(hers), SLOWLY).toEqual(await checksOn(his))
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
    await expect.poll(() => page.locator('ol li', { hasText: /tosses [bw]1/ }).count(), { timeout: 30_000 }).not.toBe(0)
    await page.getByRole('tab', { name: 'Table' }).click()
  }
  expect(await whoTosses(people)).not.toBe(thrower)
  for (const person of people) {
    expectNoFaults(person)
    await person.context.close()
  }
})

/** The tossing table keeps what it promises: nothing lies over a throw, nothing is told before it is seen. */
import type { Match, Seat } from '@nassau/kernel'
import { copyPlain, secretFrom } from '@nassau/kernel/host'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { TOSSED } from '../kit/games.ts'
import { goToKept, keepMatch, openKept } from '../kit/kept.ts'
import { DESK, expectNoFaults, newPerson, playNow, withBrowser } from '../kit/kit.ts'
import { playedOut, playMatch } from '../kit/records.ts'
import { flick } from '../kit/tosser.ts'

withBrowser({ hasWebGl: true })

const LARGE_PHONE = { width: 390, height: 844 }
const SIZES = [
  { on: 'a phone', size: LARGE_PHONE },
  { on: 'a desk', size: DESK },
]
const SLOWLY = { timeout: 60_000 }

const canToss = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Toss', exact: true, disabled: false }).waitFor(SLOWLY)

/** Throws, and waits until one throw more than before has been worked out. */
async function untilChecked(page: Page, toss: () => Promise<void>): Promise<void> {
  const checks = page.locator('[data-checks] li')
  const before = await checks.count()
  await toss()
  await expect.poll(() => checks.count(), SLOWLY).toBeGreaterThan(before)
}

/** What lies over the canvas, of a grid of its points: nothing, or the names of what does. Runs in the page. */
function lyingOver(): string[] {
  const canvas = document.querySelector('canvas')
  if (!canvas) return ['there is no table']
  const { x, y, width, height } = canvas.getBoundingClientRect()
  const found = new Set<string>()
  for (let row = 0.5; row < 24; row++)
    for (let column = 0.5; column < 24; column++) {
      const hit = document.elementFromPoint(x + (width * column) / 24, y + (height * row) / 24)
      if (hit !== canvas) found.add(`${hit?.tagName} ${hit?.className} ${hit?.textContent?.slice(0, 30)}`)
    }
  return [...found]
}

/** What the canvas tells of its picture, once that stands still. */
const sizesOn = (page: Page): Promise<{ die: number; goal: number; table: number }> =>
  page.locator('canvas').evaluate(canvas => {
    const { die, goal, table } = canvas instanceof HTMLElement ? canvas.dataset : {}
    return { die: Number(die), goal: Number(goal), table: Number(table) }
  })

const saysOf = (page: Page, name: RegExp): Promise<string | null> =>
  page.getByRole('slider', { name }).getAttribute('aria-valuetext')

for (const { on, size } of SIZES)
  test.each(TOSSED)(`$title on ${on}: nothing lies over the table while one throws, first and later`, async game => {
    const person = await newPerson({ isPlain: true, known: [] }, size)
    const { page } = person
    await playNow(person, game.title)
    await canToss(page)
    expect(await page.evaluate(lyingOver)).toEqual([])
    const placed = await page.locator('canvas').boundingBox()
    await expect.poll(async () => (await sizesOn(page)).die, SLOWLY).toBeGreaterThan(on === 'a desk' ? 40 : 12)
    const islands = on === 'a desk' ? 90 : 30
    if (game.id === 'pirate-o-zone')
      await expect.poll(async () => (await sizesOn(page)).goal, SLOWLY).toBeGreaterThan(islands)
    await untilChecked(page, () => page.getByRole('button', { name: 'Toss', exact: true }).click())
    await canToss(page)
    expect(await page.evaluate(lyingOver)).toEqual([])
    // Tools that came with the throw do not push it away.
    expect(await page.locator('canvas').boundingBox()).toEqual(placed)
    expectNoFaults(person)
    await person.context.close()
  })

test('what a flick did stands in the controls, the hand does not drift, and what is no flick is answered', async () => {
  const person = await newPerson({ isPlain: true }, LARGE_PHONE)
  const { page } = person
  await playNow(person, 'Pirate O-Zone')
  await canToss(page)
  await page.getByRole('button', { name: /The whole hand/ }).click()
  await page.getByRole('slider', { name: /Loft/ }).focus()
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight')
  const [from, loft] = [await saysOf(page, /From/), await saysOf(page, /Loft/)]
  expect(loft).not.toBe('level')
  // Held at its end for longer than a flick takes: put down, not thrown. What is said of it passes, so it is awaited before.
  const told = page.getByText(/Too slow for a flick/).waitFor()
  await flick(page, { far: 0.3, aside: 0.05, restMs: 400 })
  await told
  expect(await saysOf(page, /Power/)).toBe('50 %')
  await untilChecked(page, () => flick(page, { far: 0.12, aside: 0.02 }))
  await canToss(page)
  expect(await saysOf(page, /Power/)).not.toBe('50 %')
  expect(await saysOf(page, /Aim/)).toMatch(/right$/)
  expect(await saysOf(page, /From/)).toBe(from)
  expect(await saysOf(page, /Loft/)).toBe(loft)
  expectNoFaults(person)
  await person.context.close()
})

test('looking around never loses the table', async () => {
  const person = await newPerson({ isPlain: true }, DESK)
  const { page } = person
  await page.goto('/')
  await goToKept(page, await finished(page, 'pirate-o-zone'), 'here')
  await page.getByRole('dialog').waitFor(SLOWLY)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await sizesOn(page)).table, SLOWLY).toBeGreaterThan(0.2)
  for (const [aside, far] of [
    [0, 0.7],
    [0, 0.7],
    [0.4, -0.1],
    [0.4, 0.7],
  ] as const)
    await flick(page, { far, aside })
  await expect.poll(async () => (await sizesOn(page)).table, SLOWLY).toBeGreaterThan(0.2)
  expectNoFaults(person)
  await person.context.close()
})

test('the eye stays while others throw; whoever likes to fly along says so, and it is remembered', async () => {
  const person = await newPerson({ isPlain: true, hasMotion: true, speed: 'brisk' }, { width: 1000, height: 640 })
  const { page } = person
  const eye = (): Promise<string | null> => page.locator('canvas').getAttribute('data-eye')
  await playNow(person, 'Pirate O-Zone')
  await canToss(page)
  await page.getByRole('button', { name: 'Toss', exact: true }).click()
  await expect.poll(eye, SLOWLY).toBe('follows')
  await expect.poll(eye, SLOWLY).toBe('stays')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('radio', { name: 'Follows every throw' }).check({ force: true })
  await page.reload()
  expect(await page.locator('html').getAttribute('data-eye')).toBe('all')
  expectNoFaults(person)
  await person.context.close()
})

const WORD = 'a tossing table'
const NAMES = ['Wren', 'Grace']

/** A match played to its end, kept on this page. */
async function finished(page: Page, id: string): Promise<string> {
  const { match, lines } = await playedOut(id, NAMES, WORD)
  const kept = { game: id, options: match.options, names: NAMES, people: [0], secret: secretFrom(WORD), from: null }
  return keepMatch(page, { ...kept, lines: [...lines], awaiting: [] })
}

test('the ending says who won, and in which team', async () => {
  const person = await newPerson({ isPlain: true }, DESK)
  const { page } = person
  await page.goto('/')
  await goToKept(page, await finished(page, 'pirate-o-zone'), 'here')
  const won = /^(You win|Grace wins) \((Black|White)\)$/
  await page.getByRole('dialog').getByRole('heading', { name: won }).waitFor(SLOWLY)
  expectNoFaults(person)
  await person.context.close()
})

/** The last throw of such a match: once its cannonball is left where it lies, that match is over. */
async function lastThrow(id: string): Promise<{ match: Match; seat: Seat }> {
  let last: { match: Match; seat: Seat } | null = null
  for await (const { referee, seat, seen } of playMatch(id, NAMES, WORD))
    if (seen.ask?.kind === 'throw') last = { match: copyPlain(referee.match), seat }
  if (!last) throw new Error('nobody ever threw')
  return last
}

test('the log, the question and the ending wait until the throw and its scoring have been seen', async () => {
  const { match, seat } = await lastThrow('pirate-o-zone')
  const person = await newPerson({ isPlain: true, hasMotion: true, speed: 'calm' }, { width: 1000, height: 640 })
  const { page } = person
  await page.goto('/')
  const kept = { game: 'pirate-o-zone', options: match.options, names: NAMES, people: [seat], secret: null, lines: [] }
  await openKept(page, { ...kept, from: match, awaiting: [seat] }, seat)
  await canToss(page)
  const lines = (): Promise<number> => page.locator('aside ol > li').count()
  const before = await lines()
  await page.getByRole('button', { name: 'Toss', exact: true }).click()
  await page.getByRole('heading', { name: 'Watch the table…' }).waitFor(SLOWLY)
  expect(await lines()).toBe(before)
  await page.getByRole('button', { name: 'Let it lie where it is' }).click(SLOWLY)
  await page.getByText(/^1 of \d+$/).waitFor(SLOWLY)
  expect([await lines(), await page.getByRole('dialog').count()]).toEqual([before + 1, 0])
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('dialog').getByRole('list', { name: 'Places' }).waitFor(SLOWLY)
  expect(await lines()).toBeGreaterThan(before + 1)
  expectNoFaults(person)
  await person.context.close()
})

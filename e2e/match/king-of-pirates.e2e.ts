/** King of Pirates on the screen: what only its table has. */
import { kingOfPirates } from '@nassau/games/king-of-pirates'
import type { Match } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { copyPlain, Play, setUp } from '@nassau/kernel/host'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { noCards, type Seas, type Ship } from '../../packages/games/king-of-pirates/board.ts'
import { answerSomehow, letGo } from '../kit/clicker.ts'
import { goToKept, keepMatch, linesKept } from '../kit/kept.ts'
import { DESK, expectAccessible, expectNoFaults, newPerson, type Person, PHONE, withBrowser } from '../kit/kit.ts'
import { gameOf, type Moment, momentsOf, sortOf } from '../kit/moments.ts'

withBrowser()

/** A match whose first question goes to seat 0. */
function freshMatch(): Match {
  const { edition } = kingOfPirates
  for (let seed = 0; ; seed++) {
    const rng = new FastChance(seed)
    const play = new Play(kingOfPirates, edition, setUp(kingOfPirates, edition, { 'fair-winds': false }, 2, rng), rng)
    if (play.waitsFor(0)) return copyPlain(play.match)
  }
}

test('KP-1 a captain sails under the colour that was picked, on ship and mark alike', async () => {
  const person = await newPerson()
  const { page } = person
  await page.goto('/')
  const kept = { options: {}, names: ['Wren', 'Grace'], people: [0], secret: null, from: freshMatch(), lines: [] }
  await goToKept(page, await keepMatch(page, { game: 'king-of-pirates', awaiting: [0], ...kept }))
  await page.getByRole('button', { name: 'yellow', exact: true }).click()
  await page.locator('main svg[class*=hull] path[fill="var(--seat-yellow)"]').waitFor()
  await page.getByRole('tab', { name: 'Players' }).click()
  const player = page.locator('aside li').filter({ hasText: 'Wren' })
  expect(await player.locator('path[fill="var(--seat-yellow)"]').count()).toBe(1)
  expectNoFaults(person)
})

const isSeas = (board: object): board is Seas => 'ships' in board && 'dutchman' in board

/** Opens a moment at which seat 0 of two or more is asked this, after the board was changed as wanted. */
async function openMoment(
  person: Person,
  question: string,
  change: (board: Seas, seat: number) => void = () => undefined,
  isFit: (moment: Moment) => boolean = () => true,
): Promise<string> {
  for (const moment of momentsOf(gameOf('king-of-pirates'), asked => asked === question)) {
    const { game, names, seat, match } = moment
    if (!isFit(moment)) continue
    if (isSeas(match.board)) change(match.board, seat)
    const kept = { game, options: match.options, names, people: [seat], secret: null, from: match, lines: [] }
    await person.page.goto('/')
    const id = await keepMatch(person.page, { ...kept, awaiting: [seat] })
    await goToKept(person.page, id)
    await person.page.getByRole('application').waitFor()
    return id
  }
  throw new Error(`${question} is never asked`)
}

type Rect = { x: number; y: number; width: number; height: number }
const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1

async function boxesOf(locator: Locator): Promise<Rect[]> {
  const boxes = await Promise.all((await locator.all()).map(one => one.boundingBox()))
  return boxes.filter(box => box !== null)
}

const FULL_SHIPS: readonly Partial<Ship>[] = [
  { middles: ['gun-deck'], captain: 'gunner-oke', crew: ['the-widow-sable', 'hattie-quill'], cannonballs: 5 },
  {
    middles: ['rum-hold', 'gun-deck'],
    captain: 'gunner-oke',
    crew: ['the-widow-sable', 'hattie-quill', 'barrel-bess'],
    rum: 6,
    cannonballs: 5,
    scurvy: 1,
  },
]

for (const [size, view] of Object.entries({ desk: DESK, phone: PHONE }))
  test(`nothing on the ship’s panel lies upon anything else, however many sail: ${size}`, async () => {
    for (const full of FULL_SHIPS) {
      const person = await newPerson({}, view)
      await openMoment(person, 'movement.sail', (board, seat) => Object.assign(board.ships[seat] ?? {}, full))
      const ship = person.page.getByRole('region', { name: 'Your ship' })
      const boxes = await boxesOf(ship.locator('h2, [class*=scurvy], li, div[class*=sail], div[class*=stores]'))
      const hits = boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap(b => (overlap(a, b) ? [[a, b]] : [])))
      expect(hits).toEqual([])
      expect(boxes.length).toBeGreaterThan(1)
      await person.context.close()
    }
  })

test('the lesson contradicts nothing on the screen and covers nothing it speaks of', async () => {
  const person = await newPerson()
  const { page } = person
  await page.goto('/learn/king-of-pirates')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Any will do' }).click()
  await page.getByText('Two of these three').waitFor()
  await main.getByRole('listitem').filter({ hasText: 'Moth Dawson' }).getByRole('button', { name: 'Captain' }).click()
  await main.getByRole('listitem').filter({ hasText: 'Barrel Bess' }).getByRole('button', { name: 'Crew' }).click()
  const [coach] = await boxesOf(page.getByRole('region', { name: 'Lesson' }))
  const [sign] = await boxesOf(main.getByRole('button', { name: 'Sign them on' }))
  expect(coach && sign && overlap(coach, sign)).toBe(false)
  await main.getByRole('button', { name: 'Sign them on' }).click()
  await page.getByText('You hold none, so pass').waitFor()
  const panel = main.locator('[class*=panel]')
  expect(await panel.getByRole('button').allTextContents()).toEqual(['Pass'])
  const told = await boxesOf(page.getByRole('region', { name: 'Lesson' }))
  const spokenOf = await boxesOf(panel.or(page.getByRole('application')).or(main.locator('[aria-current=step]')))
  expect(spokenOf).toHaveLength(3)
  for (const box of spokenOf) expect(told.some(lesson => overlap(lesson, box))).toBe(false)
  expectNoFaults(person)
})

for (const [size, view] of Object.entries({ desk: DESK, phone: PHONE }))
  test(`the map keeps its place and size whatever is asked: ${size}`, async () => {
    const person = await newPerson({}, view)
    const { page } = person
    await openMoment(person, 'match.sign')
    const boxes = new Set<string>()
    const asked = new Set<string | null>()
    // A slow machine takes many looks to come to the fifth question.
    for (let looks = 0; asked.size < 5 && looks < 3000; looks++) {
      const box = await page.getByRole('application').boundingBox()
      if (box) boxes.add(Object.values(box).map(Math.round).join(' '))
      asked.add(
        await page
          .locator('[data-mine] h2')
          .textContent({ timeout: 50 })
          .catch(() => null),
      )
      if (!(await letGo(page)) && (await answerSomehow(page)) === null) await page.waitForTimeout(20)
    }
    expect(asked.size).toBe(5)
    expect([...boxes]).toHaveLength(1)
    expectNoFaults(person)
  })

for (const [size, view] of Object.entries({ desk: DESK, phone: PHONE }))
  test(`KP-26 KP-27 the dice of an upkeep lie on the sea, in nobody’s way: ${size}`, async () => {
    const person = await newPerson({}, view)
    const { page } = person
    await openMoment(person, 'upkeep.discard')
    const map = page.getByRole('application')
    const [before] = await boxesOf(map)
    const dice = page.locator('main [data-die]')
    // Cards too many are ticked first, and then go.
    for (let clicks = 0; clicks < 40 && (await dice.count()) === 0; clicks++) {
      await answerSomehow(page)
      await page.waitForTimeout(100)
    }
    expect(await dice.first().textContent()).toMatch(/^Dutchman: (north|south)/)
    expect(await boxesOf(map)).toEqual([before])
    for (const die of await boxesOf(dice)) expect(before && overlap(die, before)).toBe(true)
    expectNoFaults(person)
  })

for (const [size, view] of Object.entries({ desk: DESK, phone: PHONE }))
  test(`KP-27 what is aboard says what it is for, by key and by finger: ${size}`, async () => {
    const person = await newPerson({}, view)
    const { page } = person
    await openMoment(person, 'movement.sail')
    const ship = page.getByRole('region', { name: 'Your ship' })
    const rum = ship.getByRole('button', { name: / rum$/ })
    const sentence = ship.getByText('If you have too little, there is a mutiny.')
    expect(await sentence.isVisible()).toBe(false)
    await rum.focus()
    await page.keyboard.press('Enter')
    await sentence.waitFor()
    expect(await sentence.textContent()).toContain('KP-27')
    await page.keyboard.press('Escape')
    expect(await sentence.isVisible()).toBe(false)
    await rum.click()
    await sentence.waitFor()
    await expectAccessible(person)
    expectNoFaults(person)
  })

test('the map uses the room there is on a desk', async () => {
  const person = await newPerson()
  await openMoment(person, 'movement.sail')
  const hexes = await boxesOf(person.page.locator('main [data-space]'))
  const left = Math.min(...hexes.map(({ x }) => x))
  const right = Math.max(...hexes.map(({ x, width }) => x + width))
  expect(right - left).toBeGreaterThan(600)
})

/** All waters known, four sails, nobody in the way, and nothing in hand. */
function calmSeas(board: Seas, seat: number): void {
  board.tileStates = board.tileStates.map(() => 'gone')
  board.sails = 4
  board.dutchman = 0
  const ship = board.ships[seat]
  if (ship) {
    ship.scurvy = 0
    ship.hand = noCards()
  }
}

test('KP-32 a click on a far space sails all the steps there', async () => {
  const person = await newPerson()
  const { page } = person
  const id = await openMoment(person, 'movement.sail', calmSeas)
  const legal = page.locator('main [data-legal]')
  await legal.first().waitFor()
  expect(await legal.count()).toBeGreaterThan(8)
  const far = await legal.evaluateAll(all => all.map(one => Number(one.getAttribute('data-space'))))
  for (const space of far) {
    await page.locator(`[data-space="${space}"]`).hover({ force: true })
    const says = (await page.locator('p[class*=caption]').textContent()) ?? ''
    if (!says.includes('3 spaces away')) continue
    expect(await page.locator('main path[class*=course]').count()).toBe(1)
    await page.locator(`[data-space="${space}"]`).click({ force: true })
    await expect
      .poll(async () => (await linesKept(page, id)).filter(line => line.includes('"sail"')).length)
      .toBeGreaterThanOrEqual(3)
    expectNoFaults(person)
    return
  }
  throw new Error('nothing is three spaces away')
})

test('KP-35 nobody is asked where to stop when no space is left and no tailwind in hand', async () => {
  const person = await newPerson()
  const id = await openMoment(person, 'movement.sail', (board, seat) => {
    calmSeas(board, seat)
    board.sails = 1
  })
  await person.page.locator('main [data-legal]').first().click({ force: true })
  await expect.poll(async () => (await linesKept(person.page, id)).some(line => line.includes('"stop"'))).toBe(true)
  expectNoFaults(person)
})

test('KP-44 a card says what it would change, and gold is what a sensible captain does', async () => {
  const person = await newPerson()
  const { page } = person
  await openMoment(
    person,
    'combat.rolled',
    undefined,
    ({ ask }) => ask.kind === 'list' && ask.options.some(option => sortOf(option) === 'play mercenaries'),
  )
  const play = page
    .getByRole('main')
    .getByRole('button', { name: /^Play Mercenaries/ })
    .first()
  expect(await play.textContent()).toMatch(/[+−]1: the attack (still )?(fails|succeeds)/)
  const gold = page.locator('main [class*=panel] button[class*=gold]')
  const turns = !(await play.textContent())?.includes('still')
  expect(await gold.allTextContents()).toEqual([turns ? await play.textContent() : 'Pass'])
  expectNoFaults(person)
})

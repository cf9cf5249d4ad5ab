/** Doubloon Lagoon on the screen: what only its table has. */
import { doubloonLagoon, type newLagoon } from '@nassau/games/doubloon-lagoon'
import type { Match, Seat } from '@nassau/kernel'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { goToKept, type Kept, keepMatch, openKept } from '../kit/kept.ts'
import { DESK, expectNoFaults, newPerson, PHONE, withBrowser } from '../kit/kit.ts'
import { gameOf, type Moment, momentsOf } from '../kit/moments.ts'

withBrowser()

const SCREENS = [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const

type Board = ReturnType<typeof newLagoon>

function boardOf({ board }: Match): Board {
  const read = doubloonLagoon.readBoard?.(board, doubloonLagoon.edition, 2)
  if (!read?.ok) throw new Error('not a lagoon')
  return read.value
}

function momentWhere(question: string, isFit: (board: Board, moment: Moment) => boolean): Moment {
  for (const moment of momentsOf(gameOf('doubloon-lagoon'), asked => asked === question))
    if (moment.names.length === 2 && isFit(boardOf(moment.match), moment)) return moment
  throw new Error(`no such moment of ${question}`)
}

const keptFor = ({ game, names, match, seat: asked }: Moment, person: Seat): Kept => ({
  game,
  options: match.options,
  names,
  people: [person],
  secret: null,
  from: match,
  lines: [],
  awaiting: [asked],
})

const rowOf = (page: Page): Promise<string[]> => page.locator('[data-units] b').allTextContents()

/** Which of these are not wholly inside the map. */
const outside = (page: Page, wanted: string): Promise<(string | null)[]> =>
  page.evaluate(selector => {
    const map = document.querySelector('main [role=application]')?.getBoundingClientRect()
    if (!map) return ['no map']
    const shown = [...document.querySelectorAll(selector)]
    if (shown.length === 0) return ['nothing to be seen']
    const isOut = ({ x, y, width, height }: DOMRect): boolean =>
      x < map.left - 1 || x + width > map.right + 1 || y < map.top - 1 || y + height > map.bottom + 1
    return shown
      .filter(one => isOut(one.getBoundingClientRect()))
      .map(one => one.getAttribute('data-unit') ?? one.tagName)
  }, wanted)

test('units keep their places in the row when a crew lands', async () => {
  const moment = momentWhere('movement.act', ({ units }, { match }) => {
    const frame: object = match.stack.at(-1) ?? {}
    return 'unit' in frame && typeof frame.unit === 'number' && units[frame.unit]?.aboard != null
  })
  const person = await newPerson()
  const { page } = person
  await page.goto('/')
  await openKept(page, keptFor(moment, moment.seat), moment.seat)
  const before = await rowOf(page)
  expect(before.slice(0, 3)).toEqual(['Crew 1', 'Crew 2', 'Crew 3'])
  const inHand = page.locator('[data-units] [aria-pressed=true]')
  await expect.poll(() => inHand.textContent()).toContain('aboard')
  await page.locator('[data-space][data-legal]').last().dispatchEvent('click')
  await expect.poll(() => inHand.count()).toBe(0)
  expect(await page.locator('[data-units] button').filter({ hasText: 'aboard' }).count()).toBeLessThan(3)
  expect(await rowOf(page)).toEqual(before)
  expectNoFaults(person)
})

for (const [where, viewport] of SCREENS) {
  test(`on ${where} the units to choose from are in sight when one is asked`, async () => {
    const moment = momentWhere('movement.choose', ({ units, round }, { seat }) => {
      const own = units.filter(({ owner, at }) => owner === seat && at !== null)
      return round > 4 && new Set(own.map(({ at }) => at)).size > 2
    })
    const person = await newPerson({}, viewport)
    const { page } = person
    await page.goto('/')
    await openKept(page, keptFor(moment, moment.seat), moment.seat)
    await expect.poll(() => outside(page, '[data-unit][data-ready]')).toEqual([])
    expectNoFaults(person)
  })

  test(`on ${where} a rival's move is in sight, stays as an arrow, and is gone with one's first choice`, async () => {
    const moment = momentWhere('movement.choose', ({ round, turn }, { seat }) => round > 4 && turn === seat)
    const person = await newPerson({ speed: 'brisk' }, viewport)
    const { page } = person
    await page.goto('/')
    await goToKept(page, await keepMatch(page, keptFor(moment, 1 - moment.seat)))
    const arrows = page.locator('[data-way]')
    const mine = page.locator('[data-mine]')
    let seen = 0
    while (!(await mine.isVisible())) {
      const now = await arrows.count()
      if (now > seen) {
        seen = now
        await expect.poll(() => outside(page, '[data-way]:last-of-type')).toEqual([])
      }
      await page.waitForTimeout(20)
    }
    expect(seen).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'End movement' }).click()
    await expect.poll(() => arrows.count()).toBe(0)
    expectNoFaults(person)
  })
}

test('in a fight a card says what it would change, and the end of the turn stands where no other end was', async () => {
  const moment = momentWhere('fight.before', (_board, { ask }) => ask.kind === 'list' && ask.options.length > 1)
  const person = await newPerson()
  const { page } = person
  await page.goto('/')
  await openKept(page, keptFor(moment, moment.seat), moment.seat)
  await page.getByRole('button', { name: /\+\d: (you win \d+ %, not \d+ %|changes nothing)/ }).waitFor()

  const [movement, turn] = [momentWhere('movement.choose', () => true), momentWhere('exploration.choose', () => true)]
  await openKept(page, keptFor(movement, movement.seat), movement.seat)
  const before = await page.getByRole('button', { name: 'End movement' }).boundingBox()
  await openKept(page, keptFor(turn, turn.seat), turn.seat)
  const after = await page.getByRole('button', { name: 'End the turn' }).boundingBox()
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
  expectNoFaults(person)
})

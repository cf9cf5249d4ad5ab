/** What happens to whoever looks stands until they have seen it. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answerSomehow, letGo } from '../kit/clicker.ts'
import { FLAT } from '../kit/games.ts'
import { goToKept, keepMatch } from '../kit/kept.ts'
import { expectNoFaults, newPerson, withBrowser } from '../kit/kit.ts'
import { gameOf, type Moment, momentsOf } from '../kit/moments.ts'

withBrowser()

const standing = (page: Page) => page.getByRole('region', { name: 'What happened to you' })
const linesIn = (page: Page): Promise<number> => page.locator('aside ol > li').count()

/** Answers at random until something stands. */
async function untilItStands(page: Page): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (await standing(page).isVisible()) return
    if (!(await letGo(page)) && (await answerSomehow(page)) === null) await page.waitForTimeout(20)
  }
  throw new Error('nothing ever stood')
}

/** Where something is about to happen to whoever is asked, or by them. */
const STARTS: Readonly<Record<string, string>> = {
  'scurvy-dice': 'cannons.aim',
  'king-of-pirates': 'combat.target',
  'doubloon-lagoon': 'fight.before',
}

/** Early on in the lagoon, and in a rival's turn: a match that is nearly won may be over before more happens. */
const isFit = ({ match: { board, options }, seat }: Moment): boolean => {
  const { turn = null, round = 0 }: { turn?: unknown; round?: unknown } = board
  return turn !== seat && Number(round) < 6 && options.points !== true
}

function startOf(game: string): Moment {
  for (const moment of momentsOf(gameOf(game), question => question === STARTS[game]))
    if (game !== 'doubloon-lagoon' || isFit(moment)) return moment
  throw new Error(`${game} never asks ${STARTS[game]}`)
}

for (const { id, title } of FLAT)
  test(`${title}: what happens to me waits for a key or a click, and nothing runs ahead of it`, async () => {
    const person = await newPerson({ lingers: 'until-seen' })
    const { page } = person
    await page.goto('/')
    const { game, names, seat, match } = startOf(id)
    const kept = { game, options: match.options, names, people: [seat], secret: null, from: match, lines: [] }
    const begin = async (): Promise<void> => {
      await goToKept(page, await keepMatch(page, { ...kept, awaiting: [seat] }))
      await untilItStands(page)
    }
    await begin()
    const [says, lines] = [await standing(page).getByRole('heading').textContent(), await linesIn(page)]
    await page.waitForTimeout(1500)
    expect([await standing(page).getByRole('heading').textContent(), await linesIn(page)]).toEqual([says, lines])
    await page.keyboard.press('Enter')
    await expect
      .poll(() =>
        standing(page)
          .filter({ hasText: says ?? '' })
          .count(),
      )
      .toBe(0)
    // Played on at random a match may be over before more happens: it is begun where it was.
    await begin()
    const next = await standing(page).getByRole('heading').textContent()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect
      .poll(() =>
        standing(page)
          .filter({ hasText: next ?? '' })
          .count(),
      )
      .toBe(0)
    expectNoFaults(person)
  })

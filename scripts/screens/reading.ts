/** What is read rather than played: lessons, rulebooks, matches looked back at. */
import { type Facts, type Manifest, SHELF } from '@nassau/games'
import type { Page } from 'playwright'
import { goToKept, keepMatch } from '../../e2e/kit/kept.ts'
import { gameOf } from '../../e2e/kit/moments.ts'
import { HANDS, OPEN } from './games.ts'
import { finished } from './matches.ts'
import type { Screen } from './screen.ts'

const lesson = ({ id, isTossed = false }: Manifest): Screen => ({
  name: `lesson-${id}`,
  isTossed,
  async open({ page }) {
    await page.goto(`/learn/${id}`)
    await page.getByText(/^Step 1 of/).waitFor()
  },
})

/** At an example, if it has one: what the first pages say needs no picture. */
const rules = ({ id }: Manifest): Screen => ({
  name: `rules-${id}`,
  async open({ page }) {
    await page.goto(`/rules/${id}`)
    if (!gameOf(id).examples?.length) return page.getByRole('article').waitFor()
    const example = page.getByRole('figure').nth(1)
    await example.waitFor()
    await example.evaluate(figure => figure.scrollIntoView({ block: 'center' }))
  },
})

/** In the middle of it, through the second player's eyes. */
async function lookBack(page: Page, game: Facts): Promise<void> {
  await page.goto('/')
  const kept = await finished(game)
  const middle = Math.floor(kept.lines.length / 2)
  await goToKept(page, `${await keepMatch(page, kept)}?at=${middle}&as=1`, 'replay/here')
  await page.getByRole('slider').waitFor()
}

const REPLAYS: readonly Screen[] = [
  { name: 'replay', open: ({ page }) => lookBack(page, HANDS) },
  {
    name: 'replay-verified',
    async open({ page }) {
      await lookBack(page, OPEN)
      await page.getByRole('button', { name: 'Verify' }).click()
      const verdict = page.getByText(/Verified: \d+ choices/)
      await verdict.waitFor()
      await verdict.scrollIntoViewIfNeeded()
    },
  },
]

export const READING_SCREENS: readonly Screen[] = [
  ...SHELF.filter(game => game.lesson).map(lesson),
  ...SHELF.map(rules),
  ...REPLAYS,
]

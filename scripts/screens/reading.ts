/** What is read rather than played: lessons, rulebooks, matches looked back at. */
import type { Page } from 'playwright'
import { goToKept, keepMatch } from '../../e2e/kept.ts'
import { finished } from './matches.ts'
import { GAMES, type Screen, TOSSED } from './screen.ts'

const lesson = (game: string): Screen => ({
  name: `lesson-${game}`,
  isTossed: TOSSED.includes(game),
  async open({ page }) {
    await page.goto(`/learn/${game}`)
    await page.getByText(/^Step 1 of/).waitFor()
  },
})

/** At an example: what the first pages say needs no picture. */
const rules = (game: string): Screen => ({
  name: `rules-${game}`,
  async open({ page }) {
    await page.goto(`/rules/${game}`)
    const example = page.getByRole('figure').nth(1)
    await example.waitFor()
    await example.evaluate(figure => figure.scrollIntoView({ block: 'center' }))
  },
})

/** In the middle of it, through the second player's eyes. */
async function lookBack(page: Page, game: string, seats: number): Promise<void> {
  await page.goto('/')
  const kept = await finished(game, seats)
  const middle = Math.floor(kept.lines.length / 2)
  await goToKept(page, `${await keepMatch(page, kept)}?at=${middle}&as=1`, 'replay/here')
  await page.getByRole('slider').waitFor()
}

const REPLAYS: readonly Screen[] = [
  { name: 'replay', open: ({ page }) => lookBack(page, 'king-of-pirates', 3) },
  {
    name: 'replay-verified',
    async open({ page }) {
      await lookBack(page, 'scurvy-dice', 4)
      await page.getByRole('button', { name: 'Verify' }).click()
      const verdict = page.getByText(/Verified: \d+ choices/)
      await verdict.waitFor()
      await verdict.scrollIntoViewIfNeeded()
    },
  },
]

export const READING_SCREENS: readonly Screen[] = [...GAMES.map(lesson), ...GAMES.map(rules), ...REPLAYS]

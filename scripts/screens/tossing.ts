/** Tossing tables and the practice range, in three dimensions. */
import type { Locator, Page } from 'playwright'
import { openKept } from '../../e2e/kept.ts'
import { matchAt, type Wanted } from './matches.ts'
import type { Screen } from './screen.ts'
import { end } from './tables.ts'

/** After how many choices a round is well under way, and what is told when one is scored. */
const KNOWN = [
  { game: 'o-zone', middle: 18, scored: 'scored' },
  { game: 'pirate-o-zone', middle: 25, scored: 'round-scored' },
]

async function openAt(page: Page, wanted: Omit<Wanted, 'seats'>): Promise<void> {
  await page.goto('/')
  await openKept(page, await matchAt({ seats: 2, ...wanted }), 0)
}

const tossing = (page: Page): Locator => page.getByRole('button', { name: 'Toss', exact: true, disabled: false })

const look = (page: Page, from: string): Promise<void> =>
  page.getByRole('radio', { name: from, exact: true }).check({ force: true })

const tablesOf = ({ game, middle, scored }: (typeof KNOWN)[number]): Screen[] => [
  {
    name: `${game}-placing`,
    async open({ page }) {
      await openAt(page, { game, question: 'arrange.choose' })
      await page.getByRole('button', { name: 'Arrange: own' }).click()
      await page.getByRole('button', { name: 'Put it here' }).click()
    },
  },
  { name: game, open: ({ page }) => openAt(page, { game, question: 'toss.', after: middle }) },
  ...['Close', 'Above', 'Flat'].map(from => ({
    name: `${game}-${from.toLowerCase()}`,
    async open({ page }: { page: Page }) {
      await openAt(page, { game, question: 'toss.', after: middle })
      await look(page, from)
    },
  })),
  {
    name: `${game}-scoring`,
    likes: { speed: 'calm' },
    isFleeting: true,
    async open({ page }) {
      await openAt(page, { game, question: 'toss.', leadsTo: scored })
      await tossing(page).click()
      await page.getByText(/^3 of \d+$/).waitFor()
    },
  },
  end(game, 2),
]

/** Tosses so often and waits for what came of it each time. */
async function practise(page: Page, throws: number): Promise<void> {
  for (let i = 0; i < throws; i++) {
    await tossing(page).click()
    await page.getByText(/^(Fair|Foul|It left)/).waitFor()
  }
}

const OTHERS: readonly Screen[] = [
  {
    name: 'pirate-o-zone-cannonball',
    open: ({ page }) => openAt(page, { game: 'pirate-o-zone', question: 'toss.', after: 33 }),
  },
  {
    name: 'practice',
    async open({ page }) {
      await page.goto('/practice/pirate-o-zone')
      await practise(page, 2)
    },
  },
  {
    name: 'practice-day',
    async open({ page }) {
      await page.goto('/practice/o-zone')
      await tossing(page).waitFor()
      await page.getByRole('radio', { name: 'Throw of the day' }).check()
      const list = page.getByRole('list', { name: 'Best throws of the day' })
      await list.waitFor()
      await practise(page, 1)
      await list.scrollIntoViewIfNeeded()
    },
  },
]

export const TOSSING_SCREENS: readonly Screen[] = [...KNOWN.flatMap(tablesOf), ...OTHERS].map(screen => ({
  ...screen,
  isTossed: true,
}))

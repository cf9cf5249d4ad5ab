/** Tossing tables and the practice range, in three dimensions. */
import type { Facts } from '@nassau/games'
import type { Locator, Page } from 'playwright'
import { TOSSED } from '../../e2e/kit/games.ts'
import { openKept } from '../../e2e/kit/kept.ts'
import { bestOf, matchAt, positionsOf, type Wanted } from './matches.ts'
import type { Screen, Stage } from './screen.ts'
import { end, nameOf } from './tables.ts'

async function openAt(page: Page, wanted: Wanted): Promise<void> {
  await page.goto('/')
  await openKept(page, await matchAt(wanted), 0)
}

const tossing = (page: Page): Locator => page.getByRole('button', { name: 'Toss', exact: true, disabled: false })

const look = (page: Page, from: string): Promise<void> =>
  page.getByRole('radio', { name: from, exact: true }).check({ force: true })

/** What is done at a position before its picture is taken, where that is more than to look; by its name. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async placing(page) {
    await page.getByRole('button', { name: 'Arrange: own' }).click()
    await page.getByRole('button', { name: 'Put it here' }).click()
  },
  async scoring(page) {
    await tossing(page).click()
    await page.getByText(/^3 of \d+$/).waitFor()
  },
}

const tablesOf = (game: Facts): Screen[] => [
  ...positionsOf(game).map((wanted, i) => ({
    name: nameOf(wanted, i),
    ...(wanted.leadsTo === undefined ? {} : ({ likes: { speed: 'calm' }, isFleeting: true } as const)),
    async open({ page }: Stage) {
      await openAt(page, wanted)
      await ACTS[wanted.name]?.(page)
    },
  })),
  ...['Close', 'Above', 'Flat'].map(from => ({
    name: `${game.id}-${from.toLowerCase()}`,
    async open({ page }: Stage) {
      await openAt(page, bestOf(game))
      await look(page, from)
    },
  })),
  end(game),
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
    name: 'practice',
    async open({ page }) {
      await page.goto(`/practice/${TOSSED.at(-1)?.id}`)
      await practise(page, 2)
    },
  },
  {
    name: 'practice-day',
    async open({ page }) {
      await page.goto(`/practice/${TOSSED[0]?.id}`)
      await tossing(page).waitFor()
      await page.getByRole('radio', { name: 'Throw of the day' }).check()
      const list = page.getByRole('list', { name: 'Best throws of the day' })
      await list.waitFor()
      await practise(page, 1)
      await list.scrollIntoViewIfNeeded()
    },
  },
]

export const TOSSING_SCREENS: readonly Screen[] = [...TOSSED.flatMap(tablesOf), ...OTHERS].map(screen => ({
  ...screen,
  isTossed: true,
}))

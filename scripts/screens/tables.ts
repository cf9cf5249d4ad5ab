/** Tables of the games that are drawn flat, and what stands around a table. */
import type { Facts } from '@nassau/games'
import type { Page } from 'playwright'
import { openMoment } from '../../e2e/kit/answering.ts'
import { FLAT } from '../../e2e/kit/games.ts'
import { goToKept, keepMatch, openKept } from '../../e2e/kit/kept.ts'
import { gameOf, momentsOf } from '../../e2e/kit/moments.ts'
import { INVITED, joinBy, MATE, ME, openTable } from './company.ts'
import { HANDS, OPEN } from './games.ts'
import { bestOf, finished, matchAt, positionsOf, type Wanted } from './matches.ts'
import type { Screen } from './screen.ts'

async function openAt(page: Page, wanted: Wanted): Promise<void> {
  await page.goto('/')
  await openKept(page, await matchAt(wanted), 0)
}

/** A table at a moment, and what is done there before its picture is taken. */
const table = (name: string, wanted: Wanted, then?: (page: Page) => Promise<unknown>): Screen => ({
  name,
  async open({ page }) {
    await openAt(page, wanted)
    await then?.(page)
  },
})

/** How it came out. */
export const end = (game: Facts): Screen => ({
  name: `${game.id}-end`,
  async open({ page }) {
    await page.goto('/')
    await goToKept(page, await keepMatch(page, await finished(game)))
    await page.getByRole('button', { name: 'Play again' }).waitFor()
  },
})

/** Where bots that know the game never come. */
const rare = (name: string, { game, question }: Wanted): Screen => ({
  name,
  async open({ page }) {
    const [moment] = momentsOf(gameOf(game.id), asked => asked.startsWith(question))
    if (!moment) throw new Error(`${game.title} never asks ${question}`)
    await page.goto('/')
    await openMoment(page, moment)
  },
})

/** The first position of a game gives its picture the name of the game. */
export const nameOf = ({ game, name }: Wanted, i: number): string => (i === 0 ? game.id : `${game.id}-${name}`)

const GAME_TABLES: readonly Screen[] = FLAT.flatMap(game =>
  positionsOf(game).map((wanted, i) => (wanted.isRare ? rare : table)(nameOf(wanted, i), wanted)),
)

const AROUND: readonly Screen[] = [
  {
    name: 'curtain',
    async open({ page }) {
      await page.goto('/')
      const kept = await matchAt(bestOf(HANDS))
      await goToKept(page, await keepMatch(page, { ...kept, people: [0, 1] }))
      await page.getByRole('dialog', { name: /Pass the screen to/ }).waitFor()
    },
  },
  table('table-menu', bestOf(HANDS), page => page.getByRole('button', { name: 'Menu' }).click()),
  table('table-why-not', { ...bestOf(HANDS), after: 10 }, page =>
    page.getByRole('button', { name: 'Why can’t I…?' }).click(),
  ),
  ...['Log', 'Players', 'Rules'].map(tab =>
    table(`table-${tab.toLowerCase()}`, bestOf(HANDS), page => page.getByRole('tab', { name: tab }).click()),
  ),
  { ...table('table-in-text', bestOf(HANDS)), likes: { isText: true } },
  { ...table('table-in-german', bestOf(HANDS)), likes: { language: 'de' } },
  {
    name: 'table-online',
    async open({ page, company: { mary } }) {
      const { match, links } = await openTable(page.request, OPEN.id, [ME, INVITED, MATE])
      for (const link of links) await joinBy(mary, link, ['Fair winds!', 'I have never lost to a mate.'])
      await page.goto(`/table/${match}`)
      await page.getByRole('tab', { name: 'Chat' }).click()
      await page.getByText('Fair winds!').waitFor()
    },
  },
  {
    name: 'table-since-you-left',
    async open({ page }) {
      const { match } = await openTable(page.request, OPEN.id, [ME, MATE, MATE])
      await page.goto('/')
      // As if all that happened there were news.
      await page.evaluate(id => localStorage.setItem(`nassau-left-${id}`, '{}'), match)
      await page.goto(`/table/${match}`)
      await page.getByRole('button', { name: 'To the table' }).waitFor()
    },
  },
]

export const TABLE_SCREENS: readonly Screen[] = [...GAME_TABLES, ...FLAT.map(end), ...AROUND]

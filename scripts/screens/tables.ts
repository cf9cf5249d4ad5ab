/** Tables of the games that are drawn flat, and what stands around a table. */
import type { Page } from 'playwright'
import { openMoment } from '../../e2e/answering.ts'
import { goToKept, keepMatch, openKept } from '../../e2e/kept.ts'
import { listedOf, momentsOf } from '../../e2e/moments.ts'
import { INVITED, joinBy, MATE, ME, openTable } from './company.ts'
import { finished, matchAt, type Wanted } from './matches.ts'
import type { Screen } from './screen.ts'

const SCURVY = { game: 'scurvy-dice', seats: 4 }
const KING = { game: 'king-of-pirates', seats: 3 }
const LAGOON = { game: 'doubloon-lagoon', seats: 3 }

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
export const end = (game: string, seats: number): Screen => ({
  name: `${game}-end`,
  async open({ page }) {
    await page.goto('/')
    await goToKept(page, await keepMatch(page, await finished(game, seats)))
    await page.getByRole('button', { name: 'Play again' }).waitFor()
  },
})

const GAME_TABLES: readonly Screen[] = [
  table('scurvy-dice', { ...SCURVY, question: 'build.reroll', after: 120 }),
  table('scurvy-dice-ship', { ...SCURVY, question: 'build.arrange', after: 120 }),
  table('scurvy-dice-cannons', { ...SCURVY, question: 'cannons.aim', after: 100 }),
  table('scurvy-dice-boarding', { ...SCURVY, question: 'boarding.choose', after: 100 }),
  table('scurvy-dice-talk', { ...SCURVY, question: 'negotiation.' }),
  {
    name: 'scurvy-dice-brawl',
    // Mates never come to blows.
    async open({ page }) {
      const isBrawl = (question: string): boolean => question.startsWith('brawl.')
      const [moment] = momentsOf(listedOf(SCURVY.game), isBrawl)
      if (!moment) throw new Error('nobody ever comes to blows')
      await page.goto('/')
      await openMoment(page, moment)
    },
  },
  table('king-of-pirates', { ...KING, question: 'movement.sail', after: 150 }),
  table('king-of-pirates-fight', { ...KING, question: 'combat.rolled', after: 100 }),
  table('king-of-pirates-reroll', { ...KING, question: 'combat.reroll', after: 100 }),
  table('king-of-pirates-lair', { ...KING, question: 'lair.buy', after: 100 }),
  table('doubloon-lagoon', { ...LAGOON, question: 'movement.act', after: 150 }),
  table('doubloon-lagoon-battle', { ...LAGOON, question: 'battle.', after: 150 }),
  table('doubloon-lagoon-fight', { ...LAGOON, question: 'fight.', after: 150 }),
]

const AROUND: readonly Screen[] = [
  {
    name: 'curtain',
    async open({ page }) {
      await page.goto('/')
      const kept = await matchAt({ ...KING, question: 'movement.sail', after: 150 })
      await goToKept(page, await keepMatch(page, { ...kept, people: [0, 1] }))
      await page.getByRole('dialog', { name: /Pass the screen to/ }).waitFor()
    },
  },
  table('table-menu', { ...KING, question: 'movement.sail', after: 150 }, page =>
    page.getByRole('button', { name: 'Menu' }).click(),
  ),
  table('table-why-not', { ...KING, question: 'movement.sail', after: 10 }, page =>
    page.getByRole('button', { name: 'Why can’t I…?' }).click(),
  ),
  ...['Log', 'Players', 'Rules'].map(tab =>
    table(`table-${tab.toLowerCase()}`, { ...KING, question: 'movement.sail', after: 150 }, page =>
      page.getByRole('tab', { name: tab }).click(),
    ),
  ),
  { ...table('table-in-text', { ...LAGOON, question: 'movement.act', after: 150 }), likes: { isText: true } },
  { ...table('table-in-german', { ...KING, question: 'combat.rolled', after: 100 }), likes: { language: 'de' } },
  {
    name: 'table-online',
    async open({ page, company: { mary } }) {
      const { match, links } = await openTable(page.request, 'scurvy-dice', [ME, INVITED, MATE])
      for (const link of links) await joinBy(mary, link, ['Fair winds!', 'I have never lost to a mate.'])
      await page.goto(`/table/${match}`)
      await page.getByRole('tab', { name: 'Chat' }).click()
      await page.getByText('Fair winds!').waitFor()
    },
  },
  {
    name: 'table-since-you-left',
    async open({ page }) {
      const { match } = await openTable(page.request, 'scurvy-dice', [ME, MATE, MATE])
      await page.goto('/')
      // As if all that happened there were news.
      await page.evaluate(id => localStorage.setItem(`nassau-left-${id}`, '{}'), match)
      await page.goto(`/table/${match}`)
      await page.getByRole('button', { name: 'To the table' }).waitFor()
    },
  },
]

export const TABLE_SCREENS: readonly Screen[] = [
  ...GAME_TABLES,
  ...[SCURVY, KING, LAGOON].map(({ game, seats }) => end(game, seats)),
  ...AROUND,
]

/** Film strips of what passes by: a battle, a dig, a hunt's end, a throw, an ending. */
import { SHELF } from '@nassau/games'
import type { Page } from 'playwright'
import { answerSomehow, letGo } from '../../e2e/kit/clicker.ts'
import { openKept } from '../../e2e/kit/kept.ts'
import { matchAt, THE_END, type Wanted } from './matches.ts'
import type { Screen } from './screen.ts'

type Film = {
  name: string
  game: string
  /** The last question of yours before something of this kind. */
  leadsTo: string
  question?: string
  after?: number
  /** How long after one frame the next is taken, in ms. */
  every: number
}

const FILMS: readonly Film[] = [
  { name: 'battle', game: 'doubloon-lagoon', question: 'fight.', leadsTo: 'battle-rolled', every: 1100 },
  { name: 'dig', game: 'king-of-pirates', leadsTo: 'dug-up', every: 900 },
  { name: 'hunt-end', game: 'scurvy-dice', leadsTo: 'scored', every: 900 },
  { name: 'throw', game: 'o-zone', question: 'toss', leadsTo: 'tossed', after: 12, every: 700 },
  { name: 'ending', game: 'king-of-pirates', leadsTo: THE_END, every: 900 },
]

function wantedBy({ name, game: id, question = '', leadsTo, after = 0 }: Film): Wanted {
  const game = SHELF.find(other => other.id === id)
  if (!game) throw new Error(`no game is called ${id}`)
  return { game, name, question, leadsTo, after }
}

/** Goes on where the table waits; else what is likely is chosen. */
async function goOn(page: Page): Promise<void> {
  const standing = page.getByRole('region', { name: 'What happened to you' }).getByRole('button')
  if (await standing.isVisible()) return
  if (!(await letGo(page))) await answerSomehow(page, 1)
}

export const FILM_SCREENS: readonly Screen[] = FILMS.map(film => ({
  name: `film-${film.name}`,
  likes: { speed: 'calm', lingers: 'a-while' },
  isTossed: film.game === 'o-zone',
  isFleeting: true,
  film: { every: film.every, goOn },
  async open({ page }) {
    await page.goto('/')
    // Everybody else is a bot, and waits for whoever looks.
    await openKept(page, { ...(await matchAt(wantedBy(film))), people: [0] }, 0)
    await page.locator('[data-mine]').waitFor()
  },
}))

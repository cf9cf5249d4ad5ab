/** Opens a moment of a match in a page, as a match kept on that device, and answers what is asked there by clicks alone. */
import { secretFrom } from '@nassau/kernel'
import type { Page } from 'playwright'
import { answerSomehow } from './clicker.ts'
import type { Moment } from './moments.ts'

/** What came of it: the choice the table took, after how many clicks. */
export type Answered = { choice: unknown; clicks: string[] }

/** So many clicks are allowed for one answer. */
const MOST_CLICKS = 120
/** How long, in ms, the page may take to lay the table, to follow a click, and to keep what was chosen. */
const TO_OPEN = 15_000
const TO_FOLLOW = 25
const TO_KEEP = 1500

let opened = 0

export async function openMoment(page: Page, moment: Moment): Promise<string> {
  const { game, match, names, seat, asked } = moment
  const id = `moment-${++opened}`
  const setup = {
    game,
    options: match.options,
    sitters: names.map((name, other) => ({ name, level: asked.includes(other) ? null : 'mate' })),
    secret: secretFrom(id),
    edition: null,
    from: match,
  }
  const state = { isOver: false, awaiting: asked }
  await page.evaluate(keptLines, { id, match: { id, setup, lines: [], updated: 0, state } })
  // As by a link: the page is not loaded anew.
  await page.evaluate(path => history.pushState(null, '', path), `/here/${id}`)
  const question = page.locator('[data-mine] h2')
  const curtain = page.getByRole('button', { name: `I am ${names[seat]}` })
  await question.or(curtain).first().waitFor({ timeout: TO_OPEN })
  if (await curtain.isVisible()) await curtain.click()
  await question.waitFor({ timeout: TO_OPEN })
  return id
}

/** Clicks until the table has taken a choice of the one who is asked. */
export async function answerMoment(page: Page, moment: Moment, eagerness?: number): Promise<Answered> {
  const id = await openMoment(page, moment)
  const shown = await page.evaluate(whatIsShown)
  if (!shown.question.startsWith(moment.prompt.slice(0, -1)))
    throw new Error(`"${shown.question}" is asked instead of "${moment.prompt}"`)
  const clicks: string[] = []
  while (clicks.length < MOST_CLICKS) {
    const clicked = await answerSomehow(page, eagerness)
    if (clicked !== null) clicks.push(clicked)
    await page.waitForTimeout(TO_FOLLOW)
    const now = await page.evaluate(whatIsShown)
    const hasMoved = now.question !== shown.question || now.lines !== shown.lines
    const choice = await keptChoice(page, id, moment.seat, hasMoved || clicked === null ? TO_KEEP : 0)
    if (choice !== undefined) return { choice, clicks }
    if (clicked === null && (await answerSomehow(page)) === null)
      throw new Error(`nothing can be clicked after ${JSON.stringify(clicks)}`)
  }
  throw new Error(`not answered by ${JSON.stringify(clicks.slice(-12))}`)
}

/** What `seat` has chosen first, as the page has kept it; undefined if it has not chosen. */
async function keptChoice(page: Page, id: string, seat: number, ms: number): Promise<unknown> {
  const until = Date.now() + ms
  do {
    const lines = await page.evaluate(keptLines, { id, match: null })
    for (const line of lines) {
      const entry: unknown = JSON.parse(line)
      if (typeof entry === 'object' && entry && 'seat' in entry && entry.seat === seat && 'choice' in entry)
        return entry.choice
    }
    if (ms > 0) await page.waitForTimeout(TO_FOLLOW)
  } while (Date.now() < until)
  return undefined
}

// What follows runs in the page. Matches are kept in a store of its own, each under its id.

function whatIsShown(): { question: string; lines: number } {
  return {
    question: document.querySelector('[data-mine] h2')?.textContent ?? '',
    lines: document.querySelectorAll('aside ol > li').length,
  }
}

/** The lines of a match that is kept there, after it was put there if it is given. */
function keptLines({ id, match }: { id: string; match: object | null }): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('nassau')
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('matches'))
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('success', () => {
      const work = request.result.transaction('matches', match ? 'readwrite' : 'readonly')
      const matches = work.objectStore('matches')
      if (match) matches.put(match, id)
      const found = matches.get(id)
      work.addEventListener('error', () => reject(work.error))
      work.addEventListener('complete', () => {
        request.result.close()
        resolve(found.result.lines)
      })
    })
  })
}

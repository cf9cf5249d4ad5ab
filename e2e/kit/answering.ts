/** Opens a moment of a match in a page, as a match kept on that device, and answers what is asked there by clicks alone. */
import type { Page } from 'playwright'
import { answerSomehow } from './clicker.ts'
import { linesKept, openKept } from './kept.ts'
import type { Moment } from './moments.ts'

/** What came of it: the choice the table took, after how many clicks. */
export type Answered = { choice: unknown; clicks: string[] }

/** So many clicks are allowed for one answer. */
const MOST_CLICKS = 120
/** How long, in ms, the page may take to follow a click, and to keep what was chosen. */
const TO_FOLLOW = 25
const TO_KEEP = 1500

export function openMoment(page: Page, { game, match, names, seat, asked }: Moment): Promise<string> {
  const { options } = match
  const kept = { game, options, names, people: asked, secret: null, from: match, lines: [], awaiting: asked }
  return openKept(page, kept, seat)
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
    const lines = await linesKept(page, id)
    for (const line of lines) {
      const entry: unknown = JSON.parse(line)
      if (typeof entry === 'object' && entry && 'seat' in entry && entry.seat === seat && 'choice' in entry)
        return entry.choice
    }
    if (ms > 0) await page.waitForTimeout(TO_FOLLOW)
  } while (Date.now() < until)
  return undefined
}

/** Runs in the page. */
function whatIsShown(): { question: string; lines: number } {
  return {
    question: document.querySelector('[data-mine] h2')?.textContent ?? '',
    lines: document.querySelectorAll('aside ol > li').length,
  }
}

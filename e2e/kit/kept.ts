/** Puts matches where a page keeps those of its device, opens them, and reads what became of them. */
import type { Match, Options, Seat } from '@nassau/kernel'
import { type Secret, secretFrom } from '@nassau/kernel/host'
import type { BeatLength } from '@nassau/protocol'
import type { Page } from 'playwright'

/** A match to be kept on a device. */
export type Kept = {
  game: string
  options: Options
  names: readonly string[]
  /** Who is a person at that device; the others are mates. */
  people: readonly Seat[]
  /** Null where nothing followed from it yet: any will do. */
  secret: Secret | null
  /** A position to begin with; null for the game's own beginning. */
  from: Match | null
  /** The record so far; none for a match that has yet to begin. */
  lines: readonly string[]
  /** Who is to choose; nobody if it is over. */
  awaiting: readonly Seat[]
  /** The level of those who are no people; mates if not told. */
  level?: string
  /** How long its beats are; none if not told. */
  beat?: BeatLength
}

/** How long, in ms, the page may take to lay the table. */
const TO_OPEN = 15_000

let count = 0

/** Puts it among the matches of a page that shows the house already: the id by which it is known there. */
export async function keepMatch(page: Page, kept: Kept, updated = 0): Promise<string> {
  const { game, options, names, people, secret, from, lines, awaiting, level = 'mate', beat = 'off' } = kept
  const id = `kept-${++count}`
  const setup = {
    game,
    options,
    sitters: names.map((name, seat) => ({ name, level: people.includes(seat) ? null : level })),
    secret: secret ?? secretFrom(id),
    edition: null,
    from,
    beat,
  }
  const state = { isOver: awaiting.length === 0, awaiting }
  await page.evaluate(keptLines, { id, match: { id, setup, lines, updated, state } })
  return id
}

/** Goes to its table as by a link: the page is not loaded anew. */
export const goToKept = (page: Page, id: string, room = 'here'): Promise<void> =>
  page.evaluate(path => history.pushState(null, '', path), `/${room}/${id}`)

/** Opens it for the one who is asked there, and waits for the question. */
export async function openKept(page: Page, kept: Kept, seat: Seat): Promise<string> {
  const id = await keepMatch(page, kept)
  await goToKept(page, id)
  const question = page.locator('[data-mine] h2')
  const curtain = page.locator('[aria-labelledby=curtain] button', { hasText: kept.names[seat] ?? '' })
  await question.or(curtain).first().waitFor({ timeout: TO_OPEN })
  if (await curtain.isVisible()) await curtain.click()
  await question.waitFor({ timeout: TO_OPEN })
  return id
}

/** The record of a match, as far as the page has kept it. */
export const linesKept = (page: Page, id: string): Promise<readonly string[]> =>
  page.evaluate(keptLines, { id, match: null })

/** Runs in the page. Matches are in a store of its own, each under its id: its lines, after it was put there if it is given. */
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

/** A player in a hurry: clicks something that is offered and can be seen, whatever it is. */
import { FastChance } from '@nassau/kernel/bots'
import type { Page } from 'playwright'

/** What is clicked comes from here: the same in every run, as far as the bots let it. */
const clicks = new FastChance(1718)
const WHOLE = 1_000_000
const part = (): number => clicks.below(WHOLE) / WHOLE

/** So often the gold button is pressed: what a player most likely wants. Without it dice would be marked and unmarked for ever. */
const EAGERNESS = 0.6

type Pick = { isEager: boolean; which: number }
const pick = (eagerness: number): Pick => ({ isEager: part() < eagerness, which: part() })

/**
 * Clicks one of the answers that are offered: what it says; null if nothing is asked, or nothing there can be clicked.
 * `unless`: nothing is clicked where a button says this; it is looked for in the same instant, not a moment before. Many
 * buttons have a picture and say nothing: null forbids none.
 */
export async function answerSomehow(
  page: Page,
  eagerness = EAGERNESS,
  unless: string | null = null,
): Promise<string | null> {
  const [says = null] = await page.evaluate(click, { picks: [pick(eagerness)], unless, patience: 0 })
  return says
}

/**
 * Where a card of one's own could matter the table waits: it is let go on, if it does. In one instant: a hold lets go by
 * itself while one reaches for it.
 */
export function letGo(page: Page): Promise<boolean> {
  const goOn = page.locator('[data-holding]').getByRole('button', { name: 'Go on' })
  return goOn.evaluateAll(([button]) => {
    if (!(button instanceof HTMLElement)) return false
    button.click()
    return true
  })
}

/** So often it is looked, 10 ms apart, whether more is asked. */
const PATIENCE = 6

/** Clicks one answer after the other, `most` at the most, for as long as more is asked soon after: how many that were. */
export async function answerOn(page: Page, most: number): Promise<number> {
  const picks = Array.from({ length: most }, () => pick(EAGERNESS))
  const said = await page.evaluate(click, { picks, unless: null, patience: PATIENCE })
  return said.length
}

type Clicks = { picks: Pick[]; unless: string | null; patience: number }

/** Runs in the page. */
async function click({ picks, unless, patience }: Clicks): Promise<string[]> {
  const isAnswer = (element: Element): boolean => !element.closest('[data-mine], [data-tools]')
  // A list is scrolled to what is wanted; what lies under something else, or beyond the edge of a map, is left alone.
  const canBeHit = (element: Element): boolean => {
    if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const clickOne = ({ isEager, which }: Pick): string | null => {
    if (!document.querySelector('[data-mine]')) return null
    const buttons = [...document.querySelectorAll('main button:not(:disabled)')].filter(isAnswer)
    if (buttons.some(button => button.textContent === unless)) return null
    const hexes = [...document.querySelectorAll('main [data-space][data-legal]')]
    const likely = buttons.filter(button => button.className.includes('gold'))
    const among = likely.length > 0 && isEager ? likely : [...buttons, ...hexes]
    const first = Math.floor(which * among.length)
    const chosen = [...among.slice(first), ...among.slice(0, first)].find(canBeHit)
    if (!chosen) return null
    const says =
      chosen.getAttribute('data-space') ?? chosen.getAttribute('aria-label') ?? chosen.textContent ?? chosen.tagName
    chosen.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return says
  }
  const said: string[] = []
  for (const one of picks) {
    let says = clickOne(one)
    for (let i = 0; i < patience && says === null; i++) {
      await new Promise(resolve => setTimeout(resolve, 10))
      says = clickOne(one)
    }
    if (says === null) break
    said.push(says)
    if (patience > 0) await new Promise(resolve => setTimeout(resolve, 4))
  }
  return said
}

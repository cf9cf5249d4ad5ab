/** A player in a hurry: clicks something that is offered and can be seen, whatever it is. */
import { FastChance } from '@nassau/kernel/bots'
import type { Page } from 'playwright'

/** What is clicked comes from here: the same in every run, as far as the bots let it. */
const clicks = new FastChance(1718)
const WHOLE = 1_000_000
const part = (): number => clicks.below(WHOLE) / WHOLE

/** So often the gold button is pressed: what a player most likely wants. Without it dice would be marked and unmarked for ever. */
const EAGERNESS = 0.6

/**
 * Clicks one of the answers that are offered: what it says; null if nothing is asked, or nothing there can be clicked.
 * `unless`: nothing is clicked where a button says this; it is looked for in the same instant, not a moment before. Many
 * buttons have a picture and say nothing: null forbids none.
 */
export const answerSomehow = (
  page: Page,
  eagerness = EAGERNESS,
  unless: string | null = null,
): Promise<string | null> => page.evaluate(clickOne, { isEager: part() < eagerness, which: part(), unless })

type Click = { isEager: boolean; which: number; unless: string | null }

/** Runs in the page. */
function clickOne({ isEager, which, unless }: Click): string | null {
  if (!document.querySelector('[data-mine]')) return null
  const isAnswer = (element: Element): boolean => !element.closest('[data-mine], [data-tools]')
  const buttons = [...document.querySelectorAll('main button:not(:disabled)')].filter(isAnswer)
  if (buttons.some(button => button.textContent === unless)) return null
  const hexes = [...document.querySelectorAll('main [data-space][data-legal]')]
  const likely = buttons.filter(button => button.className.includes('gold'))
  const among = likely.length > 0 && isEager ? likely : [...buttons, ...hexes]
  // A list is scrolled to what is wanted; what lies under something else, or beyond the edge of a map, is left alone.
  const canBeHit = (element: Element): boolean => {
    if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const first = Math.floor(which * among.length)
  const chosen = [...among.slice(first), ...among.slice(0, first)].find(canBeHit)
  if (!chosen) return null
  const says =
    chosen.getAttribute('data-space') ?? chosen.getAttribute('aria-label') ?? chosen.textContent ?? chosen.tagName
  chosen.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return says
}

/** What whoever tosses does on a page: sees that they may, throws by keys, and answers what else is asked. */
import type { Locator, Page } from 'playwright'
import { answerSomehow } from './clicker.ts'

/** A die is in this person's hand. */
export const mayToss = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: 'Toss', exact: true, disabled: false }).isVisible()

/** How far up the table and aside, in shares of its height; and how long the pointer then rests before it is lifted. */
export type Flick = { far: number; aside?: number; restMs?: number; from?: { x: number; y: number } }

/** With the mouse; when each thing happens is told, so that a busy machine throws as far. */
export async function flick(
  page: Page,
  { far, aside = 0, restMs = 0, from = { x: 0.5, y: 0.85 } }: Flick,
): Promise<void> {
  const box = await steadyBoxOf(page.locator('canvas'))
  const devtools = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number, late = 0) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: box.x + box.width * from.x + box.height * aside * share,
      y: box.y + box.height * (from.y - far * share),
      timestamp: began + 0.08 * share + late / 1000,
      ...(type === 'mouseMoved' ? { buttons: 1 } : { button: 'left' as const, clickCount: 1 }),
    })
  await mouse('mousePressed', 0)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await mouse('mouseMoved', share)
  await mouse('mouseReleased', 1, restMs)
  await devtools.detach()
  // Whatever comes next must not have happened before it.
  await page.waitForTimeout(Math.max(0, began * 1000 + 80 + restMs - Date.now()))
}

/** Where something lies once it lies still: what was unfolded a moment ago still moves it. */
async function steadyBoxOf(locator: Locator) {
  for (let last = ''; ; ) {
    const box = await locator.boundingBox()
    if (box && JSON.stringify(box) === last) return box
    last = JSON.stringify(box)
    await locator.page().waitForTimeout(100)
  }
}

/** Sliders that are folded away on a phone are unfolded. */
async function unfoldHand(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /The whole hand/, expanded: false })
  if (!(await page.getByRole('slider', { name: /From/ }).isVisible())) await fold.click()
}

/** With keys alone: from elsewhere, with more or less power, then Enter on the button. */
export async function tossByKeys(page: Page, n: number): Promise<void> {
  await unfoldHand(page)
  await page.getByRole('slider', { name: /From/ }).focus()
  for (let i = 0; i < 1 + (n % 4); i++) await page.keyboard.press(n % 3 === 0 ? 'ArrowLeft' : 'ArrowRight')
  await page.getByRole('slider', { name: /Power/ }).focus()
  for (let i = 0; i < 1 + (n % 3); i++) await page.keyboard.press(n % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
  await page.getByRole('button', { name: 'Toss', exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** Whatever is asked besides throws, which are never made by chance; the table is laid as is usual, which takes one click. */
export async function answerOther(page: Page): Promise<void> {
  const usual = page.getByRole('button', { name: 'Arrange: usual', disabled: false })
  if (await usual.isVisible()) await usual.click({ timeout: 2000 }).catch(() => {})
  else await answerSomehow(page, undefined, 'Toss')
}

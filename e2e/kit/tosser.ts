/** What whoever tosses does on a page: sees that they may, throws by keys, and answers what else is asked. */
import type { Page } from 'playwright'
import { answerSomehow } from './clicker.ts'

/** A die is in this person's hand. */
export const mayToss = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: 'Toss', exact: true, disabled: false }).isVisible()

/** With keys alone: from elsewhere, with more or less power, then Enter on the button. */
export async function tossByKeys(page: Page, n: number): Promise<void> {
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

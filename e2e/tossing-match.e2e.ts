/** Whole matches on the tossing table, by finger, by keys and in words. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { TOSSED, titlesOf } from './kit/games.ts'
import { DESK, expectNoFaults, newPerson, type Person, PHONE, playNow, withBrowser } from './kit/kit.ts'
import { answerOther, mayToss, tossByKeys } from './kit/tosser.ts'

withBrowser({ hasWebGl: true })

/** Up the table with the mouse, never twice alike; when each thing happens is told, so that a busy machine throws as far. */
async function flick(page: Page, n: number): Promise<void> {
  const box = await page.locator('canvas').boundingBox()
  if (!box) throw new Error('there is no table to throw at')
  const [x, y] = [box.x + box.width * (0.4 + 0.05 * (n % 5)), box.y + box.height * 0.85]
  const far = box.height * (0.12 + 0.02 * (n % 4))
  const devtools = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: x + 6 * share * (n % 3),
      y: y - far * share,
      timestamp: began + 0.08 * share,
      ...(type === 'mouseMoved' ? { buttons: 1 } : { button: 'left' as const, clickCount: 1 }),
    })
  await mouse('mousePressed', 0)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await mouse('mouseMoved', share)
  await mouse('mouseReleased', 1)
  await devtools.detach()
}

async function tossInWords(page: Page, n: number): Promise<void> {
  await page.getByLabel('vy (mm/s)').fill(String(1300 + 150 * (n % 6)))
  await page.getByRole('button', { name: 'Let go' }).click()
}

const MOST = 4000
/** A picture takes a software renderer as long as it has dots. */
const SMALL_DESK = { width: 900, height: 620 }

/** Plays on by one way of throwing until the match is over; how many throws that took. */
async function playOut({ page }: Person, canToss: () => Promise<boolean>, toss: (n: number) => Promise<void>) {
  let throws = 0
  for (let i = 0; i < MOST; i++) {
    if (await page.getByRole('button', { name: 'Play again' }).isVisible()) return throws
    if (await canToss()) await toss(throws++)
    else await answerOther(page)
    await page.waitForTimeout(20)
  }
  throw new Error('the match was not over in time')
}

/** Every way to throw: when one may, and how it is done. */
const WAYS = [
  { way: 'by flicks', likes: { isPlain: true }, size: PHONE, mayToss, toss: flick },
  { way: 'with keys', likes: { isPlain: true }, size: SMALL_DESK, mayToss, toss: tossByKeys },
  {
    way: 'in words',
    likes: { isText: true },
    size: DESK,
    mayToss: (page: Page) => page.getByLabel('vy (mm/s)').isVisible(),
    toss: tossInWords,
  },
]

test.each(WAYS.flatMap(way => titlesOf(TOSSED).map(title => ({ title, ...way }))))(
  '$title is played to its end $way',
  async ({ title, likes, size, mayToss, toss }) => {
    const person = await newPerson(likes, size)
    await playNow(person, title)
    const throws = await playOut(
      person,
      () => mayToss(person.page),
      n => toss(person.page, n),
    )
    expect(throws).toBeGreaterThan(4)
    expectNoFaults(person)
    await person.context.close()
  },
)

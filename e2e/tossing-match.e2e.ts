/** Whole matches on the tossing table, by finger, by keys and in words. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { TOSSED, titlesOf } from './kit/games.ts'
import { DESK, expectNoFaults, newPerson, type Person, PHONE, playNow, withBrowser } from './kit/kit.ts'
import { answerOther, flick, mayToss, tossByKeys } from './kit/tosser.ts'

withBrowser({ hasWebGl: true })

/** Never twice alike. */
const flickAnew = (page: Page, n: number): Promise<void> =>
  flick(page, { far: 0.12 + 0.02 * (n % 4), aside: 0.015 * (n % 3), from: { x: 0.4 + 0.05 * (n % 5), y: 0.85 } })

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
  { way: 'by flicks', likes: { isPlain: true }, size: PHONE, mayToss, toss: flickAnew },
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

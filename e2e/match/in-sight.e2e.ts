/** On a small phone what is to be chosen is in sight, and what lies over a map hides none of it. */
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { openMoment } from '../kit/answering.ts'
import { newPerson, PHONE, withBrowser } from '../kit/kit.ts'
import { gameOf, momentsOf } from '../kit/moments.ts'

withBrowser()

/** Whether the middle of it can be touched as things lie. */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

async function openQuestion(game: string, question: string) {
  const { page } = await newPerson({}, PHONE)
  await page.goto('/')
  const [moment] = momentsOf(gameOf(game), asked => asked === question)
  if (!moment) throw new Error(`${game} never asks ${question}`)
  await openMoment(page, moment)
  return page
}

test.each([
  ['boarding.choose', 'Board'],
  ['cannons.aim', 'Aim here'],
])('Scurvy Dice: at %s the ships to choose from are in sight', async (question, name) => {
  const page = await openQuestion('scurvy-dice', question)
  const first = page.getByRole('button', { name, exact: true }).first()
  await first.waitFor()
  await expect.poll(() => isInSight(first)).toBe(true)
})

test.each([
  ['king-of-pirates', 'movement.sail'],
  ['doubloon-lagoon', 'movement.act'],
])('%s: at %s every tool of the map can be touched', async (game, question) => {
  const page = await openQuestion(game, question)
  for (const name of ['Closer', 'Farther', 'The whole map', 'What do these marks mean?'])
    await expect.poll(() => isInSight(page.getByRole('button', { name, exact: true }))).toBe(true)
})

/** Whatever a game can ask, a person can answer on its table: each question once, at a moment of a match between bots. */
import { describe, expect, test } from 'vitest'
import { answerMoment } from './kit/answering.ts'
import { FLAT } from './kit/games.ts'
import { DESK, expectNoFaults, newPerson, PHONE, withBrowser } from './kit/kit.ts'
import { gameOf, type Moment, momentsOf, questionsOf } from './kit/moments.ts'

withBrowser()

/** For every question the first moment at which it is asked. */
function oneOfEach(id: string): ReadonlyMap<string, Moment> {
  const game = gameOf(id)
  const { length } = questionsOf(game)
  const found = new Map<string, Moment>()
  for (const moment of momentsOf(game, question => !found.has(question))) {
    found.set(moment.question, moment)
    if (found.size === length) break
  }
  return found
}

/** Put only to those who have switched off the order that lets it go by: waiting loses nothing there. */
const LET_GO_BY: Readonly<Record<string, readonly string[]>> = { 'king-of-pirates': ['combat.declared'] }

const SCREENS = { desk: DESK, phone: PHONE }

describe.each(FLAT)('$id', ({ id }) => {
  const moments = oneOfEach(id)

  test('all its questions are asked somewhere', () => {
    expect(questionsOf(gameOf(id)).filter(question => !moments.has(question))).toEqual(LET_GO_BY[id] ?? [])
  })

  // A page waits more than it works: both at once.
  test.concurrent.each(['desk', 'phone'] as const)('every question can be answered: %s', async screen => {
    const person = await newPerson({}, SCREENS[screen])
    await person.page.goto('/')
    const unanswered: string[] = []
    for (const [question, moment] of moments)
      await answerMoment(person.page, moment).catch((fault: unknown) =>
        unanswered.push(`${question}: ${String(fault)}`),
      )
    expect(unanswered).toEqual([])
    expectNoFaults(person)
    await person.context.close()
  })
})

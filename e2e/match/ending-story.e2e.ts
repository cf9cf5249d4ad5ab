/** What an ending tells of a whole match, in every game: at its table, and when it is looked back at. */
import { secretFrom } from '@nassau/kernel/host'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { FLAT, TOSSED } from '../kit/games.ts'
import { goToKept, keepMatch } from '../kit/kept.ts'
import { expectAccessible, expectNoFaults, newPerson, PHONE, withBrowser } from '../kit/kit.ts'
import { playedOut } from '../kit/records.ts'

withBrowser()

const WORD = 'the ending'

test.each([...FLAT, ...TOSSED])(
  '$title: places in order, how it was won, the race, best moments, the thing of the match',
  async ({ id, isTossed }) => {
    const names = isTossed ? ['Wren', 'Grace'] : ['Wren', 'Grace', 'Ines']
    const referee = await playedOut(id, names, WORD)
    const { options, outcome } = referee.match
    const person = await newPerson({}, PHONE)
    const { page } = person
    await page.goto('/')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    const lines = [...referee.lines]
    const kept = { game: id, options, names, people: [0], secret: secretFrom(WORD), from: null, lines, awaiting: [] }
    await goToKept(page, await keepMatch(page, kept))
    const ending = page.getByRole('dialog')
    await ending.getByRole('img', { name: /from the beginning to the end/ }).waitFor()
    // A captain's line has the colour of their mark, whichever they picked.
    const attributes = async (of: Locator, name: string): Promise<Set<string | null>> =>
      new Set(await of.evaluateAll((all, which) => all.map(one => one.getAttribute(which)), name))
    const marks = ending.getByRole('list', { name: 'Places' }).locator('path[fill^="var(--seat"]')
    expect(await attributes(ending.locator('figure g path[stroke]'), 'stroke')).toEqual(await attributes(marks, 'fill'))
    const places = await ending.getByRole('list', { name: 'Places' }).getByRole('listitem').allTextContents()
    const scores = places.map(place => Number(place.replaceAll(/^\d|[^\d-]/g, '')))
    expect(places).toHaveLength(names.length)
    if (id !== 'doubloon-lagoon') expect(scores).toEqual(outcome?.scores.toSorted((a, b) => b - a))
    const winner = names[outcome?.winners[0] ?? 0] ?? ''
    expect(places[0]).toContain(winner)
    await ending
      .getByText(new RegExp(`${winner}.* .*\\.$`))
      .first()
      .waitFor()
    await ending.getByRole('heading', { name: 'Best moments' }).waitFor()
    await ending.getByRole('heading', { name: 'Thing of the match' }).waitFor()
    await expectAccessible(person)
    await ending.getByRole('heading', { name: 'Best moments' }).locator('..').getByRole('link').first().click()
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBeNull()
    await page.getByRole('button', { name: 'How it ended' }).click()
    await ending.getByRole('list', { name: 'Places' }).waitFor()
    expectNoFaults(person)
    await person.context.close()
  },
)

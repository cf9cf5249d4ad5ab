import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FastChance } from '../chance/chance.ts'
import { asks, oddChoices } from '../fixtures/asks.ts'
import { assertPlain, samePlain } from '../plain.ts'
import { accept, allAsks, askOf, choicesOf, count, explain, isSeveral, oneOf, sample } from './ask.ts'
import { toPlaces } from './assign.ts'
import { someOf } from './pick.ts'

const SEED = { seed: 7 }
/** Drawn so often, each of a small ask's choices comes up. */
const DRAWS = 600

test('there are as many choices as are listed, and no choice is listed twice', () => {
  fc.assert(
    fc.property(asks, ask => {
      const listed = [...choicesOf(ask)].map(choice => JSON.stringify(choice))
      expect(count(ask)).toBe(listed.length)
      expect(new Set(listed).size).toBe(listed.length)
    }),
    SEED,
  )
})

test('every listed choice is accepted as it is written', () => {
  fc.assert(
    fc.property(asks, ask => {
      for (const choice of choicesOf(ask)) expect(accept(ask, choice)).toEqual(choice)
    }),
    SEED,
  )
})

test('whatever is sent is accepted as one of the listed choices, or refused with a sentence', () => {
  fc.assert(
    fc.property(asks, oddChoices, (ask, odd) => {
      const accepted = accept(ask, odd)
      if (accepted === undefined) expect(explain(ask, odd)).toMatch(/\S+ \S+/)
      else expect([...choicesOf(ask)].some(choice => samePlain(choice, accepted))).toBe(true)
    }),
    { ...SEED, numRuns: 500 },
  )
})

test('a choice that went through JSON is the same choice', () => {
  fc.assert(
    fc.property(asks, fc.nat(), (ask, seed) => {
      const choice = sample(ask, new FastChance(seed))
      assertPlain(choice)
      expect(accept(ask, JSON.parse(JSON.stringify(choice)))).toEqual(choice)
    }),
    SEED,
  )
})

test('a sample is always accepted as it is, and every choice comes up', () => {
  fc.assert(
    fc.property(asks, fc.nat(), (ask, seed) => {
      const rng = new FastChance(seed)
      const drawn = new Set<string>()
      for (let i = 0; i < DRAWS; i++) {
        const choice = sample(ask, rng)
        const text = JSON.stringify(choice)
        if (!drawn.has(text)) expect(accept(ask, choice)).toEqual(choice)
        drawn.add(text)
      }
      expect(drawn.size).toBe(count(ask))
    }),
    { ...SEED, numRuns: 60 },
  )
})

test('each option of a list and each pick is as likely as any other', () => {
  for (const ask of [oneOf(0, [1, 2, 3, 4, 5, 6]), someOf(0, ['a', 'a', 'b', 'c'], 1, 2)]) {
    const n = count(ask)
    const rng = new FastChance(5)
    const seen = new Map<string, number>()
    for (let i = 0; i < 1000 * n; i++) {
      const text = JSON.stringify(sample(ask, rng))
      seen.set(text, (seen.get(text) ?? 0) + 1)
    }
    const chiSquared = [...seen.values()].reduce((sum, times) => sum + (times - 1000) ** 2 / 1000, 0)
    expect(seen.size).toBe(n)
    expect(chiSquared).toBeLessThan(n + 4 * Math.sqrt(2 * n))
  }
})

test('an option is known again whatever the order of its keys', () => {
  const ask = oneOf(0, [{ play: 'rum', on: 1 }])
  expect(accept(ask, { on: 1, play: 'rum' })).toBe(ask.options[0])
})

test('an option with something missing or something more is another thing', () => {
  const ask = oneOf(0, [{ play: 'rum', on: 1 }, { play: null }])
  for (const odd of [{ play: 'rum' }, { play: null, on: 1 }, { play: 'rum', on: '1' }, {}, null, [], 'rum'])
    expect(accept(ask, odd)).toBeUndefined()
})

test('a seat is asked what stands under its number, in one ask or in several', () => {
  const [first, second] = [oneOf(0, ['yes']), someOf(2, ['rum'])]
  expect(askOf(first, 0)).toBe(first)
  expect(askOf(first, 2)).toBeUndefined()
  expect(askOf([first, second], 2)).toBe(second)
  expect(askOf([first, second], 1)).toBeUndefined()
  expect(allAsks(first)).toEqual([first])
  expect(allAsks([first, second])).toEqual([first, second])
  expect([isSeveral(first), isSeveral([first])]).toEqual([false, true])
})

test.each([
  [
    oneOf(0, [{ do: 'roll' }, { do: 'hold' }]),
    { do: 'swim' },
    '{"do":"swim"} is not one of the 2 options, such as {"do":"roll"}',
  ],
  [someOf(0, ['rum', 'gold'], 1, 1), 'rum', '"rum" is not a pick; expected {"pick":[…]} with 1 of ["rum","gold"]'],
  [
    someOf(0, ['rum', 'gold'], 1, 2),
    { pick: [] },
    '0 picked, at least 1 needed; expected {"pick":[…]} with 1 to 2 of ["rum","gold"]',
  ],
  [
    someOf(0, ['rum', 'gold'], 0, 1),
    { pick: ['rum', 'gold'] },
    '2 picked, at most 1 allowed; expected {"pick":[…]} with 0 to 1 of ["rum","gold"]',
  ],
  [
    someOf(0, ['rum', 'gold']),
    { pick: ['rum', 'rum'] },
    '["rum","rum"] are not all there; expected {"pick":[…]} with 0 to 2 of ["rum","gold"]',
  ],
  [
    toPlaces(0, [{ thing: 'crew', count: 2, to: ['hull', 'deck'] }]),
    { assign: ['hull'] },
    '1 places given for 2 things; expected {"assign":[…]} with a place for each of 2 things (2 × crew to hull | deck)',
  ],
  [
    toPlaces(0, [{ thing: 'crew', count: 1, to: ['hull'] }]),
    { assign: ['sea'] },
    'a thing was sent where it cannot go; expected {"assign":[…]} with a place for each of 1 things (1 × crew to hull)',
  ],
  [
    toPlaces(0, [{ thing: 'crew', count: 1, to: ['hull', 'deck'] }], [{ place: 'hull', least: 1, most: 2 }]),
    { assign: ['deck'] },
    'hull takes 1 to 2 things; expected {"assign":[…]} with a place for each of 1 things (1 × crew to hull | deck)',
  ],
])('%j refuses %j saying what was wrong and what would be right', (ask, odd, says) => {
  expect(accept(ask, odd)).toBeUndefined()
  expect(explain(ask, odd)).toBe(says)
})

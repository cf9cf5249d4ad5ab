import { expect, test } from 'vitest'
import standard from './edition.json' with { type: 'json' }
import { EDITION, readEdition } from './edition.ts'

const problemOf = (data: unknown): string | null => {
  const read = readEdition(data)
  return read.ok ? null : read.problem.says
}

test('SD-3 SD-4 SD-5 the standard edition has the faces and the track of the law', () => {
  expect(EDITION.shipDie).toEqual(['ship', 'ship', 'cannon', 'crew', 'crew', 'parrot'])
  expect(EDITION.treasureDie).toEqual([1, 2, 3, 4, 'skull', 'skull'])
  expect(EDITION.track).toEqual({ blackSpot: 10, x: 20 })
})

test('an edition with other dice, track and captains is taken as it is', () => {
  const own = { ...standard, name: 'My box', shipDie: ['ship', 'crew'], track: { blackSpot: 12, x: 24 } }
  expect(problemOf(own)).toBeNull()
})

test.each([
  ['a number', 7, 'the top'],
  ['an unknown face', { ...standard, shipDie: ['ship', 'anchor'] }, 'shipDie.1'],
  ['a treasure die without coins', { ...standard, treasureDie: ['skull', 'skull'] }, 'treasureDie'],
  ['a ship die without ships', { ...standard, shipDie: ['crew', 'crew'] }, 'shipDie'],
  ['a track of words', { ...standard, track: { blackSpot: 'ten', x: 20 } }, 'track.blackSpot'],
  [
    'an unknown power',
    { ...standard, captains: standard.captains.map(captain => ({ ...captain, power: 'kraken' })) },
    'captains.0.power',
  ],
  ['a captain twice', { ...standard, captains: [...standard.captains, standard.captains[0]] }, 'captains'],
  ['an unknown field', { ...standard, kraken: true }, 'kraken'],
])('%s is refused with the place that is wrong', (_what, data, place) => {
  expect(problemOf(data)).toContain(place)
})

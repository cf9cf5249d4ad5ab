import { play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, type Posed, type Setting, turnOf } from '../test-kit.ts'

/** A beach 3 with land behind it; 1 and 2 are sea. */
const SHORE = ['~   1   4', '  2   3', '~   ~   5']
const COAST = { 1: '~', 2: '~', 3: 'b', 4: 'b', 5: 'g' }
const moving = (setting: Setting): Posed => at(turnOf(0, 'movement'), { map: SHORE, on: COAST, ...setting })

/** What seat 0 is told about what it is not offered: what and by which clause. */
const denials = ({ play }: Posed): string[][] => play.why(0).map(({ wanted, clause }) => [wanted, clause])

test.each([
  ['DL-20', 'it is immobilized', ['crew 0.1 at 3 stuck yes'], 'move crew 1'],
  ['DL-14', 'a ship has no crew', ['ship 0.1 at 3', 'crew 0.1 at 4'], 'move a ship'],
  ['DL-14', 'a ship has no points left', ['ship 0.1 at 1 spent 4', 'crew 0.1 aboard 0'], 'move a ship'],
  ['DL-17', 'its ship is on the open sea', ['ship 0.1 at 1', 'crew 0.1 aboard 0'], 'move crew 1'],
  ['DL-16', 'it has too few points', ['crew 0.1 at 3 spent 4'], 'move crew 1'],
])('%s is named when a unit is not offered because %s', (clause, _because, units, wanted) => {
  expect(denials(moving({ units }))).toContainEqual([wanted, clause])
})

test('DL-34 is named when a boarding holds a ship and all aboard', () => {
  const units = ['ship 0.1 at 3 stuck yes', 'crew 0.1 aboard 0', 'ship 1.2 at 3', 'crew 1.1 aboard 2']
  expect(denials(moving({ units, boardings: ['0 2'] }))).toEqual([
    ['move a ship', 'DL-20'],
    ['move crew 1', 'DL-34'],
  ])
  const tried = moving({ units: ['ship 0.1 at 3', ...units.slice(1)], boardings: ['0 2'], dice: '1 2' })
  play(tried, { unit: 0 }, { breakOff: 2 })
  expect(denials(tried)).toContainEqual(['move a ship', 'DL-34'])
})

test('DL-15 is named when a crew has crossed already, one way or the other', () => {
  const aboard = moving({ units: ['ship 0.1 at 3', 'crew 0.1 at 3'] })
  play(aboard, { unit: 1 }, { embark: 0 })
  expect(denials(aboard)).toContainEqual(['move crew 1', 'DL-15'])
  const ashore = moving({ units: ['ship 0.1 at 3', 'crew 0.1 aboard 0'] })
  play(ashore, { unit: 1 }, { to: ashore.hex(3) }, { unit: 1 })
  expect(denials(ashore)).toContainEqual(['embark', 'DL-15'])
  expect(denials(ashore)).toContainEqual(['cross the sea', 'DL-16'])
})

import { project } from '@nassau/kernel/host'
import { play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, type Posed, turnOf } from '../test-kit.ts'
import { unasked } from './unasked.ts'

const SETTING = {
  map: ['1', '', '2'],
  on: { 1: 'b', 2: 'g' },
  seats: 3,
  units: ['crew 0.1 at 1', 'crew 1.1 at 1 items machete', 'crew 2.1 at 1'],
  hands: ['', '', 'pickpocket'],
}
const momentOf = (m: Posed, seat: number) => unasked.moment(project(m.play, null), seat, m.edition)
const stopsAt = (m: Posed) =>
  unasked.stops.filter(stop => stop.isHere(project(m.play, null), 2, m.edition)).map(({ id }) => id)

test('DL-38 before a rival fights, and again before the dice, whoever holds cards has a moment of their own', () => {
  const m = at(turnOf(0, 'battle'), SETTING)
  expect([momentOf(m, 2), momentOf(m, 1)]).toEqual(['full', 'none'])
  play(m, { battle: m.hex(1), against: 1 })
  expect([momentOf(m, 2), stopsAt(m)]).toEqual(['full', ['before-fighting']])
  play(m, { pass: true })
  expect([momentOf(m, 2), stopsAt(m)]).toEqual(['passing', []])
})

import { expect, test } from 'vitest'
import { FELT } from '../fixtures/thousand.ts'
import { lieFlat } from '../judging/flat.ts'
import type { Throw } from '../pose.ts'
import { startsInside } from './starts-inside.ts'

const still: Throw = { x: 0, y: 0, z: 200, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 }
const tossed = { id: 'tossed', kind: 'd6', size: 16 } as const
const there = lieFlat({ id: 'there', kind: 'd12', size: 18 }, { x: 40, y: -50, turn: 12, face: 3 })

test.each([
  ['clear of everything', {}, null],
  ['touching the table', { z: 130 }, { what: 'table' }],
  ['beside the table, as low as it likes', { y: -8000, z: 100 }, null],
  ['behind the edge, but reaching over it', { y: -7700, z: 100 }, { what: 'table' }],
  ['over a disk', { x: 3000, y: -3810, z: 150 }, { what: 'disk', index: 4 }],
  ['high over a disk', { x: 3000, y: -3810, z: 170 }, null],
  ['in a die', { x: 400, y: -500 }, { what: 'die', id: 'there' }],
  ['beside a die', { x: 700, y: -500 }, null],
  ['just above a die', { x: 400, y: -500, z: 330 }, null],
] as const)('OZ-27 a toss that starts %s', (_, change, obstacle) => {
  expect(startsInside(FELT, [there], tossed, { ...still, ...change })).toEqual(obstacle)
})

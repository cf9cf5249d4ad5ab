import { loadPhysics } from '@nassau/tossing'
import { expect, test } from 'vitest'
import { oZone } from '../../../o-zone/game.ts'
import { pirateOZone } from '../../../pirate-o-zone/game.ts'
import { soakTosses } from './legal-tosses.ts'

const TABLES = [
  { edition: oZone.edition, hasTwoEnds: false },
  { edition: pirateOZone.edition, hasTwoEnds: true },
]

test('OZ-11 OZ-27 whatever a legal toss does, from either end of either game, it is judged plainly and rightly', async () => {
  await loadPhysics()
  const { findings, touched, fouls, left, disturbing } = soakTosses(TABLES, 800, 15)
  expect(findings).toEqual([])
  // The soak is worth something: of all that can happen there is enough.
  expect(Math.min(touched, fouls, left, 800 - left)).toBeGreaterThan(100)
  expect(disturbing).toBeGreaterThan(20)
})

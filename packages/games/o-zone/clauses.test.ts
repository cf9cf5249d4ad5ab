import { expect, test } from 'vitest'
import { amiss, type ClauseTable, clausesTold, type Plan, toldBy } from '../kit/clauses-test-kit.ts'
import { newTossBoard } from '../kit/tossing/setup.ts'
import { tossBy } from '../kit/tossing/steps/tosses.ts'
import { ODD_TOSS, poseAt, TOSS, take } from '../kit/tossing/test-kit.ts'
import { misspoken } from '../kit/voice-test-kit.ts'
import { oZone } from './game.ts'
import type { OZone } from './rules.ts'

/** What each step tells of, by the clause that it carries out. */
const TABLE: ClauseTable = {
  arrange: { arranged: 'OZ-34' },
  muster: { 'order-fixed': 'OZ-8' },
  match: { 'rolled-off': 'OZ-7', 'rolled-level': 'OZ-7', 'leader-first': 'OZ-10', won: 'OZ-26' },
  round: { 'round-begun': 'OZ-9', scored: 'OZ-19' },
  toss: {
    tossed: 'OZ-16',
    foul: 'OZ-13',
    penalty: 'OZ-14',
    'off-table': 'OZ-15',
    'set-aside': 'OZ-17',
    'value-rolled': 'OZ-18',
    settled: 'OZ-32',
  },
}

/** By formula: what only real dice do is posed. */
const plan = (seed: number): Plan<OZone> => ({
  seats: 2 + (seed % 9),
  options: { black: seed % 9 === 2 ? 1 : 0, surrogate: true },
  seed,
})

function oddToss() {
  const board = newTossBoard(2, { black: 0, surrogate: false }, false)
  const m = poseAt(oZone, false, tossBy(board, 0, 'die', 3), ODD_TOSS)
  take(m, TOSS)
  return toldBy(oZone, 'toss', m.told)
}

const TOLD = [
  ...clausesTold(
    oZone,
    Array.from({ length: 12 }, (_, seed) => plan(seed)),
  ),
  ...oddToss(),
]

test('OZ-7 OZ-13 OZ-17 OZ-32 every event is told by the clause of the step that tells it', () => {
  expect(amiss(TOLD, TABLE)).toEqual({ unlisted: [], untold: [] })
})

test('every event speaks to whoever reads it, whichever seat is theirs', () => {
  expect(misspoken(oZone, TOLD)).toEqual([])
})

test('a clause of another step is noticed', () => {
  const wrong = { ...TABLE, toss: { ...TABLE.toss, foul: 'OZ-14' } }
  const { unlisted, untold } = amiss(clausesTold(oZone, [plan(0)]), wrong)
  expect(unlisted).toEqual(['toss: foul OZ-13'])
  expect(untold).toContain('toss: foul OZ-14')
})

import { RulesBug } from '@nassau/kernel'
import { type Bot, sample } from '@nassau/kernel/bots'
import { accept } from '@nassau/kernel/host'
import { heard } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { amiss, type ClauseTable, clausesTold, type Plan, toldBy } from '../kit/clauses-test-kit.ts'
import { newTossBoard } from '../kit/tossing/setup.ts'
import { tossBy } from '../kit/tossing/steps/tosses.ts'
import { die, ODD_TOSS, poseAt, report, TOSS, take } from '../kit/tossing/test-kit.ts'
import { misspoken } from '../kit/voice-test-kit.ts'
import { pirateOZone } from './game.ts'
import type { PirateOZone } from './rules.ts'

/** What each step tells of, by the clause that it carries out. */
const TABLE: ClauseTable = {
  arrange: { arranged: 'PZ-3' },
  muster: { 'order-fixed': 'OZ-8' },
  match: { 'rolled-off': 'PZ-6', 'rolled-level': 'PZ-6', 'end-chosen': 'PZ-6', 'leader-first': 'PZ-30', won: 'PZ-31' },
  round: { 'round-begun': 'PZ-9' },
  toss: {
    tossed: 'PZ-10',
    foul: 'PZ-10',
    penalty: 'PZ-10',
    'off-table': 'PZ-10',
    'value-rolled': 'OZ-18',
    settled: 'OZ-32',
  },
  'toss of a cannonball': { tossed: 'PZ-16', foul: 'PZ-16' },
  cannons: { 'gunner-named': 'PZ-12', 'taken-back': 'PZ-14' },
  reach: { decided: 'PZ-17' },
  // A cannonball's strength, what it sinks, and whatever was chosen.
  sinking: { decided: ['PZ-19', 'PZ-21', 'PZ-22'] },
  // The first island's control, or that nobody has any.
  islands: { decided: ['PZ-24', 'PZ-28'], 'round-scored': 'PZ-26' },
}

/** Tosses about as far as the islands lie, without taking aim: that is quick, and ships come to lie side by side. */
const steady: Bot<PirateOZone> = {
  id: 'steady',
  choose({ ask, seat }, rng) {
    if (!ask) throw new RulesBug('bot-not-asked', { seat })
    const toss = { throw: [rng.below(1000) - 500, -6500, 300, 0, 1200 + rng.below(800), -300, 0, 0, 0] }
    return accept(ask, toss) ?? sample(ask, rng)
  },
}

/** By formula: what only real dice do is posed. */
const plan = (seed: number): Plan<PirateOZone> => ({
  seats: 2 + (seed % 9),
  options: { black: seed % 9 === 2 ? 1 : 0, surrogate: true },
  seed,
  ...(seed >= 9 && { bot: steady }),
  moment({ stack }) {
    const f = stack.at(-1)
    if (f?.step === 'toss' && f.role === 'cannonball') return 'toss of a cannonball'
    return f?.step === 'round' && f.at !== 'begin' ? f.at : null
  },
})

function oddToss() {
  const board = newTossBoard(2, { black: 0, surrogate: false }, true)
  const m = poseAt(pirateOZone, true, tossBy(board, 0, 'ship', 3), ODD_TOSS)
  take(m, TOSS)
  return toldBy(pirateOZone, 'toss', m.told)
}

/** PZ-22 A cannonball that can sink either of two ships alike, and not both. */
function oddChoice() {
  const dice = [die('bc', 60, 60, 5), die('w1', 60, 90, 4), die('w2', 60, 30, 4)]
  const reports = [report([die('bc', 60, 60, 5), die('w1', 60, 90, 4)])]
  const m = poseAt(
    pirateOZone,
    true,
    { step: 'sinking', at: 'next', left: [0, 1], volley: null },
    { board: { dice }, reports },
  )
  take(m, { sink: 'w2' })
  return toldBy(pirateOZone, 'sinking', heard(m, 'decided'))
}

const TOLD = [
  ...clausesTold(
    pirateOZone,
    Array.from({ length: 30 }, (_, seed) => plan(seed)),
  ),
  ...oddToss(),
  ...oddChoice(),
]

test('PZ-6 PZ-10 PZ-16 PZ-22 OZ-18 OZ-32 every event is told by the clause of the step that tells it', () => {
  expect(amiss(TOLD, TABLE)).toEqual({ unlisted: [], untold: [] })
})

test('every event speaks to whoever reads it, whichever seat is theirs', () => {
  expect(misspoken(pirateOZone, TOLD)).toEqual([])
})

test('a clause of another step is noticed', () => {
  const wrong = { ...TABLE, reach: { decided: 'PZ-9' } }
  const { unlisted, untold } = amiss(clausesTold(pirateOZone, [plan(0)]), wrong)
  expect(unlisted).toEqual(['reach: decided PZ-17'])
  expect(untold).toContain('reach: decided PZ-9')
})

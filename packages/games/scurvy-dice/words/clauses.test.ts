import { heard } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { ANYWHERE, amiss, type ClauseTable, clausesTold, type Plan, toldBy } from '../../kit/clauses-test-kit.ts'
import { misspoken } from '../../kit/voice-test-kit.ts'
import { mate } from '../bot/bot.ts'
import { scurvyDice } from '../game.ts'
import type { ScurvyDice } from '../rules.ts'
import { at } from '../test-kit.ts'

/** What each step tells of, by the clause that it carries out. */
const TABLE: ClauseTable = {
  match: { 'captains-dealt': 'SD-43', 'first-dog': 'SD-6', won: 'SD-42' },
  hunt: {
    'treasure-rolled': 'SD-7',
    phase: 'SD-9',
    refit: 'SD-38',
    'treasure-abandoned': 'SD-40',
  },
  building: { rolled: 'SD-10', rerolled: 'SD-10', built: 'SD-12' },
  refit: { rolled: 'SD-39', rerolled: 'SD-10', built: 'SD-12', 'power-used': 'SD-44' },
  'one more re-roll': { 'power-used': 'SD-44', rerolled: 'SD-47' },
  cannons: {
    phase: 'SD-9',
    aimed: 'SD-15',
    fired: 'SD-16',
    'shot-away': 'SD-16',
    'power-used': 'SD-44',
    'carried-off': 'SD-46',
    'tie-rolled': 'SD-20',
    'tie-drawn': 'SD-20',
  },
  parrots: { 'parrot-turned': 'SD-49' },
  boarding: {
    phase: 'SD-9',
    chased: 'SD-23',
    melee: 'SD-29',
    withdrew: 'SD-25',
    stolen: 'SD-26',
    'tie-rolled': 'SD-20',
  },
  loot: { phase: 'SD-9', looted: 'SD-30', 'power-used': 'SD-44' },
  arrival: { stances: 'SD-31' },
  negotiation: {
    insisted: 'SD-33',
    'lots-drawn': 'SD-33',
    'has-floor': 'SD-33',
    offered: 'SD-33',
    answered: 'SD-33',
    agreed: 'SD-33',
    promised: 'SD-33',
  },
  brawl: { melee: 'SD-29', surrendered: 'SD-34', judged: 'SD-35' },
  scurvy: { scurvy: 'SD-37', drifted: 'SD-37', 'power-used': 'SD-44' },
  scoring: { scored: 'SD-41', 'power-used': 'SD-44', 'new-dog': 'SD-6', 'power-back': 'SD-44' },
  duel: { melee: 'SD-29' },
  [ANYWHERE]: { 'promise-kept': 'SD-33', 'promise-broken': 'SD-33' },
}

/** Chance, a mate, and a mate with whims. */
const PLAYERS = [{}, { bot: mate }, { bot: mate, whim: 4 }] as const

const plan = (seed: number): Plan<ScurvyDice> => ({
  seats: 2 + (seed % 3),
  options: { short: seed % 2 === 0, captains: seed % 4 < 2, 'dangerous-waters': seed % 5 < 2 },
  seed,
  ...PLAYERS[Math.floor(seed / 3) % 3],
  moment({ board, stack }) {
    const f = stack.at(-1)
    if (f?.step !== 'build') return null
    return f.at === 'encore' ? 'one more re-roll' : board.loots > 0 ? 'refit' : 'building'
  },
})

/** Twenty tied rolls in a row, and twelve loot phases in a hunt, are not to be waited for. */
function rarities() {
  const fired = { fired: [], seat: 0, shots: [], target: 0, ships: 0, parrots: 0, hit: [] }
  const tied = at(
    { step: 'cannons', at: 'order', ...fired },
    { ships: ['sails 1 cannons 1', 'sails 1 cannons 1'], dice: `${'ship ship '.repeat(20)} #1` },
  )
  const long = at({ step: 'hunt', at: 'aftermath' }, { ships: ['at 3', 'at 5'], island: [4], loots: 11 })
  return [
    ...toldBy(scurvyDice, 'cannons', heard(tied, 'tie-drawn')),
    ...toldBy(scurvyDice, 'hunt', heard(long, 'treasure-abandoned')),
  ]
}

const TOLD = [
  ...clausesTold(
    scurvyDice,
    Array.from({ length: 90 }, (_, seed) => plan(seed)),
  ),
  ...rarities(),
]

test('SD-10 SD-39 SD-47 every event is told by the clause of the step that tells it', () => {
  expect(amiss(TOLD, TABLE)).toEqual({ unlisted: [], untold: [] })
})

test('every event speaks to whoever reads it, whichever seat is theirs', () => {
  expect(misspoken(scurvyDice, TOLD)).toEqual([])
})

test('a clause of another step is noticed', () => {
  const wrong = { ...TABLE, refit: { ...TABLE.refit, rolled: 'SD-10' } }
  const { unlisted, untold } = amiss(clausesTold(scurvyDice, [plan(4)]), wrong)
  expect(unlisted).toEqual(['refit: rolled SD-39'])
  expect(untold).toContain('refit: rolled SD-10')
})

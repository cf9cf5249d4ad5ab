import { heard, play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { ANYWHERE, amiss, type ClauseTable, clausesTold, type Plan, toldBy } from '../../kit/clauses-test-kit.ts'
import { misspoken } from '../../kit/voice-test-kit.ts'
import { mate } from '../bot/bot.ts'
import { doubloonLagoon } from '../game.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { at, passAll, turnOf } from '../test-kit.ts'

const FIGHT = { immobilized: 'DL-20' }
const ENDINGS = {
  'ended treasure': 'DL-41',
  'ended points': 'DL-45',
  'ended last-one': 'DL-44',
  'ended treasure-sunk': 'DL-43',
  'ended most-points': 'DL-46',
}

/** What each step tells of, by the clause that it carries out. */
const TABLE: ClauseTable = {
  match: {
    'rolled-for-first': 'DL-7',
    'port-chosen': 'DL-6',
    'counter-placed': 'DL-8',
    'counters-scattered': 'DL-10',
    turn: 'DL-11',
    'head-wind': 'DL-7',
  },
  draw: { drew: 'DL-12', 'drew-unseen': 'DL-12', trimmed: 'DL-12' },
  supply: { drew: 'DL-37', 'drew-unseen': 'DL-37' },
  movement: {
    sailed: 'DL-14',
    landed: 'DL-15',
    embarked: 'DL-15',
    walked: 'DL-16',
    gave: 'DL-18',
    captured: 'DL-19',
    gathered: 'DL-31',
    'broke-off': 'DL-34',
  },
  capture: { captured: 'DL-19' },
  battle: { battle: 'DL-21', 'boarding-called': 'DL-32', 'boarding-rolled': 'DL-32', boarding: ['DL-33', 'DL-34'] },
  'fight with a captain': { 'battle-rolled': 'DL-22', 'battle-result': 'DL-24', ...FIGHT },
  'fight with islanders or beasts': { 'battle-rolled': 'DL-37', 'battle-result': 'DL-37', ...FIGHT },
  losses: { 'steps-lost': 'DL-26', healed: 'DL-37' },
  retreat: { retreated: 'DL-25', cornered: 'DL-25' },
  aftermath: { captured: 'DL-29', sunk: 'DL-29', spoils: 'DL-31', ...FIGHT },
  exploration: { explores: 'DL-35', spied: 'DL-37', 'spied-unseen': 'DL-37', 'put-under': 'DL-37' },
  adventure: {
    adventure: 'DL-35',
    claimed: 'DL-36',
    checked: 'DL-37',
    cursed: 'DL-37',
    tunnelled: 'DL-37',
    grew: 'DL-27',
    immobilized: 'DL-20',
  },
  card: {
    'played at any time': 'DL-38',
    'played in a battle': 'DL-23',
    'played in answer': 'DL-39',
    belayed: 'DL-39',
    grew: 'DL-27',
    'picked-pocket': 'DL-40',
  },
  reaction: { stopped: 'DL-39' },
  passage: { driven: 'DL-40', rafted: 'DL-40', merchantman: 'DL-40', embarked: 'DL-40' },
  reef: { struck: 'DL-40', sunk: 'DL-47' },
  [ANYWHERE]: { reshuffled: 'DL-13', out: 'DL-44', ...ENDINGS },
}

/** Cards by when they are played, as the edition says it. */
const MOMENTS: Readonly<Record<string, string>> = {
  swordmaster: 'in a battle',
  'lucky-shot': 'in a battle',
  ambush: 'in a battle',
  'belay-that': 'in answer',
  'steady-hands': 'in answer',
  'false-chart': 'in answer',
}

function named(event: DoubloonLagoon['event']): string {
  if (event.kind === 'ended') return `ended ${event.by}`
  return event.kind === 'played' ? `played ${MOMENTS[event.card] ?? 'at any time'}` : event.kind
}

const plan = (seed: number): Plan<DoubloonLagoon> => ({
  seats: 2 + (seed % 3),
  options: { points: seed % 2 === 1, 'quick-start': seed % 4 < 2, 'buried-deep': seed % 5 === 0 },
  seed,
  // Whoever plays at random gets nowhere in sixty rounds.
  ...(seed > 0 && { bot: mate, ...(seed % 7 >= 3 && { whim: 4 }) }),
  moment({ stack }) {
    const f = stack.at(-1)
    if (f?.step !== 'fight') return null
    return f.defender === null ? 'fight with islanders or beasts' : 'fight with a captain'
  },
  named,
})

/** The treasure hardly ever sinks. */
function treasureSunk(): DoubloonLagoon['event'][] {
  const units = ['crew 0.1 at 1', 'ship 1.1 at 2 items kreths-treasure']
  const m = at(turnOf(0, 'movement'), { map: ['1', '', '2', '', '~'], units, hands: ['hidden-reef'], dice: '1' })
  play(m, { play: 'hidden-reef', on: 1 })
  passAll(m)
  return heard(m, 'ended')
}

const TOLD = [
  ...clausesTold(
    doubloonLagoon,
    Array.from({ length: 64 }, (_, seed) => plan(seed)),
  ),
  ...toldBy(doubloonLagoon, 'movement', treasureSunk(), named),
]

test('DL-12 DL-29 DL-34 DL-37 DL-39 every event is told by the clause of the step that tells it', () => {
  expect(amiss(TOLD, TABLE)).toEqual({ unlisted: [], untold: [] })
})

test('every event speaks to whoever reads it, whichever seat is theirs', () => {
  expect(misspoken(doubloonLagoon, TOLD)).toEqual([])
})

test('a clause of another step is noticed', () => {
  const wrong = { ...TABLE, draw: { ...TABLE.draw, drew: 'DL-37' } }
  const { unlisted, untold } = amiss(clausesTold(doubloonLagoon, [plan(4)]), wrong)
  expect(unlisted).toEqual(['draw: drew DL-12'])
  expect(untold).toContain('draw: drew DL-37')
})

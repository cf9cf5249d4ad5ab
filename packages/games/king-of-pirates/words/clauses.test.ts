import { YOU } from '@nassau/kernel'
import { expect, test } from 'vitest'
import { ANYWHERE, amiss, type ClauseTable, clausesTold, type Plan } from '../../kit/clauses-test-kit.ts'
import { misspoken } from '../../kit/voice-test-kit.ts'
import { mate } from '../bot/bot.ts'
import { kingOfPirates } from '../game.ts'
import type { KingOfPirates } from '../rules.ts'

const TO_THE_DUTCHMAN = { haunted: 'KP-21', 'sent-to-lair': 'KP-21' }

/** What each step tells of, by the clause that it carries out. */
const TABLE: ClauseTable = {
  match: {
    'first-player': 'KP-15',
    colours: 'KP-1',
    'pirates-dealt': 'KP-11',
    'signed-on': 'KP-11',
    dealt: 'KP-13',
    'dealt-unseen': 'KP-13',
    'head-start': 'KP-8',
  },
  turn: { turn: 'KP-15' },
  upkeep: {
    'pocket-picked': 'KP-31',
    discarded: 'KP-25',
    drew: 'KP-25',
    'drew-unseen': 'KP-25',
    'dutchman-drifts': 'KP-26',
    'rum-drunk': 'KP-27',
    ...TO_THE_DUTCHMAN,
  },
  mutiny: {
    'mutiny-brews': 'KP-18',
    mutiny: 'KP-18',
    scapegoat: 'KP-18',
    'sent-to-lair': 'KP-18',
    'played keelhauling': 'KP-56',
  },
  promotion: { promoted: 'KP-19' },
  movement: { sailed: 'KP-32', 'tile-turned': 'KP-33', ...TO_THE_DUTCHMAN },
  lair: {
    cured: 'KP-37',
    bought: 'KP-10',
    'pirates-drawn': 'KP-37',
    'signed-on': 'KP-37',
    stocked: 'KP-37',
  },
  dig: { digs: 'KP-36', 'dig-failed': 'KP-36', 'dug-up': 'KP-36' },
  'combat with a nation': {
    attacks: 'KP-39',
    rolled: 'KP-40',
    'rolled-again': 'KP-23',
    'combat-ended': 'KP-51',
    fought: 'KP-40',
  },
  'combat with a player': {
    attacks: 'KP-39',
    rolled: 'KP-44',
    'rolled-again': 'KP-23',
    fought: 'KP-44',
  },
  combat: { plundered: 'KP-42', robbed: 'KP-45' },
  [ANYWHERE]: {
    reshuffled: 'KP-17',
    scurvy: 'KP-22',
    won: 'KP-64',
    'played ambush': 'KP-48',
    'played assault': 'KP-49',
    'played citrus-fruits': 'KP-50',
    'played flying-dutchman': 'KP-51',
    'played mercenaries': 'KP-52',
    'played scurvy': 'KP-53',
    'played tailwind': 'KP-54',
    'played assassination': 'KP-55',
    'played mutiny': 'KP-57',
    'played soldiers': 'KP-58',
    ...TO_THE_DUTCHMAN,
  },
}

const plan = (seed: number, isSensible: boolean): Plan<KingOfPirates> => ({
  seats: 2 + (seed % 5),
  options: { 'fair-winds': seed % 2 === 0 },
  seed,
  ...(isSensible && { bot: mate }),
  moment({ board, stack }) {
    if (stack.at(-1)?.step !== 'combat' || board.fight === null) return null
    return board.fight.defender === null ? 'combat with a nation' : 'combat with a player'
  },
  named: event => (event.kind === 'played' ? `played ${event.card.play}` : event.kind),
})

const TOLD = clausesTold(
  kingOfPirates,
  Array.from({ length: 60 }, (_, seed) => plan(seed, seed >= 4)),
)

test('KP-13 KP-18 KP-21 KP-37 KP-40 KP-44 every event is told by the clause of the step that tells it', () => {
  expect(amiss(TOLD, TABLE)).toEqual({ unlisted: [], untold: [] })
})

test('every event speaks to whoever reads it, whichever seat is theirs', () => {
  expect(misspoken(kingOfPirates, TOLD)).toEqual([])
})

test('a clause of another step is noticed', () => {
  const wrong = { ...TABLE, lair: { ...TABLE.lair, 'signed-on': 'KP-11' } }
  const { unlisted, untold } = amiss(clausesTold(kingOfPirates, [plan(0, true)]), wrong)
  expect(unlisted).toEqual(['lair: signed-on KP-37'])
  expect(untold).toContain('lair: signed-on KP-11')
})

test('a sentence that speaks past whoever reads it is noticed', () => {
  const deaf: typeof kingOfPirates = {
    ...kingOfPirates,
    say: (event, names, edition) =>
      kingOfPirates.say(
        event,
        names.map(name => (name === YOU ? 'You' : name)),
        edition,
      ),
  }
  expect(misspoken(deaf, TOLD)).toContain('You has the first turn.')
})

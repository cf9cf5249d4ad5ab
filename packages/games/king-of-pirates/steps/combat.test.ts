import { heard, labelAt, offers, play, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import {
  allPass,
  at,
  denied,
  duel,
  fighting,
  type Posed,
  pirate,
  place,
  raid,
  type Setting,
  shipAt,
} from '../test-kit.ts'
import type { Reroll } from './combat.ts'

const MERCHANT = 'E8 french small-merchant'
const PRIZE = { attack: 'prize' } as const
const NONE = { reroll: 'none' } as const
const again = (reroll: Reroll['reroll']): Reroll => ({ reroll })

/** Seat 0 in its combat phase; a small merchant, defence 7 and loot 2, lies at E8. */
const seaFight = (setting: Setting): Posed => at(fighting(), { tiles: [MERCHANT], ...setting })

const purses = (m: Posed): number[] => m.board.ships.map(({ doubloons }) => doubloons)

test('KP-39 one target on the player’s space: the ship tile there, or another player', () => {
  const m = seaFight({ ships: ['E8', 'E8', 'E7', 'A5', 'E8'] })
  expect(offers(m)).toEqual([{ attack: null }, PRIZE, { attack: 1 }, { attack: 4 }])
})

test('KP-39 where only players meet, only players can be attacked', () => {
  const m = seaFight({ ships: ['E8', 'E8'], tiles: [] })
  expect(offers(m)).toEqual([{ attack: null }, { attack: 1 }])
})

test.each(['G7', 'A3', 'G1', 'C7', 'C1', 'I3'])('KP-39 the town at %s can be attacked', town => {
  const m = seaFight({ ships: [town, 'A5'] })
  expect(offers(m)).toEqual([{ attack: null }, PRIZE])
})

test('KP-39 attacking is optional', () => {
  const m = seaFight({ ships: ['E8', 'A5'] })
  play(m, { attack: null })
  expect(m.isAtRest()).toBe(true)
  expect(m.board.fight).toBeNull()
})

test('KP-39 one combat a turn', () => {
  const m = raid('', { ships: ['E8', 'E8'], dice: '6 6' })
  expect(m.isAtRest()).toBe(true)
})

test('KP-20 KP-39 in a lair nobody is a target', () => {
  const m = seaFight({ ships: ['E9', 'E9', 'E9'] })
  expect(m.isAtRest()).toBe(true)
})

test('KP-33 KP-39 a tile that lies face down is no target, nor one that is gone', () => {
  expect(seaFight({ ships: ['E8', 'A5'], tiles: [`${MERCHANT} down`] }).isAtRest()).toBe(true)
  expect(seaFight({ ships: ['E8', 'A5'], tiles: [] }).isAtRest()).toBe(true)
})

test.each([
  ['E8 french small-merchant', '3 3', '3 4', 2],
  ['E8 french large-merchant', '3 4', '4 4', 3],
  ['E8 french warship', '4 4', '4 5', 4],
])('KP-5 KP-40 KP-42 %s: %s is too little, %s conquers it', (tile, tooLittle, enough, loot) => {
  expect(heard(raid('', { tiles: [tile], dice: tooLittle }), 'fought')).toMatchObject([{ isWon: false }])
  const m = raid('', { tiles: [tile], dice: enough })
  expect(heard(m, 'fought')).toMatchObject([{ isWon: true }])
  expect(heard(m, 'plundered')[0]?.loot).toHaveLength(loot)
})

test.each([
  ['city', 'C1', '4 5', '4 6', 5, 'cities'],
  ['stronghold', 'A3 assaults 1', '4 6', '5 6', 8, 'strongholds'],
])('KP-6 KP-40 a %s has its defence and its loot', (_what, ship, tooLittle, enough, loot, source) => {
  const sack = (dice: string): Posed => {
    const m = seaFight({ ships: [ship, 'A5'], loot: '100*8', dice })
    play(m, PRIZE)
    return m
  }
  expect(heard(sack(tooLittle), 'fought')).toMatchObject([{ isWon: false }])
  const m = sack(enough)
  expect(heard(m, 'plundered')[0]?.loot).toHaveLength(loot)
  expect(shipAt(m, 0).income).toMatchObject({ [source]: loot * 100 })
})

test('KP-6 towns are never removed and may be sacked again', () => {
  const m = at(
    { step: 'match', at: 'turn', sealed: [null] },
    {
      ships: ['C1 rum 4'],
      cards: 'treasure-map*4',
      cardsGone: 'mutiny*4',
      loot: '100*10',
      dice: 'red -1 5 5 red -1 5 5 red -1',
    },
  )
  for (let turn = 0; turn < 2; turn++) {
    play(m, { stop: true }, PRIZE)
    allPass(m)
    allPass(m)
  }
  expect(heard(m, 'plundered').map(({ prize }) => prize)).toEqual(['city', 'city'])
  expect(shipAt(m, 0).doubloons).toBe(1000)
})

test('KP-40 skills and cards are added, scurvy is taken off', () => {
  const m = raid('captain ivo crew jo assaults 1 scurvy 2', { dice: '2 2' })
  // Ivo +1 and +2 as captain, Jo +1, an assault +2, scurvy −2.
  expect(heard(m, 'fought')).toMatchObject([{ attack: 8, defence: 7, isWon: true }])
})

test('KP-22 each scurvy token gives −1 in combat, and there is no limit to them', () => {
  const m = raid('scurvy 11', { dice: '6 6' })
  expect(heard(m, 'fought')).toMatchObject([{ attack: 1, isWon: false }])
})

test('KP-41 after a success against a nation there is no re-roll', () => {
  const m = raid('cannonballs 2', { dice: '3 4' })
  expect(m.isAtRest()).toBe(true)
  expect(shipAt(m, 0).cannonballs).toBe(2)
})

test('KP-23 KP-41 after a failure a cannonball re-rolls one die or both, again and again', () => {
  const m = raid('cannonballs 3', { dice: '1 2 3 1 1 2' })
  expect(offers(m)).toEqual([NONE, again('first'), again('second'), again('both')])
  play(m, again('first'))
  expect(m.board.fight?.attack).toEqual([3, 2])
  play(m, again('second'))
  expect(m.board.fight?.attack).toEqual([3, 1])
  expect(shipAt(m, 0).cannonballs).toBe(1)
  play(m, again('both'))
  expect(heard(m, 'rolled-again').map(({ dice, left }) => [...dice, left])).toEqual([
    [3, 2, 2],
    [3, 1, 1],
    [1, 2, 0],
  ])
  expect(heard(m, 'fought')).toMatchObject([{ attack: 3, isWon: false }])
})

test('KP-23 without cannonballs there is no re-roll', () => {
  expect(heard(raid('', { dice: '1 1' }), 'fought')).toHaveLength(1)
})

test('KP-41 a re-roll that succeeds ends the re-rolling', () => {
  const m = raid('cannonballs 2', { dice: '1 2 6' })
  play(m, again('first'))
  expect(m.isAtRest()).toBe(true)
  expect(shipAt(m, 0).cannonballs).toBe(1)
})

test('KP-41 cannonballs may be kept', () => {
  const m = raid('cannonballs 2', { dice: '1 2' })
  play(m, NONE)
  expect(shipAt(m, 0).cannonballs).toBe(2)
  expect(heard(m, 'fought')).toMatchObject([{ isWon: false }])
})

test('KP-42 the loot is gained, its cards go to the discards, the ship leaves the board', () => {
  const m = raid('doubloons 100', { loot: '300 200', dice: '6 6' })
  expect(shipAt(m, 0)).toMatchObject({ doubloons: 600, income: { ships: 500 } })
  expect(m.board.lootDiscards).toEqual([300, 200])
  expect(m.board.tileStates[place('E8')]).toBe('gone')
  expect(heard(m, 'plundered')).toEqual([
    { kind: 'plundered', seat: 0, prize: 'small-merchant', nation: 'french', loot: [300, 200] },
  ])
})

test('KP-43 a failed attack costs nothing more; the target stays', () => {
  const m = raid('doubloons 100 rum 2 captain ivo', { dice: '1 1' })
  expect(shipAt(m, 0)).toMatchObject({ doubloons: 100, rum: 2, captain: pirate('ivo') })
  expect(m.board.tileStates[place('E8')]).toBe('up')
  expect(m.board.lootDiscards).toEqual([])
  expect(m.board.fight).toBeNull()
})

test('KP-44 the attacker rolls and spends cannonballs first, then the defender', () => {
  const m = duel('cannonballs 1', 'cannonballs 2', { dice: '5 5 6 1 1 6' })
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['combat.reroll', 0])
  expect(m.board.fight?.defence).toEqual([])
  play(m, again('second'))
  expect([labelAt(m), ...seatsAsked(m)]).toEqual(['combat.answer', 1])
  expect(m.board.fight).toMatchObject({ attack: [5, 6], defence: [1, 1] })
  play(m, again('second'), NONE)
  expect(m.board.ships.map(({ cannonballs }) => cannonballs)).toEqual([0, 1, 0])
  expect(heard(m, 'fought')).toMatchObject([{ seat: 0, against: 1, attack: 11, defence: 7, isWon: true }])
})

test('KP-44 against a player the attacker may re-roll any roll, or not', () => {
  const m = duel('cannonballs 1', '', { dice: '6 6 1 1' })
  expect(labelAt(m)).toBe('combat.reroll')
  play(m, NONE)
  expect(heard(m, 'fought')).toMatchObject([{ attack: 12, defence: 2 }])
})

test('KP-44 the attacker wins ties', () => {
  expect(heard(duel('', 'doubloons 900', { dice: '3 4 4 3' }), 'fought')).toMatchObject([{ isWon: true }])
  expect(heard(duel('', 'doubloons 900', { dice: '3 4 4 4' }), 'fought')).toMatchObject([{ isWon: false }])
})

test('KP-22 KP-44 both sides add skills and cards, less scurvy', () => {
  const m = duel('captain hattie scurvy 1 assaults 1', 'captain bram ambushes 1 scurvy 2', { dice: '1 1 1 1' })
  // Hattie +1 and +2 as captain, an assault +2, scurvy −1; Bram +1, an ambush +3, scurvy −2.
  expect(heard(m, 'fought')).toMatchObject([{ attack: 6, defence: 4 }])
})

test('KP-45 the winner draws four loot cards and takes that many doubloons from the loser', () => {
  const m = duel('', 'doubloons 2000', { loot: '100 200 300 400', dice: '6 6 1 1' })
  expect(purses(m)).toEqual([1000, 1000, 0])
  expect(heard(m, 'robbed')).toEqual([{ kind: 'robbed', seat: 0, loser: 1, loot: [100, 200, 300, 400], taken: 1000 }])
  expect(m.board.lootDiscards).toEqual([100, 200, 300, 400])
  expect(shipAt(m, 0).income.players).toBe(1000)
})

test('KP-45 a defender who wins robs the attacker', () => {
  const m = duel('doubloons 2000', '', { loot: '100 200 300 400', dice: '1 1 6 6' })
  expect(purses(m)).toEqual([1000, 1000, 0])
})

test('KP-8 KP-45 as far as the loser has them', () => {
  const m = duel('', 'doubloons 300', { loot: '100 200 300 400', dice: '6 6 1 1' })
  expect(purses(m)).toEqual([300, 0, 0])
  expect(heard(m, 'robbed')).toMatchObject([{ taken: 300 }])
})

test('KP-46 skills that add loot add nothing from a player', () => {
  const m = duel('captain pia crew royce', 'doubloons 2000', { loot: '100 100 100 100', dice: '6 6 1 1' })
  expect(purses(m)).toEqual([400, 1600, 0])
})

test('KP-64 a defender can win the match in the attacker’s turn', () => {
  const m = duel('doubloons 500', 'doubloons 9600', { loot: '100 100 100 100', dice: '1 1 6 6' })
  expect(m.play.match.outcome).toEqual({ winners: [1], scores: [100, 10000, 0] })
  expect(m.play.match.stack).toEqual([])
})

test('KP-64 10,000 exactly wins; 9,900 does not', () => {
  expect(raid('doubloons 9700', { loot: '100 200', dice: '6 6' }).play.match.outcome).toMatchObject({ winners: [0] })
  expect(raid('doubloons 9600', { loot: '100 200', dice: '6 6' }).play.match.outcome).toBeNull()
})

test('KP-20 KP-39 ships elsewhere are no targets, and are refused with a reason', () => {
  const m = seaFight({ ships: ['E8', 'E8', 'E7', 'E9'] })
  expect(denied(m, 0)).toEqual([
    { wanted: 'attack that ship', clause: 'KP-39', because: 'it is on another space', choice: { attack: 2 } },
    { wanted: 'attack that ship', clause: 'KP-20', because: 'it lies in a lair', choice: { attack: 3 } },
  ])
})

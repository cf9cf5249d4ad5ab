import { promptOf } from '@nassau/kernel/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toldTo } from '../../../names.ts'
import { oZone } from '../../../o-zone/game.ts'
import { sayStep as sayZoneStep } from '../../../o-zone/scoring-steps.ts'
import { pirateOZone } from '../../../pirate-o-zone/game.ts'
import { loaded } from '../../../pirate-o-zone/loaded.ts'
import { sayStep as sayIslandStep } from '../../../pirate-o-zone/scoring-steps.ts'
import { speechOf, words } from '../../../words.ts'
import { speakEnglish, speakGerman } from '../../german-test-kit.ts'
import type { TossEvent } from '../events.ts'
import { newTossBoard } from '../setup.ts'
import { tossBy } from '../steps/tosses.ts'

beforeAll(() => speakGerman('o-zone', 'pirate-o-zone'))
afterAll(speakEnglish)

const NAMES = ['Anne', 'Bart', 'Cal']

test.each<[TossEvent, string]>([
  [
    { kind: 'arranged', goals: [{ name: 'Port', x: -170, y: 562 }], lines: { near: -381, far: null } },
    'Der Tisch ist aufgebaut, von links nach rechts: Backbord.',
  ],
  [
    { kind: 'foul', seat: 0, team: 0, id: 'b1', clause: 'OZ-12' },
    'Foul von Anne: Würfel 1 von Schwarz rutschte nur, rollte nie und ist draußen (OZ-12).',
  ],
  [
    { kind: 'penalty', team: 1, dice: ['b1', 'b2'], points: 8 },
    'Weiß verliert 8. Gestört: Würfel 1 von Schwarz, Würfel 2 von Schwarz.',
  ],
  [{ kind: 'won', teams: [0], seats: [0], scores: [103, 87] }, 'Anne gewinnt (Schwarz), 103 zu 87.'],
  [{ kind: 'won', teams: [1], seats: [1, 2], scores: [87, 103] }, 'Gewonnen: Bart und Cal (Weiß), 103 zu 87.'],
  [{ kind: 'leader-first', first: 1, scores: [300, 800] }, 'Weiß führt mit 800 zu 300 und beginnt.'],
  [
    { kind: 'rolled-level', rolls: [3, 3] },
    'Schwarz würfelt 3, Weiß würfelt 3: gleich, es wird noch einmal gewürfelt.',
  ],
])('%j is told in German', (event, says) => {
  expect(oZone.say(event, NAMES, oZone.edition).text).toBe(says)
})

test('whoever reads is told of their own fouls, tosses and places', () => {
  const said = (event: TossEvent): string => oZone.say(event, toldTo(0, NAMES), oZone.edition).text
  expect(said({ kind: 'foul', seat: 0, team: 0, id: 'b1', clause: 'OZ-12' })).toBe(
    'Dein Foul: Würfel 1 von Schwarz rutschte nur, rollte nie und ist draußen (OZ-12).',
  )
  expect(said({ kind: 'order-fixed', seats: [2, 0, 1] })).toBe('Reihenfolge: Cal, du, Bart.')
  const won = { kind: 'won' as const, scores: [103, 87] }
  expect(said({ ...won, teams: [0], seats: [0] })).toBe('Du gewinnst (Schwarz), 103 zu 87.')
  expect(said({ ...won, teams: [0], seats: [0, 2] })).toBe('Gewonnen: Cal und du (Schwarz), 103 zu 87.')
})

test('one die set aside and several; distances have a decimal comma', () => {
  const zone = (dice: number): string =>
    sayZoneStep({ kind: 'zone', clause: 'OZ-20', team: 0, dice, points: dice * 10 })
  expect(zone(1)).toBe('Schwarz hat einen Würfel beiseiteliegen: 10 Punkte.')
  expect(zone(3)).toBe('Schwarz hat 3 Würfel beiseiteliegen: 30 Punkte.')
  const edge = { id: 'w2', team: 1, face: 4, distance: 12.345, points: 8 } as const
  expect(sayZoneStep({ kind: 'edge', clause: 'OZ-21', ...edge })).toBe(
    'Würfel 2 von Weiß ist am nächsten, 12,35 mm vor der Wertungskante: zweimal 4, 8 Punkte.',
  )
})

test('one ship that is too strong and several', () => {
  const held = { kind: 'holds', clause: 'PZ-21', strength: 3, total: 11, limit: 9 } as const
  expect(sayIslandStep({ ...held, ids: ['b2'], safe: [] })).toBe(
    'Mit Würfel 2 von Schwarz wären es 11, mehr als 9: Die Prüfung endet.',
  )
  expect(sayIslandStep({ ...held, ids: ['b2', 'b3'], safe: ['b4'] })).toBe(
    'Mit Würfel 2 von Schwarz und Würfel 3 von Schwarz wären es jeweils 11, mehr als 9: Die Prüfung endet, und Würfel 4 von Schwarz dahinter ist sicher.',
  )
})

test('questions are asked in German', () => {
  const arranging = { step: 'arrange', at: 'place', spots: [] } as const
  expect(promptOf(oZone, { ...arranging, spots: [] }, NAMES, oZone.edition)).toBe('Wohin kommt Scheibe 1?')
  const board = newTossBoard(3, { black: 0, surrogate: false }, true)
  const asks = (reader: number, role: 'ship' | 'cannonball'): string =>
    promptOf(pirateOZone, tossBy(board, 0, role, 2), toldTo(reader, NAMES), pirateOZone.edition)
  expect(asks(0, 'ship')).toBe('Wirf deinen zweiten Würfel: Schnippe ihn den Tisch hinauf.')
  expect(asks(0, 'cannonball')).toBe('Wirf deine Kanonenkugel: Schnippe sie den Tisch hinauf.')
  expect(asks(1, 'cannonball')).toBe('Anne, wirf deine Kanonenkugel: Schnippe sie den Tisch hinauf.')
  expect(promptOf(pirateOZone, { step: 'match', at: 'ends' }, NAMES, pirateOZone.edition)).toBe(
    'Welches Ende des Tisches ist deines?',
  )
})

test.each<[unknown, string]>([
  [{ arrange: 'one behind the other' }, 'Aufbau: hintereinander'],
  [{ arrange: 'random' }, 'Aufbau: zufällig'],
  [{ end: 'far' }, 'Ende: fern'],
  [{ pick: ['seat 2'] }, 'Cal'],
  [{ again: true }, 'zurücknehmen und noch einmal werfen'],
  [{ again: false }, 'liegen lassen, wo sie ist'],
])('the choice %j is called so in German', (choice, says) => {
  expect(words(choice, speechOf(loaded, NAMES, pirateOZone.edition))).toBe(says)
})

import { afterEach, expect, test } from 'vitest'
import { speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import { toldTo } from '../../names.ts'
import { speechOf, words } from '../../words.ts'
import type { Tag } from '../board.ts'
import { EDITION } from '../edition/edition.ts'
import { mapOf } from '../edition/map.ts'
import type { LagoonEvent } from '../events.ts'
import { loaded } from '../loaded.ts'
import { lossesOf } from '../steps/battle/losses.ts'
import { prompts } from './prompts.ts'
import { say } from './say.ts'

afterEach(speakEnglish)

const NAMES = ['Anne', 'Bart']
const PORT = mapOf(EDITION).ports[3] ?? -1
const crew = (owner: number, number: number): Tag => ({ unit: owner * 3 + number - 1, kind: 'crew', owner, number })
const ship = (owner: number): Tag => ({ unit: 6 + owner, kind: 'ship', owner, number: owner + 1 })

const log = (event: LagoonEvent): string => say(event, NAMES, EDITION).text
const inWords = (choice: unknown): string => words(choice, speechOf(loaded, NAMES, EDITION))
const moving = (unit: number): string =>
  prompts['movement.act']({ step: 'movement', at: 'act', seat: 0, unit, hesitations: 0, heaps: [] }, NAMES, EDITION)
const losing = (steps: number): string => prompts['losses.choose'](lossesOf(0, PORT, [0, 1], steps), NAMES, EDITION)

test.each([
  [{ unit: 4 }, "unit: Bart's second crew"],
  [{ unit: 6 }, 'unit: ship 1'],
  [{ call: false }, 'stay off'],
  [{ agree: false }, 'refuse and roll for it'],
  [{ heal: true }, 'open the chest'],
  [{ under: false }, 'turn it up'],
  [{ end: true }, 'that is all'],
  [{ pick: [0, 0, 2] }, "2 × Anne's first crew, Anne's third crew"],
  [{ to: PORT }, 'to: X17'],
  [{ battle: PORT, against: 1 }, 'battle: X17, against: Bart'],
  [{ embark: 7 }, 'embark: ship 2'],
  [{ from: 6, board: 7 }, 'from: ship 1, board: ship 2'],
  [{ give: 'machete', unit: 1 }, "give: Machete, unit: Anne's second crew"],
  [{ play: 'rally', on: 3 }, "play: Rally, on: Bart's first crew"],
  [{ play: 'passing-merchantman', on: PORT }, 'play: Passing Merchantman, on: X17'],
])('units and hexes have names in choices: %j', (choice, says) => {
  expect(inWords(choice)).toBe(says)
})

test('questions are about a crew or a ship of one’s own', () => {
  expect(moving(1)).toBe('Where does your second crew go, or what does it do?')
  expect(moving(6)).toBe('Where does your ship go, or what does it do?')
})

const ATTACK = { kind: 'battle', attacker: 0, defender: 1, at: PORT } as const
const RESULT = { kind: 'battle-result', attacker: 0, difference: 4, immobilized: false, isDefeated: false } as const

test.each<[LagoonEvent, string, string]>([
  [
    { ...ATTACK, ours: [crew(0, 1)], theirs: [ship(1)] },
    "X17: Anne's first crew attacks Bart's ship.",
    'X17: Dort greift die erste Mannschaft von Anne das Schiff von Bart an.',
  ],
  [
    { ...ATTACK, ours: [crew(0, 1), crew(0, 2)], theirs: [crew(1, 3)] },
    "X17: Anne's first crew and Anne's second crew attack Bart's third crew.",
    'X17: Dort greifen die erste Mannschaft von Anne und die zweite Mannschaft von Anne die dritte Mannschaft von Bart an.',
  ],
  [
    { kind: 'steps-lost', crew: crew(0, 1), steps: 1, left: 2 },
    "Anne's first crew loses 1 step and has 2 left.",
    'Die erste Mannschaft von Anne verliert 1 Stufe und hat noch 2.',
  ],
  [
    { ...RESULT, defender: 1, steps: 1, retreat: 2 },
    '+4: Bart loses 1 step and retreats 2 hexes.',
    '+4: Bart verliert 1 Stufe und weicht 2 Felder zurück.',
  ],
  [
    { ...RESULT, defender: null, steps: 0, retreat: 0, isDefeated: true },
    '+4: the islanders or beasts are defeated.',
    '+4: Die Insulaner oder Bestien sind besiegt.',
  ],
  [
    { ...RESULT, defender: null, steps: 0, retreat: 0, difference: 2 },
    '+2: the islanders or beasts hold their ground and are not defeated.',
    '+2: Die Insulaner oder Bestien halten stand und sind nicht besiegt.',
  ],
  [
    { kind: 'battle-rolled', attacker: 0, defender: 1, roller: 1, dice: [6, 2], ours: 15, theirs: 6 },
    'Anne rolls 6 and has 15 in all; Bart rolls 2 and has 6.',
    'Anne würfelt 6 und hat insgesamt 15; Bart würfelt 2 und hat 6.',
  ],
  [
    { kind: 'broke-off', ship: ship(0), other: ship(1), ours: 5, theirs: 3 },
    "Anne's ship tries to break off and rolls 5, Bart's ship rolls 3: free.",
    'Das Schiff von Anne will sich lösen und würfelt 5, das Schiff von Bart würfelt 3: frei.',
  ],
  [
    { kind: 'boarding-rolled', caller: 0, other: 1, dice: [5, 3] },
    'Bart will not have it and rolls 3, Anne rolls 5: the boarding begins all the same.',
    'Bart will nicht und würfelt 3, Anne würfelt 5: Das Entern beginnt trotzdem.',
  ],
  [
    { kind: 'ended', by: 'treasure', winners: [0], scores: [8, 0] },
    "Anne is home with Kreth's Treasure aboard and wins (points: Anne: 8 and Bart: 0).",
    'Anne ist mit Kreths Schatz an Bord zu Hause und gewinnt (Punkte: Anne: 8 und Bart: 0).',
  ],
  [
    { kind: 'played', seat: 1, card: 'ambush', name: 'Ambush!', on: null },
    'Bart plays Ambush!',
    'Bart spielt „Hinterhalt!“.',
  ],
  [
    { kind: 'trimmed', seat: 0, names: ['Fair Wind', 'Ambush!'] },
    'Anne discards Fair Wind and Ambush!',
    'Anne wirft ab: Günstiger Wind und Hinterhalt!',
  ],
])('the log tells it in English and in German: %j', (event, english, german) => {
  expect(log(event)).toBe(english)
  speakGerman('doubloon-lagoon')
  expect(log(event)).toBe(german)
})

test.each<[LagoonEvent, string, string]>([
  [
    { ...ATTACK, ours: [crew(0, 1)], theirs: [ship(1)] },
    "X17: your first crew attacks Bart's ship.",
    'X17: Dort greift deine erste Mannschaft das Schiff von Bart an.',
  ],
  [
    { kind: 'captured', seat: 1, ship: ship(0), isBoarded: false },
    'Bart captures your ship.',
    'Bart kapert dein Schiff.',
  ],
  [
    { kind: 'sailed', unit: { ...ship(1), owner: 0 }, from: PORT, at: PORT, cost: 1 },
    'Your captured ship sails to X17.',
    'Dein gekapertes Schiff segelt nach X17.',
  ],
  [
    { ...RESULT, defender: 1, difference: -2, steps: 1, retreat: 2 },
    '−2: you lose 1 step and retreat 2 hexes.',
    '−2: Du verlierst 1 Stufe und weichst 2 Felder zurück.',
  ],
])('whoever reads is spoken to: %j', (event, english, german) => {
  const told = (): string => say(event, toldTo(0, NAMES), EDITION).text
  expect(told()).toBe(english)
  speakGerman('doubloon-lagoon')
  expect(told()).toBe(german)
})

test('questions and choices are German where German is spoken', () => {
  speakGerman('doubloon-lagoon')
  expect([losing(1), losing(2)]).toEqual(['Wer verliert die Stufe?', 'Wer verliert die 2 Stufen?'])
  expect(moving(1)).toBe('Wohin soll deine zweite Mannschaft, oder was ist zu tun?')
  expect(inWords({ pick: [0, 4] })).toBe('die erste Mannschaft von Anne, die zweite Mannschaft von Bart')
})

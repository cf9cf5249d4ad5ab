import { toPlaces } from '@nassau/kernel'
import { promptOf } from '@nassau/kernel/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import { speechOf, words, wordsFor } from '../../words.ts'
import type { SeaEvent } from '../events.ts'
import { scurvyDice } from '../game.ts'
import { loaded } from '../loaded.ts'
import type { SeaFrame } from '../rules.ts'

beforeAll(() => speakGerman('scurvy-dice'))
afterAll(speakEnglish)

const NAMES = ['Anne', 'Bart', 'Cal']
const speech = speechOf(loaded, NAMES, scurvyDice.edition)

test.each<[SeaEvent, string]>([
  [{ kind: 'scored', seat: 0, coins: 1, scurvy: 0, at: 7 }, 'Anne vergräbt 1 Münze und steht auf 7.'],
  [
    { kind: 'scored', seat: 0, coins: 6, scurvy: 2, at: 4 },
    'Anne vergräbt 6 Münzen, verliert 2 an den Skorbut und steht auf 4.',
  ],
  [{ kind: 'looted', seat: 1, coins: [1] }, 'Bart nimmt 1 Münze.'],
  [{ kind: 'looted', seat: 1, coins: [4, 2] }, 'Bart nimmt 4 + 2 Münzen.'],
  [
    { kind: 'rolled', seat: 0, dice: { ship: 5, cannon: 1, crew: 3, parrot: 1 }, isRefit: false },
    'Anne würfelt 5 Schiffe, 1 Kanone, 3 Mann und 1 Papagei.',
  ],
  [
    { kind: 'built', seat: 2, ship: { sails: 4, hull: 1, cannons: 0, crew: 4, parrot: 1 } },
    'Cal segelt mit 4 Segeln, 1 Rumpfteil, 0 Kanonen, 4 Mann und einem Papagei.',
  ],
  [
    { kind: 'captains-dealt', captains: ['Blackbeard', 'Anne Bonny'], skills: ['Blood and Plunder', 'No Quarter'] },
    'Kapitäne: Anne segelt unter Blackbeard (Blut und Beute) und Bart segelt unter Anne Bonny (Kein Pardon).',
  ],
  [{ kind: 'surrendered', seats: [1, 2] }, 'Es ergeben sich: Bart und Cal.'],
  [{ kind: 'promise-broken', by: 0, deed: 'spare', target: 1 }, 'Anne bricht das Versprechen, Bart zu verschonen.'],
  [
    { kind: 'promised', by: 0, deed: 'fire', target: 1, until: 3 },
    'Anne verspricht, Bart zu beschießen, bis Jagd 3 vorbei ist.',
  ],
  [
    { kind: 'judged', seat: 0, victim: 1, dice: { ship: 0, cannon: 0, crew: 0, parrot: 1 }, lost: 3 },
    'Anne kennt keine Gnade und würfelt 1 Papagei: Bart verliert 3 Mann.',
  ],
])('%j is told in German', (event, says) => {
  expect(scurvyDice.say(event, NAMES, scurvyDice.edition).text).toBe(says)
})

const firing = (ships: number): SeaFrame => ({
  step: 'cannons',
  at: 'ships',
  fired: [0],
  seat: 0,
  shots: [],
  target: 1,
  ships,
  parrots: 0,
  hit: [],
})

test('questions are asked in German, of one thing and of several', () => {
  const ask = (frame: SeaFrame): string => promptOf(scurvyDice, frame, NAMES, scurvyDice.edition)
  expect(ask(firing(1))).toBe('Was nimmt dein Schiffssymbol Bart weg?')
  expect(ask(firing(2))).toBe('Was nehmen deine 2 Schiffssymbole Bart weg?')
})

test.each<[unknown, string]>([
  [{ board: null }, 'entern: niemand'],
  [{ fightOn: true }, 'weiterkämpfen'],
  [{ sails: 0, hull: 1 }, 'Segel: 0, Rumpf: 1'],
  [{ turn: 'crew' }, 'Mannschaft daraus machen'],
  [{ do: 'parley' }, 'den anderen den Vortritt lassen'],
  [{ assign: ['spare-2', 'nothing', 'fire-0'] }, 'Cal verschonen, nichts, Anne beschießen'],
  [{ pick: ['ship', 'ship', 'parrot'] }, '2 × Schiff, Papagei'],
  [{ pick: [] }, 'nichts'],
])('the choice %j is called so in German', (choice, says) => {
  expect(words(choice, speech)).toBe(says)
})

test('an assignment says what goes where; a single place of it is only named', () => {
  const ask = toPlaces<number | string>(0, [{ thing: 'cannon', count: 3, to: [1, 2, 'hold'] }])
  expect(wordsFor(ask, { assign: [1, 1, 'hold'] }, speech)).toBe('Kanone: 2 × Bart, zurückhalten')
  expect(wordsFor(ask, { assign: [2] }, speech)).toBe('Cal')
})

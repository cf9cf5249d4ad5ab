import { afterEach, expect, test } from 'vitest'
import { alikeInGerman, speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import type { Sea } from '../board.ts'
import { EDITION } from '../edition/edition.ts'
import { shipFrom } from '../test-kit.ts'
import { view } from '../view.ts'
import { draw } from './draw.ts'

afterEach(speakEnglish)

/** Everything that can be drawn. */
const SEA: Sea = {
  ships: [
    'sails 3 hull 2 cannons 1 crew 2 parrot 1 hold 4,3 at 7 captain blackbeard used yes plunder 2',
    'sails 1 crew 1 scurvy 2 cache 2 captain grace-omalley hidden yes',
    'hull 10 broken 1',
  ].map(shipFrom),
  dog: 0,
  first: 0,
  hunt: 2,
  loots: 0,
  goal: 20,
  island: [5, 1],
  muerta: 3,
  vows: [
    { by: 0, deed: 'spare', target: 1, until: 3, state: 'open' },
    { by: 1, deed: 'fire', target: 2, until: 2, state: 'broken' },
    { by: 2, deed: 'attack', target: 0, until: 2, state: 'kept' },
  ],
}

/** The last captain has no name. */
const drawn = (): string => draw(view(SEA, EDITION), ['Anne', 'Bart'])

test('the sea is drawn in German, its columns as wide as the German heads', () => {
  speakGerman('scurvy-dice')
  expect(`\n${drawn()}\n`).toMatchInlineSnapshot(`
    "
    Jagd 2.1   Papageieninsel: 5+1   Isla de la Muerta: 3 ☠
               Bahn  Segel  Rumpf  Kanonen  Mannschaft  Papagei  Wrack  an Bord  beiseite  Skorbut
    * Anne     7/20      3      2        1           2        1      1      4+3         ·        ·  Blackbeard (benutzt) und 2 erbeutet
      Bart     0/20      1      ·        ·           1        ·      8        ·         2        2  Grace O'Malley und versteckte Bucht
      Platz 2  0/20      ·     10        ·           ·        ·      ·        ·         ·        ·  1 Versprechen gebrochen
      Anne verspricht, Bart zu verschonen, bis Jagd 3 vorbei ist
      Bart verspricht, Platz 2 zu beschießen: gebrochen
      Platz 2 verspricht, Anne anzugreifen: gehalten
    "
  `)
})

test('in German only names are as in English', () => {
  expect(alikeInGerman('scurvy-dice', drawn)).toEqual([
    'Isla',
    'Muerta',
    'Anne',
    'Blackbeard',
    'Bart',
    'Grace',
    'Malley',
  ])
})

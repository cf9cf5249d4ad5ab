import { afterEach, expect, test } from 'vitest'
import { alikeInGerman, speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import { at, turnOf } from '../test-kit.ts'
import { view } from '../view.ts'
import { draw } from './draw.ts'

afterEach(speakEnglish)

/** A lagoon in which everything that can be drawn is drawn; the last captain has no name and is out. */
function drawn(): string {
  const { board: lagoon, edition } = at(turnOf(0, 'movement'), {
    map: ['~   1   b', '  2   3'],
    on: { 1: 'b', 2: '~', 3: 'A' },
    units: [
      'crew 0.1 at 1 items machete,spyglass',
      'crew 0.2 aboard 3',
      'crew 1.1 at 1 stuck yes',
      'ship 0.1 at 2',
      'ship 1.2 at 2 items old-sea-chart',
    ],
    seats: 3,
    hands: ['fair-wind ambush', 'storm'],
    deck: 'rally',
    adventures: 'fever',
    ground: ['jewelled-idol at 3'],
    homes: ['3'],
    boardings: ['3 4'],
    kept: ['fever'],
  })
  lagoon.isOut[2] = true
  return draw(view(lagoon, 0), ['Anne', 'Bart'], edition)
}

test('the lagoon is drawn in German', () => {
  speakGerman('doubloon-lagoon')
  expect(`\n${drawn()}\n`).toMatchInlineSnapshot(`
    "
    Runde 1   Ereignisstapel 1, abgelegt 0   Abenteuer übrig 1
        A  B  C  D  E
      1 ~     ba    b
           ~A    A$
      2

      3
           bc
    * Anne (Aa), Heimat D1, Karten 2, behaltene Punkte 2: #0 Mannschaft 1 (3) C1 mit Machete und Fernrohr; #1 Mannschaft 2 (3) an Bord von Schiff 1; #3 Schiff 1 B1 im Enterkampf
      Bart (Bb), Heimat -, Karten 1, behaltene Punkte 0: #2 Mannschaft 1 (3) C1 bewegungsunfähig; #4 Schiff 2 B1 im Enterkampf mit Alte Seekarte
      Platz 2: ausgeschieden
    D1: Juwelengötze
    Hand: Günstiger Wind und Hinterhalt!
    "
  `)
})

test('in German only names are as in English, and words that are alike', () => {
  expect(alikeInGerman('doubloon-lagoon', drawn)).toEqual(['Anne', 'Machete', 'Bart', 'Hand', 'Wind'])
})

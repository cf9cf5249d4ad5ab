import { afterEach, expect, test } from 'vitest'
import { oZone } from '../../../o-zone/game.ts'
import { pirateOZone } from '../../../pirate-o-zone/game.ts'
import { alikeInGerman, speakEnglish, speakGerman } from '../../german-test-kit.ts'
import { newTossBoard } from '../setup.ts'
import { die } from '../test-kit.ts'

afterEach(speakEnglish)

/** A die on the table, and two set aside. */
const BOARD = {
  ...newTossBoard(3, { black: 0, surrogate: false }, true),
  dice: [die('b1', 0, 0, 4)],
  aside: [2, 0],
}
/** The last player has no name. */
const NAMES = ['Anne', 'Bart']

test.each([
  ['Classic O-Zone', () => oZone.draw(BOARD, NAMES, oZone.edition)],
  ['Pirate O-Zone', () => pirateOZone.draw(BOARD, NAMES, pirateOZone.edition)],
])('%s: teams are drawn in German, and only names are as in English', (_title, drawn) => {
  speakGerman('o-zone')
  expect(drawn().split('\n').slice(-2)).toEqual([
    'Schwarz 0 (Anne, Bart): 0 in der Hand, 2 beiseitegelegt',
    'Weiß 0 (Platz 2): 0 in der Hand',
  ])
  expect(alikeInGerman('o-zone', drawn)).toEqual(NAMES)
})

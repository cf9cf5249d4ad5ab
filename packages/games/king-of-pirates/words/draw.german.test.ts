import { afterEach, expect, test } from 'vitest'
import { alikeInGerman, speakEnglish, speakGerman } from '../../kit/german-test-kit.ts'
import { EDITION } from '../edition/edition.ts'
import { allPass, duel, type Posed, pirate, raid, shipAt } from '../test-kit.ts'
import { view } from '../view.ts'
import { draw } from './draw.ts'

afterEach(speakEnglish)

/** The last captain has no name. */
const drawn = (m: Posed): string => draw(view(m.board, 0), ['Anne', 'Bart'], EDITION)

/** An attack on a merchant, with everything aboard that can be drawn. */
function raided(): Posed {
  const m = raid('', {
    ships: [
      'E8 doubloons 1200 rum 5 cannonballs 1 scurvy 1 captain ramiro crew bess,ivo hand treasure-map*2,ambush',
      'G7 middles rum-hold,gun-deck captain nib crew maren',
      'A5',
    ],
    dice: '1 2',
  })
  shipAt(m, 2).drawn = [pirate('pia'), pirate('moth')]
  allPass(m)
  return m
}

test('legend, ships, combat and hand are drawn in German', () => {
  speakGerman('king-of-pirates')
  const lines = drawn(raided()).split('\n')
  expect(`\n${[lines[0], ...lines.slice(19)].join('\n')}\n`).toMatchInlineSnapshot(`
    "
    Runde 1, Gefecht. Stapel: 77 Aktionskarten, 15 Piraten, 36 Beutekarten.
    (r) Unterschlupf  B13 Festung  b10 Stadt  $3 Schatz für 3 Karten  ~E5 ≈E5 verdecktes Plättchen, dunkle See
    m7 M8 W9 Kauffahrer und Kriegsschiff mit Verteidigung, B F S Nationen  1 2 … Schiffe  D der Holländer
    Schwarz (k) ↑  Weiß (w) ↗  Rot (r) ↘  Blau (b) ↓  Grün (g) ↙  Gelb (y) ↖
    *1 Anne (Rot) bei E8: 1200 Dublonen, Rum 5/5, Kanonenkugeln 1/2, Tempo 1, Skorbut 1, Karten 3
         Kpt. Tall Ramiro (zwei Hinweise; +1 Feld), Barrel Bess (+1 Rum), Ivo Blackwater (+1 gegen Nationen)
     2 Bart (Blau) bei G7: 0 Dublonen, Rum 0/6, Kanonenkugeln 0/4, Tempo 3, Karten 0, Rumlager, Kanonendeck
         Kpt. Nib the Cabin Boy (kein Skorbut; Sündenbock), Maren Holt (+1 gegen Nationen)
     3 Platz 2 (Grün) bei A5: 0 Dublonen, Rum 0/4, Kanonenkugeln 0/2, Tempo 1, Karten 0
         keine Piraten an Bord
         zum Anheuern: Pia Lantern (+2 Beute von Franzosen; ein Hinweis), Moth Dawson (+1 Karte je Zug und auf der Hand; ein Hinweis)
    Gefecht bei E8: Anne mit 3 (1+2) gegen: kleiner Kauffahrer mit 7.
    Deine Hand: Schatzkarte × 2 und Hinterhalt.
    "
  `)
})

test('the map is the same in German', () => {
  const m = raided()
  const map = (): string[] => drawn(m).split('\n').slice(1, 19)
  const english = map()
  speakGerman('king-of-pirates')
  expect(map()).toEqual(english)
})

test('in German only names are as in English', () => {
  const m = raided()
  const names = 'Anne Tall Ramiro Barrel Bess Ivo Blackwater Bart Nib the Cabin Boy Maren Holt Pia Lantern Moth Dawson'
  expect(alikeInGerman('king-of-pirates', () => drawn(m)).join(' ')).toBe(names)
})

test('a combat between players, and an empty hand', () => {
  speakGerman('king-of-pirates')
  const lines = drawn(duel('cannonballs 1', '', { dice: '1 2 3 4' })).split('\n')
  expect(lines.slice(-2)).toEqual([
    'Gefecht bei E8: Anne mit 3 (1+2) gegen: Bart mit noch keinem Wurf.',
    'Deine Hand: leer.',
  ])
})

import { play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { EDITION } from '../edition/edition.ts'
import { allPass, at, duel, type Posed, place, raid, sailing } from '../test-kit.ts'
import { view } from '../view.ts'
import { draw } from './draw.ts'

const NAMES = ['Anne', 'Bart', 'Calico']

const drawn = (m: Posed, seat: number | null): string => draw(view(m.board, seat), NAMES, EDITION)
const line = (m: Posed, seat: number | null, begins: string): string | undefined =>
  drawn(m, seat)
    .split('\n')
    .find(text => text.startsWith(begins))

test('KP-3 the whole board is drawn: map, tiles, ships and one’s own hand', () => {
  const m = at(sailing(), {
    ships: [
      'E8 doubloons 1200 rum 5 cannonballs 1 scurvy 1 captain ramiro crew bess hand treasure-map*2,ambush',
      'G7 doubloons 300 rum 4 cannonballs 2 middles rum-hold captain ivo hand scurvy',
      'E8',
    ],
    dutchman: 'F5',
    dug: ['C5'],
    tiles: [
      'E8 french small-merchant',
      'F4 spanish warship',
      'D4 british large-merchant',
      'E4 spanish warship down',
      'F2 empty down',
    ],
  })
  expect(`\n${drawn(m, 0)}\n`).toMatchInlineSnapshot(`
    "
    Round 1, movement. Decks: 76 action, 17 pirates, 36 loot.
     A       B       C       D       E       F       G       H       I
                                    (k)
                             D1              F1
                    f10              E2             S13
             B1              D2             ~F2              H1
    (y)              C2             $3               G2             (w)
             B2              D3              F3              H2
     A2             $4              ≈E4             $4               I2
             B3             M8B             W9S              H3
    F13              C4             (*)              G4             s10
             B4              D5              F5 D            H4
     A4             x                E6             $3               I4
             B5              D6              F6              H5
    (g)              C6             $4               G6             (r)
             B6              D7              F7              H6
                    b10             m7F 13          B13 2
                             D8              F8
                                    (b)
    (r) lair  B13 stronghold  b10 city  $3 treasure for 3 maps  ~E5 ≈E5 face-down tile, dark water
    m7 M8 W9 merchants and warship with their defence, B F S nations  1 2 … ships  D the Dutchman
    black ↑  white ↗  red ↘  blue ↓  green ↙  yellow ↖
    *1 Anne (red) at E8: 1200 doubloons, rum 5/5, cannonballs 1/2, speed 1, scurvy 1, cards 3
         Capt. Tall Ramiro (two clues; +1 space), Barrel Bess (+1 rum)
     2 Bart (blue) at G7: 300 doubloons, rum 4/6, cannonballs 2/2, speed 2, cards 1, rum hold
         Capt. Ivo Blackwater (+2 against nations; +1 against nations)
     3 Calico (green) at E8: 0 doubloons, rum 0/4, cannonballs 0/2, speed 1, cards 0
         no pirates aboard
    Your hand: treasure map × 2 and ambush.
    "
  `)
})

test('KP-13 another’s hand is not drawn, only how many cards it has', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 hand scurvy*2'] })
  expect(drawn(m, 0)).toContain('cards 2')
  expect(drawn(m, 0)).not.toContain('scurvy')
  expect(line(m, 0, 'Your hand')).toBe('Your hand: empty.')
  expect(line(m, 1, 'Your hand')).toBe('Your hand: scurvy × 2.')
  expect(line(m, null, 'Your hand')).toBeUndefined()
})

test('KP-33 a tile that lies face down shows nothing of its front', () => {
  const [warship, empty] = ['french warship', 'empty'].map(front =>
    drawn(at(sailing(), { ships: ['E9', 'A5'], tiles: [`F2 ${front} down`] }), 0),
  )
  expect(warship).toBe(empty)
})

test('KP-68 a combat is drawn with what it has come to', () => {
  const m = raid('captain ivo cannonballs 1', {
    ships: ['E8 captain ivo cannonballs 1 hand scurvy', 'A5'],
    dice: '1 2',
  })
  expect(line(m, 0, 'Combat')).toBe('Combat at E8: Anne with no dice yet against small merchant with 7.')
  allPass(m)
  expect(line(m, 0, 'Combat')).toBe('Combat at E8: Anne with 6 (1+2) against small merchant with 7.')
})

test('KP-68 likewise between players', () => {
  const m = duel('cannonballs 1', 'cannonballs 1', { dice: '1 2 3 4' })
  expect(line(m, 0, 'Combat')).toBe('Combat at E8: Anne with 3 (1+2) against Bart with no dice yet.')
  play(m, { reroll: 'none' })
  expect(line(m, 0, 'Combat')).toBe('Combat at E8: Anne with 3 (1+2) against Bart with 7.')
})

test('KP-39 without a combat none is drawn', () => {
  expect(line(at(sailing(), { ships: ['E8', 'A5'] }), 0, 'Combat')).toBeUndefined()
})

test('KP-36 an island that was dug up is crossed out', () => {
  const [before, after] = [[], ['G5']].map(dug => drawn(at(sailing(), { ships: ['E8', 'A5'], dug }), null))
  expect(before?.match(/\$3/g)).toHaveLength(4)
  expect(after?.match(/\$3/g)).toHaveLength(3)
  expect(place('G5')).toBe(place('2,0'))
})

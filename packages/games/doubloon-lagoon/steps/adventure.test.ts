import { PASS } from '@nassau/kernel'
import { asked, heard, labelAt, play, playAs } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { reachOf } from '../sailing/reach.ts'
import { at, goals, options, passAll, type Setting, turnOf, unit, whereIs } from '../test-kit.ts'

const LAND = ['~   1   ~   6', '  2   3   ~', '~   4   ~   ~', '  5   ~   ~']
const ON = { 1: 'b', 2: 'b', 3: 'g', 4: 'b', 5: 'b', 6: 'b' }

/** Crews of seat 0 on hex 1 draw this card, and nobody stops them. */
function drawn(card: string, crews: readonly string[], more: Setting = {}) {
  const units = crews.map((words, i) => `crew 0.${i + 1} at 1 ${words}`)
  const m = at(turnOf(0, 'exploration'), { map: LAND, on: ON, units, counters: ['1'], adventures: card, ...more })
  play(m, { explore: m.hex(1) })
  if (crews.length > 1) play(m, { pick: crews.map((_, i) => i) })
  playAs(m, 1, PASS)
  return m
}

test('DL-37 castaways: one exploring crew gains a step, at most to five (DL-27)', () => {
  const m = drawn('castaways', ['', 'strength 5', 'strength 4'])
  expect(options(m)).toEqual([{ crew: 0 }, { crew: 2 }])
  play(m, { crew: 2 })
  expect([0, 1, 2].map(id => unit(m, id).strength)).toEqual([3, 5, 5])
  expect(unit(drawn('castaways', ['strength 5']), 0).strength).toBe(5)
})

test.each([
  ['3', true],
  ['4', false],
])('DL-37 quicksand on a %s: explorers immobilized %s', (dice, isStuck) => {
  const m = drawn('quicksand', ['', ''], { dice })
  passAll(m)
  expect([0, 1].map(id => unit(m, id).isStuck)).toEqual([isStuck, isStuck])
})

test.each([
  ['3', 1],
  ['4', 0],
])('DL-37 snake pit on a %s: %i step lost among the explorers', (dice, lost) => {
  const m = drawn('snake-pit', ['', ''], { dice })
  passAll(m)
  if (lost > 0) play(m, { pick: [1] })
  expect([0, 1].map(id => unit(m, id).strength)).toEqual([3, 3 - lost])
})

test('DL-37 fever: a die for each explorer, 1 and 2 cost it a step', () => {
  const m = drawn('fever', ['', '', ''], { dice: '2 3 1' })
  passAll(m)
  expect([0, 1, 2].map(id => unit(m, id).strength)).toEqual([2, 3, 2])
})

test('DL-31 the items of a crew that dies of an adventure are left in the hex', () => {
  const m = drawn('fever', ['strength 1 items machete', ''], { dice: '1 6' })
  passAll(m)
  expect(unit(m, 0).at).toBeNull()
  expect(m.board.ground).toEqual([{ at: m.hex(1), item: 'machete' }])
})

test('DL-37 rum: each explorer has 2 points more in its next movement segment', () => {
  const m = drawn('rum-cache', [''])
  expect(unit(m, 0).extra).toBe(2)
  const path = ['1', '', 'b', '', 'b', '', 'b', '', 'b', '', 'b', '', '2', '', '3']
  const next = at(turnOf(0, 'movement'), { map: path, units: ['crew 0.1 at 1 extra 2'] })
  const { costs } = reachOf(next.board, next.edition, 0)
  expect([costs[next.hex(2)], costs[next.hex(3)]]).toEqual([6, -1])
  play(next, { end: true })
  expect(unit(next, 0).extra).toBe(0)
})

test('DL-37 a bottle brings two event cards, each of which may be stopped before it is drawn (DL-39)', () => {
  const m = drawn('message-in-a-bottle', [''], { deck: 'rally storm', hands: ['', 'false-chart'] })
  expect(labelAt(m)).toBe('reaction.offer')
  playAs(m, 1, { play: 'false-chart' })
  play(m, PASS)
  passAll(m)
  expect(m.board.hands[0]).toEqual(['rally'])
  expect(m.board.deck).toEqual(['storm'])
})

test('DL-37 the totem costs the whole hand', () => {
  const m = drawn('cursed-totem', [''], { hands: ['rally storm', 'ambush'] })
  expect(m.board.hands).toEqual([[], ['ambush']])
  expect(m.board.discards).toEqual(['rally', 'storm'])
})

test('DL-37 the tunnel leads the explorers to any hex of the same island', () => {
  const m = drawn('hidden-tunnel', ['', ''])
  expect(goals(m)).toBe('1 2 3 4 5')
  play(m, { to: m.hex(5) })
  expect([0, 1].map(id => whereIs(m, id))).toEqual(['5', '5'])
})

test('DL-19 coming out of a tunnel beside an empty ship, they may capture it', () => {
  const m = at(turnOf(0, 'exploration'), {
    map: LAND,
    on: ON,
    units: ['crew 0.1 at 1', 'ship 1.2 at 5'],
    counters: ['1'],
    adventures: 'hidden-tunnel',
  })
  play(m, { explore: m.hex(1) })
  passAll(m)
  play(m, { to: m.hex(5) })
  expect(options(m)).toEqual([{ capture: 1 }, { capture: null }])
})

test.each([
  ['ambush-in-the-palms', 4],
  ['giant-crab', 3],
  ['skeleton-guard', 5],
])('DL-37 %s is a battle against strength %i, the explorers attacking', (card, strength) => {
  const m = drawn(card, ['strength 2', 'items brace-of-pistols'], { dice: '3 1' })
  passAll(m)
  expect(heard(m, 'battle-rolled')[0]).toMatchObject({
    attacker: 0,
    defender: null,
    roller: 1,
    ours: 9,
    theirs: strength + 1,
  })
})

test('DL-37 only the explorer may play cards in it', () => {
  const m = drawn('giant-crab', [''], { hands: ['swordmaster lucky-shot', 'ambush swordmaster'], dice: '1 4' })
  expect(asked(m)).toMatchObject({ seat: 0, options: [PASS, { play: 'swordmaster' }, { play: 'lucky-shot' }] })
  play(m, { play: 'swordmaster' }, PASS)
  expect([labelAt(m), asked(m).seat]).toEqual(['fight.before', 0])
  play(m, PASS)
  expect([labelAt(m), asked(m).seat]).toEqual(['fight.after', 0])
  play(m, { play: 'lucky-shot' }, PASS, PASS)
  expect(heard(m, 'battle-result')[0]?.difference).toBe(0)
  expect(unit(m, 0).isStuck).toBe(true)
})

test('DL-37 they never move: a retreat of theirs is ignored and does not beat them', () => {
  const m = drawn('skeleton-guard', ['strength 5'], { dice: '3 1', deck: 'rally' })
  passAll(m)
  expect(heard(m, 'battle-result')[0]).toMatchObject({ difference: 2, steps: 0, retreat: 0, isDefeated: false })
  expect(m.board.hands[0]).toEqual([])
})

test('DL-37 any step loss beats them, and only then is there a printed prize', () => {
  const m = drawn('skeleton-guard', ['strength 5'], { dice: '4 1', deck: 'rally' })
  passAll(m)
  expect(m.board.hands[0]).toEqual(['rally'])
  const crab = drawn('giant-crab', ['strength 5'], { dice: '4 1', deck: 'rally' })
  passAll(crab)
  expect(crab.board.hands[0]).toEqual([])
})

test('DL-37 the explorers suffer their own results in full, and the card is done', () => {
  const m = drawn('skeleton-guard', [''], { dice: '1 3' })
  passAll(m)
  expect(unit(m, 0).strength).toBe(2)
  expect(labelAt(m)).toBe('retreat.choose')
  expect(m.board.kept[0]).toEqual(['skeleton-guard'])
})

test('DL-39 steady hands stop the die of an adventure before it is rolled', () => {
  const m = drawn('fever', [''], { hands: ['steady-hands'] })
  playAs(m, 0, { play: 'steady-hands' })
  passAll(m)
  expect(unit(m, 0).strength).toBe(3)
  expect(m.rng.left).toBe(0)
})

test('DL-39 the dice of a fight are no effect that could be stopped', () => {
  const m = drawn('giant-crab', [''], { hands: ['', 'steady-hands'] })
  expect(labelAt(m)).toBe('fight.before')
})

test.each([
  ['machete', 3, 'j', 1],
  ['machete', 3, 's', 2],
  ['machete', 3, 'h', 2],
  ['climbing-ropes', 3, 'h', 1],
  ['climbing-ropes', 3, 'm', 1],
  ['climbing-ropes', 3, 's', 3],
])('DL-37 %s: hex %i of terrain %s costs its carrier %i', (item, to, mark, cost) => {
  const m = at(turnOf(0, 'movement'), { map: LAND, on: { ...ON, 3: mark }, units: [`crew 0.1 at 1 items ${item}`] })
  expect(reachOf(m.board, m.edition, 0).costs[m.hex(to)]).toBe(cost)
})

test('DL-37 the ship with the old sea chart in its box goes one hex farther', () => {
  const sea = ['1', '', '~', '', '~', '', '~', '', '~', '', '2', '', '~']
  const units = ['ship 0.1 at 1 items old-sea-chart', 'crew 0.1 aboard 0']
  const m = at(turnOf(0, 'movement'), { map: sea, on: { 1: '~', 2: '~' }, units })
  expect(reachOf(m.board, m.edition, 0).costs[m.hex(2)]).toBe(5)
})

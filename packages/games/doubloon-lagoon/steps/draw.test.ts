import { asked, heard, play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, passAll, turnOf } from '../test-kit.ts'

test('DL-12 one card is drawn from the event deck, and only its owner hears which', () => {
  const m = at(turnOf(0, 'draw'), { deck: 'rally storm' })
  expect(m.board.hands).toEqual([['rally'], []])
  expect(m.whispered.map(({ to, event }) => [to, event])).toMatchObject([[[0], { kind: 'drew', card: 'rally' }]])
})

test('DL-12 above three cards the rest is discarded by choice', () => {
  const m = at(turnOf(0, 'draw'), { hands: ['rally storm ambush swordmaster'], deck: 'becalmed' })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'pick', min: 2, max: 2 })
  play(m, { pick: ['rally', 'becalmed'] })
  expect(m.board.hands[0]).toEqual(['storm', 'ambush', 'swordmaster'])
  expect(m.board.discards.toSorted()).toEqual(['becalmed', 'rally'])
})

test('DL-12 three cards are kept without a question', () => {
  const m = at(turnOf(0, 'draw'), { hands: ['rally storm'], deck: 'becalmed' })
  expect(heard(m, 'trimmed')).toEqual([])
  expect(m.board.hands[0]).toHaveLength(3)
})

test('DL-12 cards gained later may be kept above three until the owner’s next draw segment', () => {
  const m = at(turnOf(0, 'exploration'), {
    map: ['1   b'],
    units: ['crew 0.1 at 1'],
    counters: ['1'],
    hands: ['rally storm ambush'],
    adventures: 'message-in-a-bottle',
    deck: 'becalmed swordmaster',
  })
  play(m, { explore: m.hex(1) })
  passAll(m)
  expect(m.board.hands[0]).toHaveLength(5)
})

test('DL-13 an empty event deck is made anew from its discards', () => {
  const m = at(turnOf(0, 'draw'), {})
  expect(m.board.hands[0]).toEqual([])
  const again = at({ step: 'draw', at: 'trim', seat: 0 }, {})
  again.board.discards = ['rally']
  expect(again.isAtRest()).toBe(true)
  const dry = at({ step: 'supply', at: 'offer', seat: 0, left: 1 }, { dice: '#1' })
  dry.board.discards.push('rally', 'storm')
  passAll(dry)
  expect(heard(dry, 'reshuffled')).toHaveLength(1)
  expect(dry.board.hands[0]).toEqual(['storm'])
  expect(dry.board.deck).toEqual(['rally'])
  expect(dry.board.discards).toEqual([])
})

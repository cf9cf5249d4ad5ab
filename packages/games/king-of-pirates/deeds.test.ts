import { heard } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import {
  discardAction,
  drawActions,
  drawLoot,
  gain,
  giveScurvy,
  losePirate,
  meetDutchman,
  moveDutchman,
  rob,
  sendToLair,
} from './deeds.ts'
import { at, ctxOf, handOf, held, type Posed, pirate, type Setting, sailing, shipAt, whereIs } from './test-kit.ts'
import { placeName } from './words/words.ts'

const sea = (setting: Setting): Posed => at(sailing(), setting)

test('KP-17 an action deck that runs out is made anew by shuffling its discards', () => {
  const m = sea({ ships: ['E8', 'A5'], cards: 'ambush', cardsGone: 'scurvy*2', rest: 'nowhere', dice: '#0' })
  drawActions(ctxOf(m), 0, 2)
  expect(held(m, 0)).toEqual(['ambush', 'scurvy'])
  expect(m.board.actionDeck).toEqual(['scurvy'])
  expect(m.board.actionDiscards).toEqual(handOf(''))
  expect(heard(m, 'reshuffled')).toEqual([{ kind: 'reshuffled', deck: 'action', cards: 2 }])
})

test('KP-17 if there is nothing to shuffle, nothing is drawn', () => {
  const m = sea({ ships: ['E8', 'A5'], cards: 'ambush', rest: 'nowhere' })
  drawActions(ctxOf(m), 0, 2)
  expect(held(m, 0)).toEqual(['ambush'])
  expect(m.whispered).toEqual([{ to: [0], event: { kind: 'drew', seat: 0, cards: ['ambush'] } }])
  drawActions(ctxOf(m), 0, 2)
  expect(held(m, 0)).toEqual(['ambush'])
  expect(drawLoot(ctxOf(m), 3)).toEqual([])
})

test('KP-17 the deck is made anew only when a card is wanted from it', () => {
  const m = sea({ ships: ['E8', 'A5'], cards: 'ambush', cardsGone: 'scurvy*2', rest: 'nowhere' })
  drawActions(ctxOf(m), 0, 1)
  expect(m.board.actionDeck).toEqual([])
  expect(m.board.actionDiscards).toEqual(handOf('scurvy*2'))
})

test('KP-16 discarded cards are counted by kind', () => {
  const m = sea({ ships: ['E8 hand treasure-map*3', 'A5'] })
  discardAction(ctxOf(m), 0, 'treasure-map', 2)
  expect(held(m, 0)).toEqual(['treasure-map'])
  expect(m.board.actionDiscards['treasure-map']).toBe(2)
})

test('KP-64 the first to have 10,000 wins at once; one short plays on', () => {
  const m = sea({ ships: ['E8 doubloons 9800', 'A5 doubloons 300'] })
  expect(gain(ctxOf(m), 0, 100, 'ships')).toBe(false)
  expect(m.play.match.outcome).toBeNull()
  expect(gain(ctxOf(m), 0, 100, 'ships')).toBe(true)
  expect(m.play.match.outcome).toEqual({ winners: [0], scores: [10000, 300] })
  expect(heard(m, 'won')).toEqual([{ kind: 'won', seats: [0], doubloons: 10000 }])
})

test('KP-8 KP-45 robbing leaves nobody below 0', () => {
  const m = sea({ ships: ['E8', 'A5 doubloons 300'] })
  rob(ctxOf(m), 1, 0, 500, 'players')
  expect(m.board.ships.map(({ doubloons }) => doubloons)).toEqual([300, 0])
  expect(shipAt(m, 0).income.players).toBe(300)
})

test('KP-22 scurvy tokens have no upper limit', () => {
  const m = sea({ ships: ['E8 scurvy 30', 'A5'] })
  giveScurvy(ctxOf(m), 0, 'card')
  expect(shipAt(m, 0).scurvy).toBe(31)
})

test('KP-21 hand and all pirates are discarded, and the ship goes where the compass says', () => {
  const m = sea({
    ships: ['E8', 'F6 doubloons 700 rum 5 cannonballs 3 scurvy 2 captain bess crew oke hand ambush*2,scurvy'],
    dutchman: 'F6',
    dice: 'yellow',
  })
  meetDutchman(ctxOf(m))
  expect(shipAt(m, 1)).toMatchObject({ captain: null, crew: [], hand: handOf(''), doubloons: 700 })
  expect(m.board.pirateDiscards).toEqual([pirate('bess'), pirate('oke')])
  expect(m.board.actionDiscards).toEqual(handOf('ambush*2,scurvy'))
  expect(shipAt(m, 1).lost).toEqual(handOf('ambush*2,scurvy'))
  expect(whereIs(m, 1)).toBe('A1')
})

test('KP-69 KP-70 what the lost pirates had room for goes back; all other stores and the scurvy stay', () => {
  const m = sea({
    ships: ['E8', 'F6 rum 5 cannonballs 2 scurvy 2 captain bess crew oke'],
    dutchman: 'F6',
    dice: 'yellow',
  })
  meetDutchman(ctxOf(m))
  expect(shipAt(m, 1)).toMatchObject({ rum: 4, cannonballs: 2, scurvy: 2 })
})

test('KP-21 every ship on the space is met', () => {
  const m = sea({ ships: ['A5', 'F6', 'F6'], dutchman: 'F6', dice: 'yellow red' })
  meetDutchman(ctxOf(m))
  expect([whereIs(m, 0), whereIs(m, 1), whereIs(m, 2)]).toEqual(['A5', 'A1', 'I5'])
})

test('KP-20 KP-21 but none in a lair', () => {
  const m = sea({ ships: ['E5 captain ivo', 'A5'], dutchman: 'E5' })
  meetDutchman(ctxOf(m))
  expect(shipAt(m, 0).captain).toBe(pirate('ivo'))
})

test('KP-18 KP-21 being sent to a lair ends the turn of the one whose turn it is', () => {
  const m = sea({ ships: ['E8', 'F6'], dice: 'red blue' })
  sendToLair(ctxOf(m), 1, 'mutiny')
  expect(m.board.isTurnOver).toBe(false)
  sendToLair(ctxOf(m), 0, 'dutchman')
  expect(m.board.isTurnOver).toBe(true)
  expect(heard(m, 'sent-to-lair')).toEqual([
    { kind: 'sent-to-lair', seat: 1, by: 'mutiny', lair: 'red', endsTurn: false },
    { kind: 'sent-to-lair', seat: 0, by: 'dutchman', lair: 'blue', endsTurn: true },
  ])
})

test('KP-19 a lost crew member leaves the captain in the cabin', () => {
  const m = sea({ ships: ['E8 captain ivo crew jo', 'A5'] })
  losePirate(ctxOf(m), 0, pirate('jo'))
  expect(shipAt(m, 0)).toMatchObject({ captain: pirate('ivo'), crew: [] })
  expect(heard(m, 'promoted')).toEqual([])
})

test('KP-26 the Dutchman goes one space, and from the edge back to the middle', () => {
  const m = sea({ ships: ['E8', 'A5'], dutchman: 'E8' })
  expect(placeName(moveDutchman(ctxOf(m), 1))).toBe('E9')
  expect(placeName(moveDutchman(ctxOf(m), 1))).toBe('E5')
})

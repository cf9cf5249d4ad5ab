import type { Game } from '@nassau/kernel'
import { accept, answerByOrders, project } from '@nassau/kernel/host'
import { play, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { EDITION } from './edition/edition.ts'
import { kingOfPirates } from './game.ts'
import { orders } from './orders.ts'
import { allPass, at, beginning, duel, fighting, mutinyAt, type Posed, raid, sailing } from './test-kit.ts'

const game: Game = kingOfPirates
const PASS = { pass: true } as const
const KEELHAULING = { play: 'keelhauling' } as const
const AMBUSH = { play: 'ambush' } as const
const STOP = { stop: true } as const
const LEAVE = { dig: false } as const

/** What an order answers for a seat; whatever it is must be offered. */
function answer(m: Posed, order: string, seat: number): unknown {
  const said = answerByOrders(game, [order], project(m.play, seat), EDITION)
  const ask = m.play.askOf(seat)
  if (said !== null) expect(ask && accept(ask, said)).toEqual(said)
  return said
}

/** Seat 0 ashore on a small treasure, with this in hand. */
function ashore(hand: string): Posed {
  const m = at(sailing(), { ships: [`G5 ${hand}`, 'A5 hand scurvy'] })
  play(m, STOP)
  return m
}

function sailedOut(hand: string): Posed {
  const m = at(sailing(), { ships: [`E8 ${hand}`, 'A5 hand scurvy'] })
  play(m, { sail: 'black' })
  return m
}

function rolled(m: Posed): Posed {
  allPass(m)
  return m
}

/** Every kind of question, and whom the table waits for there. */
const QUESTIONS: Record<string, () => Posed> = {
  steal: () => at(beginning(), { ships: ['E9 captain wick hand scurvy', 'A5 doubloons 100 hand scurvy'] }),
  discard: () => at(beginning(), { ships: ['E9 hand treasure-map*5,scurvy', 'A5'] }),
  mutinies: () =>
    at(beginning(), { ships: ['E9', 'A5 hand mutiny', 'A1 hand scurvy'], cards: 'tailwind*2', dice: 'red' }),
  'mutiny against 0': () =>
    at(mutinyAt(0, 3), {
      ships: ['E8 captain ivo crew nib hand keelhauling', 'A5 hand keelhauling', 'A1 hand scurvy'],
    }),
  sail: () => at(sailing(), { ships: ['E8 hand tailwind', 'A5 hand scurvy'] }),
  'sail without a tailwind': () => at(sailing(), { ships: ['E8', 'A5 hand scurvy'] }),
  'no space left': () => sailedOut('hand scurvy'),
  'no space left but a tailwind': () => sailedOut('hand tailwind'),
  'dig without clues': () => ashore('hand scurvy'),
  'dig with clues': () => ashore('hand treasure-map*3'),
  'dig watched': () => {
    const m = ashore('hand treasure-map*4')
    play(m, { dig: true })
    return m
  },
  target: () => at(fighting(), { ships: ['E8 hand scurvy', 'E8 hand ambush'] }),
  'duel declared': () =>
    duel('hand assault', 'hand ambush', { ships: ['E8 hand assault', 'E8 hand ambush', 'A5 hand scurvy'] }),
  'duel rolled': () =>
    rolled(duel('', '', { ships: ['E8 hand assault', 'E8 hand ambush', 'A5 hand scurvy'], dice: '3 3 2 2' })),
  'raid rolled': () => rolled(raid('', { ships: ['E8 hand treasure-map', 'A5 hand soldiers'], dice: '4 4' })),
  reroll: () => rolled(raid('', { ships: ['E8 cannonballs 1 hand scurvy', 'A5 hand soldiers'], dice: '1 1' })),
}

/** Everything an order answers over all these questions, as `question: seat answer`. */
function answers(order: string): string[] {
  return Object.entries(QUESTIONS).flatMap(([question, open]) => {
    const m = open()
    return [0, 1, 2].flatMap(seat => {
      const said = seat < m.play.seats ? answer(m, order, seat) : null
      return said === null ? [] : [`${question}: ${seat} ${JSON.stringify(said)}`]
    })
  })
}

test('KP-67 there are six standing orders, two of which people sit down with', () => {
  expect(orders.map(({ id }) => id)).toEqual([
    'keelhaul',
    'ambush',
    'pass-always',
    'pass-unless-hit',
    'pass-when-pointless',
    'heave-to',
  ])
  expect(orders.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['pass-when-pointless', 'heave-to'])
})

test('KP-56 KP-67 keelhaul: puts down any mutiny, and answers nothing else', () => {
  const said = JSON.stringify(KEELHAULING)
  expect(answers('keelhaul')).toEqual([`mutiny against 0: 0 ${said}`, `mutiny against 0: 1 ${said}`])
})

test('KP-48 KP-67 ambush: springs one when attacked, and answers nothing else', () => {
  expect(answers('ambush')).toEqual([`duel declared: 1 ${JSON.stringify(AMBUSH)}`])
})

const PASSES = ['mutinies', 'mutiny against 0', 'dig watched', 'duel declared', 'duel rolled', 'raid rolled']

test('KP-67 pass-always: passes in every window, and answers nothing else', () => {
  const expected = PASSES.flatMap(question => {
    const asked = QUESTIONS[question]?.()
    const seats = asked ? seatsAsked(asked).sort() : []
    return seats.map(seat => `${question}: ${seat} ${JSON.stringify(PASS)}`)
  })
  expect(answers('pass-always')).toEqual(expected)
})

test('KP-67 pass-unless-hit: passes until something happens to oneself', () => {
  expect(answers('pass-unless-hit').map(said => said.replace(` ${JSON.stringify(PASS)}`, ''))).toEqual([
    'mutinies: 0',
    'mutinies: 1',
    'mutinies: 2',
    'mutiny against 0: 1',
    'mutiny against 0: 2',
    'dig watched: 1',
    'duel declared: 2',
    'duel rolled: 2',
    'raid rolled: 1',
  ])
})

test('KP-67 pass-when-pointless: passes where no card in hand matters to what happens', () => {
  expect(answers('pass-when-pointless').map(said => said.replace(` ${JSON.stringify(PASS)}`, ''))).toEqual([
    'mutinies: 0',
    'mutinies: 2',
    'mutiny against 0: 1',
    'mutiny against 0: 2',
    'dig watched: 0',
    'dig watched: 1',
    'duel declared: 0',
    'duel declared: 1',
    'duel declared: 2',
    'duel rolled: 0',
    'duel rolled: 2',
    'raid rolled: 0',
  ])
})

test('KP-32 KP-36 heave-to: stops when no space and no tailwind is left, and leaves islands it cannot dig', () => {
  expect(answers('heave-to')).toEqual([
    `no space left: 0 ${JSON.stringify(STOP)}`,
    `dig without clues: 0 ${JSON.stringify(LEAVE)}`,
  ])
})

test('KP-67 nobody is answered for who is not waited for, though they could play something', () => {
  const m = at(sailing(), { ships: ['E8', 'A5 hand scurvy'] })
  expect(m.play.askOf(1)).toBeDefined()
  for (const { id } of orders) expect(answer(m, id, 1)).toBeNull()
})

test('KP-67 several orders: the first that has an answer counts', () => {
  const m = QUESTIONS['mutiny against 0']?.() ?? expect.fail()
  const all = orders.map(({ id }) => id)
  expect(answerByOrders(game, all, project(m.play, 1), EDITION)).toEqual(KEELHAULING)
  expect(answerByOrders(game, all, project(m.play, 2), EDITION)).toEqual(PASS)
})

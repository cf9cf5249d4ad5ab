import { choicesOf } from '@nassau/kernel/bots'
import { project } from '@nassau/kernel/host'
import { asked, heard, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import type { Term } from '../promises.ts'
import { at, type Posed } from '../test-kit.ts'
import { talksAmong } from './negotiation.ts'

type Setting = Parameters<typeof at>[1]

const talking = (ships: string[], dice = '', more: Partial<Setting> = {}): Posed =>
  at(
    talksAmong(
      ships.map((_, seat) => seat),
      ships.length,
    ),
    { ships, island: [4, 3, 1], dice, ...more },
  )

const TWO = ['crew 2 hull 2', 'crew 1 hull 5']
const THREE = [...TWO, 'crew 3 hull 3']

/** What each seat wishes, in the order of the seats; whoever says nothing of it wants the floor. */
function wish(m: Posed, ...wishes: ('offer' | 'listen' | 'insist')[]): void {
  for (const seat of seatsAsked(m)) playAs(m, seat, { say: wishes[seat] ?? 'offer' })
}

/** Nobody promises anything. */
const silent = (m: Posed): { assign: Term[] } => ({ assign: m.board.ships.map(() => 'nothing') })

/** The first of two has the floor and offers this. */
function offering(m: Posed, offer: (number | 'island')[], terms: Term[] = ['nothing', 'nothing']): void {
  wish(m, 'offer', 'listen')
  play(m, { assign: offer }, { assign: terms })
}

const NOTHING_FOR_THEM: (number | 'island')[] = [0, 0, 'island']

test('SD-33 all say at once, unseen, whether they want the floor', () => {
  const m = talking(TWO)
  expect(seatsAsked(m)).toEqual([0, 1])
  playAs(m, 1, { say: 'offer' })
  expect(project(m.play, 0).stack.at(-1)).toMatchObject({ sealed: [null, { sealed: true }] })
})

test.each([
  ['#0 #0', 1],
  ['#0 #1', 2],
  ['#2 #1', 0],
])('SD-33 who first has the floor is drawn by lot: %s', (lot, first) => {
  const m = talking(THREE, lot)
  wish(m)
  expect(asked(m)).toMatchObject({ kind: 'assign', seat: first })
})

test('SD-33 the lot is among those who want the floor, and needs none if there is one', () => {
  const m = talking(THREE)
  wish(m, 'listen', 'listen', 'offer')
  expect(asked(m).seat).toBe(2)
  expect(heard(m, 'lots-drawn')).toEqual([])
})

test('SD-33 if nobody wants the floor, the lot is among all', () => {
  const m = talking(TWO, '#0')
  wish(m, 'listen', 'listen')
  expect(asked(m).seat).toBe(1)
})

test('SD-33 after a refusal the floor goes to the next who wants it, and then it is asked anew', () => {
  const m = talking(THREE, '#0 #0')
  wish(m)
  const [first, second] = [1, 2]
  expect(asked(m).seat).toBe(first)
  play(m, { assign: [1, 'island', 'island'] }, silent(m), { answer: 'refuse' })
  expect(asked(m)).toMatchObject({ kind: 'assign', seat: second })

  const other = talking(TWO)
  offering(other, NOTHING_FOR_THEM)
  play(other, { answer: 'refuse' })
  expect(seatsAsked(other)).toEqual([0, 1])
})

test('SD-33 an offer keeps within everyone’s crew and hull', () => {
  const m = talking(TWO)
  wish(m, 'offer', 'listen')
  expect(() => play(m, { assign: [1, 1, 'island'] })).toThrow('not-offered')
  for (const choice of choicesOf(asked(m))) {
    const places = JSON.stringify(choice)
    expect([...places.matchAll(/[[,]1/g)].length).toBeLessThanOrEqual(1)
  }
})

test('SD-33 SD-47 captains’ powers count in a split: a Shore Raid carries two more, and is used up by it', () => {
  const ships = ['crew 1 hull 4 captain henry-morgan', 'crew 1 hull 4']
  const m = talking(ships, '', { options: { captains: true } })
  offering(m, [0, 0, 0])
  play(m, { answer: 'accept' })
  expect(m.board.ships[0]).toMatchObject({ hold: [4, 3, 1], isReady: false })
  expect(heard(m, 'power-used')).toEqual([{ kind: 'power-used', seat: 0, power: 'extra-hands' }])

  const kept = talking(ships, '', { options: { captains: true } })
  offering(kept, [0, 1, 'island'])
  play(kept, { answer: 'accept' })
  expect(kept.board.ships[0]?.isReady).toBe(true)

  const used = talking(['crew 1 hull 4 captain henry-morgan used yes', ...ships.slice(1)])
  wish(used, 'offer', 'listen')
  expect(() => play(used, { assign: [0, 0, 0] })).toThrow('not-offered')
})

test('SD-33 when all others accept, the dice are shared out', () => {
  const m = talking(TWO)
  offering(m, [1, 0, 'island'])
  play(m, { answer: 'accept' })
  expect(m.board.ships.map(({ hold }) => hold)).toEqual([[3], [4]])
  expect(m.board.island).toEqual([1])
  expect(m.got()).toEqual({ isAgreed: true, insisted: [] })
})

test('SD-33 an agreement needs every one of them', () => {
  const m = talking(THREE)
  wish(m, 'listen', 'listen', 'offer')
  play(m, { assign: [2, 2, 2] }, silent(m))
  expect(asked(m).seat).toBe(0)
  play(m, { answer: 'accept' })
  expect(asked(m).seat).toBe(1)
  play(m, { answer: 'refuse' })
  expect(m.board.island).toEqual([4, 3, 1])
})

test('SD-33 an answer may be another offer', () => {
  const m = talking(TWO)
  offering(m, NOTHING_FOR_THEM)
  play(m, { answer: 'counter' })
  expect(asked(m)).toMatchObject({ kind: 'assign', seat: 1 })
})

test('SD-33 an offer carries promises both ways; agreed on, they lie open on the board', () => {
  const m = talking(TWO)
  offering(m, [0, 1, 'island'], ['spare-1', 'fire-0'])
  const pledges = [
    { by: 0, deed: 'spare', target: 1 },
    { by: 1, deed: 'fire', target: 0 },
  ]
  expect(heard(m, 'offered')).toMatchObject([{ seat: 0, pledges }])
  expect(m.board.vows).toEqual([])
  play(m, { answer: 'accept' })
  expect(m.board.vows).toEqual(pledges.map(pledge => ({ ...pledge, until: 2, state: 'open' })))
  expect(heard(m, 'promised')).toMatchObject(pledges)
  expect(project(m.play, null).view).toMatchObject({ vows: pledges })
})

test('SD-33 the promises of an offer that is refused are void', () => {
  const m = talking(TWO)
  offering(m, [0, 1, 'island'], ['spare-1', 'nothing'])
  play(m, { answer: 'refuse' })
  expect(m.board.vows).toEqual([])
})

test('SD-33 after three refused offers it is a melee, and the third cannot be countered', () => {
  const m = talking(TWO)
  for (let i = 0; i < 2; i++) {
    offering(m, NOTHING_FOR_THEM)
    play(m, { answer: 'refuse' })
  }
  offering(m, NOTHING_FOR_THEM)
  expect(() => play(m, { answer: 'counter' })).toThrow('not-offered')
  play(m, { answer: 'refuse' })
  expect(m.got()).toEqual({ isAgreed: false, insisted: [] })
})

test('SD-33 anyone may insist on a fight, at once or in answer', () => {
  const atOnce = talking(TWO)
  wish(atOnce, 'offer', 'insist')
  expect(atOnce.got()).toEqual({ isAgreed: false, insisted: [1] })

  const inAnswer = talking(TWO)
  offering(inAnswer, [0, 1, 0])
  play(inAnswer, { answer: 'insist' })
  expect(inAnswer.got()).toEqual({ isAgreed: false, insisted: [1] })
})

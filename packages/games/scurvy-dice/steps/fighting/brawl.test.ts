import { asked, heard, play, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, type Posed } from '../../test-kit.ts'
import { brawlAmong } from './brawl.ts'

const brawling = (ships: string[], dice = '', drawn: number[] = []): Posed =>
  at(
    brawlAmong(
      ships.map((_, seat) => seat),
      drawn,
      ships.length,
    ),
    { ships, island: [4, 3], dice },
  )

/** Seats that surrender before this round; all other fighters stand. */
function stand(m: Posed, ...yielding: number[]): void {
  for (const seat of seatsAsked(m)) playAs(m, seat, { surrender: yielding.includes(seat) })
}

test('SD-34 it is fought to the death; the last one fighting loots first', () => {
  const m = brawling(['crew 1', 'crew 2'], 'ship | crew crew')
  stand(m)
  expect(m.got()).toEqual([1])
  expect(m.board.ships[0]?.crew).toBe(0)
})

test('SD-34 before any round all decide at once whether to surrender', () => {
  const m = brawling(['crew 2', 'crew 2'], 'ship ship | crew crew')
  stand(m)
  expect(seatsAsked(m)).toEqual([0, 1])
})

test('SD-34 who surrenders leaves the fight and follows by the crew that is left', () => {
  const m = brawling(['crew 1', 'crew 5', 'crew 3'], '#0')
  stand(m, 0, 2)
  play(m, { mercy: true }, { mercy: true })
  expect(m.got()).toEqual([1, 2, 0])
})

test('SD-34 equal crews among those who surrendered are ordered by lot', () => {
  const orders = ['#0', '#1'].map(lot => {
    const m = brawling(['crew 2', 'crew 5', 'crew 2'], lot)
    stand(m, 0, 2)
    play(m, { mercy: true }, { mercy: true })
    return m.got()
  })
  expect(orders).toEqual([
    [1, 2, 0],
    [1, 0, 2],
  ])
})

test('SD-34 if the last fighters fall together, those who surrendered loot', () => {
  const m = brawling(['crew 1', 'crew 1', 'crew 1'], '#0 | crew crew')
  stand(m, 2)
  play(m, { mercy: true })
  expect(m.got()).toEqual([2])
})

test('SD-34 if all left surrender at once, chance orders them and nobody judges', () => {
  const m = brawling(['crew 4', 'crew 1'], '#0')
  stand(m, 0, 1)
  expect(m.got()).toEqual([1, 0])
  expect(heard(m, 'judged')).toHaveLength(0)
})

test('SD-35 the remaining fighter with most crew shows mercy or not', () => {
  const m = brawling(['crew 2', 'crew 5', 'crew 3'])
  stand(m, 0)
  expect(asked(m).seat).toBe(1)
})

test('SD-35 without mercy one crew die removes one enemy crew for each fight point', () => {
  const m = brawling(['crew 5', 'crew 4'], 'parrot')
  stand(m, 1)
  play(m, { mercy: false })
  expect(m.board.ships[1]).toMatchObject({ crew: 1, wreck: 9 })
  expect(heard(m, 'judged')).toMatchObject([{ victim: 1, dice: { parrot: 1 }, lost: 3 }])
})

test('SD-35 SD-34 the order counts the crew left after no mercy', () => {
  const m = brawling(['crew 6', 'crew 4', 'crew 3'], 'parrot | #1')
  stand(m, 1, 2)
  play(m, { mercy: false }, { mercy: true })
  expect(m.got()).toEqual([0, 2, 1])
})

test('SD-35 equal crews among the fighters: the judge is drawn by lot', () => {
  const m = brawling(['crew 2', 'crew 3', 'crew 3'], '#1')
  stand(m, 0)
  expect(asked(m).seat).toBe(2)
})

test('SD-34 who has just chosen to fight is not asked before the first round, everyone else is', () => {
  const both = brawling(['crew 2', 'crew 2'], 'ship ship | crew crew', [0, 1])
  expect(heard(both, 'melee')).toHaveLength(1)
  expect(seatsAsked(both)).toEqual([0, 1])

  const one = brawling(['crew 2', 'crew 2'], 'ship ship | crew crew', [0])
  expect(seatsAsked(one)).toEqual([1])
  stand(one)
  expect(seatsAsked(one)).toEqual([0, 1])
})

test('SD-34 who was not asked cannot surrender with the others: one fighter is left', () => {
  const m = brawling(['crew 2', 'crew 2'], '#0', [0])
  stand(m, 1)
  expect(asked(m).seat).toBe(0)
  play(m, { mercy: true })
  expect(m.got()).toEqual([0, 1])
})

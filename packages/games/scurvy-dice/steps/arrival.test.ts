import { project } from '@nassau/kernel/host'
import { heard, playAs, seatsAsked } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { at, type Posed } from '../test-kit.ts'
import type { Stance } from './arrival.ts'

const arriving = (ships: string[], dice = ''): Posed =>
  at(
    {
      step: 'arrival',
      at: 'choose',
      tied: ships.map((_, seat) => seat),
      sealed: ships.map(() => null),
      parleyed: [],
      drawn: [],
    },
    { ships, island: [4, 3, 2, 1], dice },
  )

function choose(m: Posed, ...stances: Stance['do'][]): void {
  for (const [seat, stance] of stances.entries()) playAs(m, seat, { do: stance })
}

const CREW_2 = 'crew 2 hull 2'

test('SD-31 all choose at once, and nobody sees a choice before the last is made', () => {
  const m = arriving([CREW_2, CREW_2, CREW_2])
  expect(seatsAsked(m)).toEqual([0, 1, 2])
  playAs(m, 1, { do: 'melee' })
  expect(project(m.play, 0).stack.at(-1)).toMatchObject({ sealed: [null, { sealed: true }, null] })
  expect(project(m.play, 0).awaiting).toEqual([0, 2])
  expect(project(m.play, 1).stack.at(-1)).toMatchObject({ sealed: [null, { do: 'melee' }, null] })
})

test('SD-31 if anyone who did not parley chose melee, all who did not parley fight', () => {
  const m = arriving([CREW_2, CREW_2, CREW_2])
  choose(m, 'negotiate', 'parley', 'melee')
  expect(m.play.match.stack.at(-1)).toMatchObject({ step: 'brawl', fighters: [0, 2] })
})

test('SD-31 if all of them negotiate, they talk', () => {
  const m = arriving([CREW_2, CREW_2, CREW_2])
  choose(m, 'negotiate', 'parley', 'negotiate')
  expect(m.play.match.stack.at(-1)).toMatchObject({ step: 'negotiation', among: [0, 2] })
})

test('SD-31 if only one is left, that one simply loots first', () => {
  const m = arriving([CREW_2, CREW_2, CREW_2], '#0')
  choose(m, 'parley', 'melee', 'parley')
  expect(m.got()).toEqual([1, 2, 0])
})

test('SD-32 SD-36 parley lets the others go first, several in random order', () => {
  const one = arriving([CREW_2, CREW_2], '#0')
  choose(one, 'parley', 'parley')
  const other = arriving([CREW_2, CREW_2], '#1')
  choose(other, 'parley', 'parley')
  expect([one.got(), other.got()]).toEqual([
    [1, 0],
    [0, 1],
  ])
  expect(heard(one, 'stances')).toHaveLength(1)
})

test('SD-34 a melee both have chosen begins without asking again; who wanted to talk may surrender', () => {
  const both = arriving([CREW_2, CREW_2], 'crew crew | ship ship')
  choose(both, 'melee', 'melee')
  expect(heard(both, 'melee')).toHaveLength(1)

  const one = arriving([CREW_2, CREW_2])
  choose(one, 'melee', 'negotiate')
  expect(seatsAsked(one)).toEqual([1])
})

test('SD-33 SD-34 who insisted on a fight is not asked whether to fight', () => {
  const m = arriving([CREW_2, CREW_2])
  choose(m, 'negotiate', 'negotiate')
  playAs(m, 0, { say: 'insist' })
  playAs(m, 1, { say: 'listen' })
  expect(m.play.match.stack.at(-1)).toMatchObject({ step: 'brawl', drawn: [0] })
  expect(seatsAsked(m)).toEqual([1])
})

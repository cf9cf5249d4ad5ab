import { findGame } from '@nassau/games'
import type { Projection } from '@nassau/kernel'
import { FastChance, type Judgement, type Measure, swab } from '@nassau/kernel/bots'
import { Play, project, readOptions, setUp } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { Causes } from './causes.ts'

/** What a match of Pig is counted by in these tests: numbers that are put there. */
let counts: readonly number[] = []
const measure = (i: number, wanted: Measure['wanted']): Measure => ({
  amount: () => counts[i] ?? 0,
  wanted,
  says: '{n}',
})
const judgement: Judgement = {
  player: swab,
  effort: { simulations: 1, width: 1, doubt: 0 },
  measures: [measure(0, 'more'), measure(1, 'less'), measure(2, 'more')],
}

function opened(): { play: Play; seen: Projection } {
  const found = findGame('pig')
  const options = found.ok ? readOptions(found.value.game, []) : found
  if (!found.ok || !options.ok) throw new Error('no such game')
  const { game } = found.value
  const rng = new FastChance(1)
  const play = new Play(game, game.edition, setUp(game, game.edition, options.value, 2, rng), rng)
  return { play, seen: project(play, 0) }
}

/** Worlds in which a share is worth 0.02 for each of the first, as much less for each of the second, and nothing for the third. */
function causesOf(better: readonly [number, number, number], worlds = 60): Causes {
  const { play, seen } = opened()
  const causes = new Causes({ judgement, seen })
  const rng = new FastChance(5)
  for (let world = 0; world < worlds; world++) {
    const luck = [rng.below(9), rng.below(9), rng.below(9)] as const
    for (const choice of ['plain', 'better']) {
      counts = luck.map((one, i) => one + (choice === 'better' ? (better[i] ?? 0) : 0))
      const [more = 0, less = 0] = counts
      causes.note(choice, play, 0.5 + 0.02 * more - 0.02 * less)
    }
  }
  return causes
}

test('what made the difference is the reason, by as much as there is more of it', () => {
  expect(causesOf([2, 0, 0]).reasonsFor('better', 'plain')).toEqual([{ measure: 0, by: 2 }])
})

test('what there should be less of is a reason where there is less, the weightiest first', () => {
  const [first, second, ...more] = causesOf([1, -3, 0]).reasonsFor('better', 'plain')
  expect(first).toEqual({ measure: 1, by: 3 })
  expect(second).toEqual({ measure: 0, by: 1 })
  expect(more).toEqual([])
})

test('what differs and is worth nothing is no reason, nor is what is worse', () => {
  expect(causesOf([1, 0, 5]).reasonsFor('better', 'plain')).toEqual([{ measure: 0, by: 1 }])
  expect(causesOf([3, 1, 0]).reasonsFor('better', 'plain')).toEqual([{ measure: 0, by: 3 }])
})

test('there is no reason for what is no better, nor for what was never tried', () => {
  expect(causesOf([-2, 0, 0]).reasonsFor('better', 'plain')).toEqual([])
  expect(causesOf([2, 0, 0]).reasonsFor('better', 'other')).toEqual([])
})

import { expect, test } from 'vitest'
import { chartOf, neighbour } from '../../chart.ts'
import { EDITION } from '../../edition/edition.ts'
import type { SeasEvent } from '../../events.ts'
import { COLOURS } from '../../words/names.ts'
import { marksOf, waysOf } from './traces.ts'

const chart = chartOf(EDITION)

/** A ship sails straight on from the middle of the map. */
function voyage(seat: number, steps: number): { events: SeasEvent[]; spaces: number[] } {
  const spaces = [chart.centre]
  const events = Array.from({ length: steps }, (): SeasEvent => {
    const at = neighbour(chart, spaces.at(-1) ?? 0, 1) ?? 0
    spaces.push(at)
    return { kind: 'sailed', seat, toward: COLOURS[1], at }
  })
  return { events, spaces }
}

test('the steps of a voyage are one way, and one’s own are not drawn', () => {
  const theirs = voyage(1, 3)
  expect(waysOf([...voyage(0, 2).events, ...theirs.events], 0, chart)).toEqual([{ owner: 1, spaces: theirs.spaces }])
})

test('a gain is marked where that captain was then, with what it brought', () => {
  const { events, spaces } = voyage(1, 2)
  const plundered: SeasEvent = { kind: 'plundered', seat: 1, prize: 'galleon', nation: 'spanish', loot: [100, 300] }
  const marks = marksOf([...events, plundered, ...voyage(1, 1).events], { ships: [] })
  expect(marks).toEqual([{ at: spaces.at(-1), says: '+400', isLoss: false, owner: 1 }])
})

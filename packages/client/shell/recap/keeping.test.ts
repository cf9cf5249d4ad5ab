import { loaded } from '@nassau/games/scurvy-dice/loaded'
import type { Seat } from '@nassau/kernel'
import { Referee, secretFrom } from '@nassau/kernel/host'
import { sceneFor } from '@nassau/protocol'
import { expect, test } from 'vitest'
import { NOBODY_YET, type TableSnapshot } from '../../seating/seating.ts'
import { packed, unpacked } from './keeping.ts'
import { noSteps, withStep } from './steps.ts'

const { game } = loaded
const FACTS = { game: game.id, options: {}, edition: null, seats: [], result: null, orders: [] }
const seen = new Referee(game, { options: {}, seats: ['Anne', 'Grace'], secret: secretFrom('kept') }).project(0)

/** The table when so much had happened, with what was heard then. */
function at(
  n: number,
  { match = 'one', seat = 0, kind = `event ${n}` }: { match?: string; seat?: Seat; kind?: string },
) {
  const scene = sceneFor(seat, { ...FACTS, commitment: match }, {}, seen)
  const table = { type: 'table' as const, match: 'here', n, scene, heard: [], chat: [] }
  return { ...NOBODY_YET, table, fresh: kind === '' ? [] : [{ kind }] } satisfies TableSnapshot
}

const steps = [2, 3, 4].reduce((before, n) => withStep(before, at(n, {}), false), noSteps<TableSnapshot>(at(1, {})))
const kept = packed(steps)
/** What a page sees first when it was loaded anew. */
const anew = (n: number, who: { match?: string; seat?: Seat } = {}) => unpacked(kept, at(n, { ...who, kind: '' })).shown

test('what the others did is there again after the page was loaded anew, each step with its own table', () => {
  expect(anew(4).map(({ table, fresh }) => [table?.n, fresh[0]?.kind])).toEqual([
    [2, 'event 2'],
    [3, 'event 3'],
    [4, 'event 4'],
  ])
})

test('what never came into the match is not shown', () => {
  expect(anew(3)).toHaveLength(2)
})

test('nothing is shown again where something was missed, in another match, through other eyes, or with nothing kept', () => {
  expect([anew(5), anew(4, { match: 'two' }), anew(4, { seat: 1 })]).toEqual([[], [], []])
  expect(unpacked(null, at(4, {})).shown).toEqual([])
})

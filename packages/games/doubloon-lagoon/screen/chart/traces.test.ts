import { expect, test } from 'vitest'
import { EDITION } from '../../edition/edition.ts'
import type { LagoonEvent } from '../../events.ts'
import { newLagoon } from '../../game.ts'
import { marksOf, waysOf } from './traces.ts'

const crew = (unit: number, owner: number) => ({ unit, kind: 'crew', owner, number: 1 }) as const
const walk = (unit: number, owner: number): LagoonEvent => ({
  kind: 'walked',
  unit: crew(unit, owner),
  from: 384,
  at: 396,
  cost: 1,
})

test('others’ ways are drawn, one’s own are not', () => {
  expect(waysOf([walk(0, 0), walk(3, 1)], 0, EDITION)).toEqual([{ owner: 1, spaces: [384, 396] }])
})

test('a loss is marked where it happened, even if nobody is left there', () => {
  const { units } = newLagoon(2)
  const events: LagoonEvent[] = [
    { kind: 'battle', attacker: 1, defender: 0, at: 396, ours: [crew(3, 1)], theirs: [crew(0, 0)] },
    { kind: 'steps-lost', crew: crew(0, 0), steps: 3, left: 0 },
  ]
  expect(marksOf(events, { units })).toEqual([{ at: 396, says: '−3', isLoss: true, owner: 0 }])
})

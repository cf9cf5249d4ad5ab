import { expect, test } from 'vitest'
import { EDITION } from '../../edition/edition.ts'
import { newLagoon } from '../../game.ts'
import type { MovementFrame } from '../../steps/movement.ts'
import { view } from '../../view.ts'
import { dangersTo } from './unguarded.tsx'

/** The ship of seat 0 lies at S17, its last crew aboard or gone; crew 1 of seat 1 stands where it is told. */
function dangers(frame: Pick<MovementFrame, 'at' | 'unit'>, { isManned, rival }: { isManned: boolean; rival: number }) {
  const lagoon = newLagoon(2)
  const [crew, ship, other] = [lagoon.units[0], lagoon.units[6], lagoon.units[3]]
  if (crew && ship && other) {
    Object.assign(ship, { at: 409 })
    Object.assign(crew, { at: 409, aboard: isManned ? 6 : null })
    Object.assign(other, { at: rival, aboard: null })
  }
  const whole: MovementFrame = { step: 'movement', seat: 0, hesitations: 0, heaps: [], ...frame }
  return dangersTo({ view: view(lagoon, 0), edition: EDITION, seat: 0, frame: whole })
}

const NEAR = 384
const FAR = 79

test('DL-19 the last crew is warned before it leaves a ship that a rival could reach', () => {
  expect(dangers({ at: 'act', unit: 0 }, { isManned: true, rival: NEAR })).toEqual([{ ship: 6, by: 3, last: 0 }])
})

test('DL-19 so is whoever is about to end movement with an empty ship', () => {
  expect(dangers({ at: 'choose', unit: -1 }, { isManned: false, rival: NEAR })).toEqual([
    { ship: 6, by: 3, last: null },
  ])
})

test('nobody is warned of rivals far away, or of a ship that is manned', () => {
  expect(dangers({ at: 'choose', unit: -1 }, { isManned: false, rival: FAR })).toEqual([])
  expect(dangers({ at: 'choose', unit: -1 }, { isManned: true, rival: NEAR })).toEqual([])
})

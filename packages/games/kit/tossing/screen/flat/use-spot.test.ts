import type { ThrowAsk } from '@nassau/kernel'
import { accept, quantise } from '@nassau/kernel/host'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oZone } from '../../../../o-zone/game.ts'
import { pirateOZone } from '../../../../pirate-o-zone/game.ts'
import { firstSpot } from './use-spot.ts'

const EDITIONS = [oZone.edition, pirateOZone.edition]

/** Where a disk may go when others lie at these spots. */
const askWith = (least: number, spots: readonly number[][]): ThrowAsk => ({
  kind: 'throw',
  seat: 0,
  axes: [
    { name: 'x', unit: 'mm', min: -200, max: 200 },
    { name: 'y', unit: 'mm', min: 30, max: 560 },
  ],
  shells: spots.map(centre => ({ axes: [0, 1], centre, least, most: null, says: 'too near' })),
})

test('OZ-6, PZ-5 a disk is offered a place where it may lie, whatever lies there already', () => {
  const spot = fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 30, max: 560 }))
  fc.assert(
    fc.property(fc.constantFrom(...EDITIONS), fc.array(spot, { maxLength: 4 }), (edition, spots) => {
      const ask = askWith(edition.goalDiameter, spots)
      const first = firstSpot(ask, edition)
      expect(accept(ask, { throw: first })).toBeDefined()
      // The fields show whole numbers: nothing is lost on the way there.
      expect(quantise(ask, first).throw).toEqual(first)
    }),
  )
})

test('the first disk begins where the usual table has it, and the line where it usually is', () => {
  for (const edition of EDITIONS) {
    const [usual] = edition.presets[0]?.spots ?? []
    expect(
      firstSpot(
        {
          ...askWith(edition.goalDiameter, []),
          axes: [
            { name: 'x', unit: 'mm', min: -999, max: 999 },
            { name: 'y', unit: 'mm', min: -999, max: 999 },
          ],
        },
        edition,
      ),
    ).toEqual([usual?.x, usual?.y])
    const line: ThrowAsk = {
      kind: 'throw',
      seat: 0,
      axes: [{ name: 'line', unit: 'mm', min: 0, max: 900 }],
      shells: [],
    }
    expect(firstSpot(line, edition)).toEqual([edition.foulLine.usual])
  }
})

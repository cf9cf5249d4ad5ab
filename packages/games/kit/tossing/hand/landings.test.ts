import { FastChance } from '@nassau/kernel/bots'
import { type Die, type Felt, loadPhysics, throwDie } from '@nassau/tossing'
import { beforeAll, expect, test } from 'vitest'
import { oZone } from '../../../o-zone/game.ts'
import { isFoul, pieceOf, reportFrom, throwFrom, tremorOf } from './hand.ts'
import { skimsOver } from './landings.ts'

beforeAll(() => loadPhysics())

const { edition } = oZone
const RANGE = { from: 412, to: 972, line: -381 }
const ENDLESS: Felt = { width: 6000, length: 8000, disks: [] }
/** From a target's centre, in mm. */
const NEAR = 60

const share = (landings: readonly (Die | null)[], y: number): number =>
  landings.filter(die => die && Math.hypot(die.pose.x, die.pose.y - y) < NEAR).length / landings.length

test('a captain knows its hand: how often a skim ends near a target, within ten of a hundred, at every speed', () => {
  const piece = pieceOf({ role: 'die', id: 'b1' }, edition)
  const options = { foul: { y: RANGE.line, towards: 1 }, tremor: tremorOf(edition) } as const
  for (const { numbers, landings } of skimsOver(RANGE, piece, edition, false)) {
    const thrown = Array.from({ length: 150 }, (_, stream) => {
      const report = reportFrom(throwDie(ENDLESS, [], piece, throwFrom(numbers), new FastChance(99, stream), options))
      return isFoul(report) ? null : (report.dice[0] ?? null)
    })
    for (const y of [562, 672]) expect(Math.abs(share(landings, y) - share(thrown, y))).toBeLessThan(0.1)
  }
})

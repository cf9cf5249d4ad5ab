import { PASS } from '@nassau/kernel'
import { choicesOf, drawAsk, FastChance, sample } from '@nassau/kernel/bots'
import { Play, project, setUp } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { chartOf } from '../chart.ts'
import { EDITION } from '../edition/edition.ts'
import { kingOfPirates } from '../game.ts'
import type { KingOfPirates } from '../rules.ts'
import { type Panel, steeringOf, type Task, taskOf } from './task.ts'

const CHART = chartOf(EDITION)

/** A match on its way, chosen at random. */
function aMatch(seed: number, seats: number): { play: Play<KingOfPirates>; rng: FastChance } {
  const rng = new FastChance(seed)
  const options = { 'fair-winds': seed % 2 === 0 }
  return { play: new Play(kingOfPirates, EDITION, setUp(kingOfPirates, EDITION, options, seats, rng), rng), rng }
}

/** Every choice that can be made with what a panel shows. */
function choicesIn(panel: Panel): unknown[] {
  switch (panel.kind) {
    case 'sign':
      return panel.pirates.flatMap(captain =>
        panel.pirates.filter(crew => crew !== captain).map(crew => ({ captain, crew })),
      )
    case 'captain':
      return [...panel.pirates.map(captain => ({ captain })), ...(panel.canKeep ? [{ keep: true }] : [])]
    case 'promote':
      return panel.pirates.map(promote => ({ promote }))
    case 'crew':
      return panel.crews.map(crew => ({ crew }))
    case 'discard':
      return panel.ways.map(discard => ({ discard }))
    case 'colour':
      return [null, ...panel.colours].map(colour => ({ colour }))
    case 'buy':
      return [null, ...panel.parts].map(buy => ({ buy }))
    case 'steal':
      return [null, ...panel.seats].map(steal => ({ steal }))
    case 'target':
      return [null, ...(panel.hasPrize ? ['prize'] : []), ...panel.seats].map(attack => ({ attack }))
    case 'dig':
      return [...(panel.canDig ? [{ dig: true }] : []), { dig: false }]
    case 'sail':
      return [{ stop: true }]
    case 'reroll':
      return ['none', 'first', 'second', 'both'].map(reroll => ({ reroll }))
    case 'window':
      return [PASS, ...panel.scapegoats.map(sacrifice => ({ sacrifice }))]
    default:
      return []
  }
}

const inOrder = (choices: readonly unknown[]): string[] => choices.map(choice => JSON.stringify(choice)).toSorted()

const choicesOfTask = ({ panel, plays, ways }: Task): unknown[] => [
  ...choicesIn(panel),
  ...[...plays.values()].flat(),
  ...ways.values(),
]

test.each([2, 3, 6])('with %i seats everything that is asked can be answered, and nothing else', seats => {
  const { play, rng } = aMatch(seats, seats)
  const met = new Set<Panel['kind']>()
  for (let i = 0; i < 3000 && !play.isOver; i++) {
    for (let seat = 0; seat < seats; seat++) {
      const seen = project(play, seat)
      const task = taskOf(seen, CHART)
      met.add(task.panel.kind)
      expect(inOrder(choicesOfTask(task))).toEqual(inOrder(seen.ask ? [...choicesOf(seen.ask)] : []))
    }
    const ask = drawAsk(play, rng)
    play.take(ask.seat, sample(ask, rng))
  }
  expect(met).not.toContain('other')
  expect([...met]).toEqual(
    expect.arrayContaining(['colour', 'discard', 'sign', 'sail', 'window', 'target', 'reroll', 'captain', 'crew']),
  )
})

test('who looks on is asked nothing', () => {
  const { play } = aMatch(1, 2)
  expect(taskOf(project(play, null), CHART)).toMatchObject({ panel: { kind: 'none' } })
})

test('the Dutchman can be steered to each of his six neighbours, and from the edge back to the middle', () => {
  const { play } = aMatch(1, 2)
  const view = project(play, 0).view
  const plays = (['red', 'blue', 'green', 'yellow', 'black', 'white'] as const).map(toward => ({
    play: 'flying-dutchman' as const,
    toward,
  }))
  expect([...steeringOf(plays, view, CHART).keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  const atTheCorner = { ...view, dutchman: CHART.corners[0] ?? -1 }
  expect(steeringOf(plays, atTheCorner, CHART).get(CHART.centre)).toEqual({ play: 'flying-dutchman', toward: 'red' })
})

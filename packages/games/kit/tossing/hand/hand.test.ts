import { FastChance, sample } from '@nassau/kernel/bots'
import { isRefusal, Referee, secretFrom } from '@nassau/kernel/host'
import { loadPhysics } from '@nassau/tossing'
import { beforeAll, expect, test } from 'vitest'
import { oZone } from '../../../o-zone/game.ts'
import { pirateOZone } from '../../../pirate-o-zone/game.ts'
import type { TossBoard } from '../board.ts'
import type { TossEdition } from '../edition.ts'
import { isTossEvent, type TossEvent } from '../events.ts'
import { comesToTheSame } from './hand.ts'

beforeAll(() => loadPhysics())

type Tossed = { before: TossBoard; edition: TossEdition; event: Extract<TossEvent, { kind: 'tossed' }> }

const OPENING = { options: { black: 0, surrogate: false }, seats: ['Anne', 'Bart'], secret: secretFrom('again') }
const MATCHES = [
  { title: oZone.title, open: () => new Referee(oZone, OPENING) },
  { title: pirateOZone.title, open: () => new Referee(pirateOZone, OPENING) },
]

const TOSS = [0, -7000, 600, 0, 1500, -400, -3000, 0, 0]

/** The first throws of a match, each with how the dice lay before it. */
function firstThrows(referee: ReturnType<(typeof MATCHES)[number]['open']>, n: number): Tossed[] {
  const rng = new FastChance(7)
  const tossed: Tossed[] = []
  while (tossed.length < n) {
    const { view, awaiting } = referee.project(null)
    const ask = referee.project(awaiting[0] ?? 0).ask ?? expect.fail('nothing is asked')
    // Up the middle: most dice stay on the table.
    const choice = ask.kind === 'throw' && ask.axes.length === 9 ? { throw: TOSS } : sample(ask, rng)
    const applied = referee.apply(ask.seat, choice)
    if (isRefusal(applied)) expect.fail(applied.because)
    for (const { event } of applied.told)
      if (isTossEvent(event) && event.kind === 'tossed') tossed.push({ before: view, edition: referee.edition, event })
  }
  return tossed
}

test.each(MATCHES)('OZ-30 $title: whoever hears of a throw can work it out again', ({ open }) => {
  const throws = firstThrows(open(), 8)
  for (const { before, edition, event } of throws) expect(comesToTheSame(before, edition, event)).toBe(true)
  const otherwise = throws.map(({ before, edition, event }) =>
    comesToTheSame(before, edition, { ...event, words: [1, 2] }),
  )
  expect(otherwise).toContain(false)
})

import { FastChance, type Guard } from '@nassau/kernel/bots'
import { project } from '@nassau/kernel/host'
import { labelAt, play } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import type { LagoonFrame } from '../rules.ts'
import { at, type Posed, type Setting, turnOf } from '../test-kit.ts'
import { firstThought } from './first-thought.ts'
import { scout } from './scouting.ts'

/** A strand, from above: a counter that can wait, our crew, a counter that a rival's crew could take in its next turn. */
const STRAND = ['1', '', 'b', '', '2', '', 'b', '', '3', '', 'j', '', '4']

function onStrand(setting: Setting = {}): Posed {
  const m = at(turnOf(0, 'movement'), {
    map: STRAND,
    on: { 1: 'b', 2: 'b', 3: 'b', 4: 'b' },
    units: ['crew 0.1 at 2', 'crew 1.1 at 4'],
    counters: ['1', '3'],
    adventures: 'jewelled-idol chest-of-doubloons kreths-treasure',
    ...setting,
  })
  play(m, { unit: 0 })
  expect(labelAt(m)).toBe('movement.act')
  return m
}

/** Below a posed turn there is nothing; imagination goes on to the next one. */
function chosen(m: Posed, bot = scout, isOut?: Guard): unknown {
  const seen = project(m.play, 0)
  const stack: LagoonFrame[] = [{ step: 'match', at: 'next', seat: 0 }, ...seen.stack.slice(1)]
  return bot.choose({ ...seen, stack }, new FastChance(1), m.edition, isOut)
}
const [SAFE, CONTESTED] = [{ to: 0 }, { to: 4 }]

test('DL-35 of two counters as near the captain takes the one that would be gone next turn: the other waits', () => {
  const m = onStrand()
  expect(chosen(m, firstThought)).toEqual(SAFE)
  expect(chosen(m)).toEqual(CONTESTED)
})

test('DL-37 the same from the same seed, and by the mate’s rules once the treasure is out', () => {
  expect(chosen(onStrand())).toEqual(chosen(onStrand()))
  const found = onStrand({
    units: ['crew 0.1 at 2', 'crew 1.1 at 4 items kreths-treasure'],
    adventures: 'jewelled-idol',
  })
  expect(chosen(found)).toEqual(chosen(found, firstThought))
})

test('DL-35 whoever is stopped before all has been weighed goes by the first thought', () => {
  expect(chosen(onStrand(), scout, () => true)).toEqual(SAFE)
})

test('DL-45 where points count it goes by the mate’s rules', () => {
  const m = onStrand({ options: { points: true } })
  expect(chosen(m)).toEqual(chosen(m, firstThought))
})

import { findGame } from '@nassau/games'
import { drawAsk, FastChance } from '@nassau/kernel/bots'
import { accept, Play, project, setUp } from '@nassau/kernel/host'
import { afterAll, expect, test } from 'vitest'
import { BotPool } from './pool.ts'

const faults: unknown[] = []
const pool = new BotPool(fault => faults.push(fault))
afterAll(() => pool.close())

function seenAtTheStart() {
  const listed = findGame('scurvy-dice')
  if (!listed.ok) throw new Error(listed.problem.says)
  const { game } = listed.value
  const options = { short: false, captains: false, 'dangerous-waters': false }
  const rng = new FastChance(1)
  const play = new Play(game, game.edition, setUp(game, game.edition, options, 2, rng), rng)
  const { seat } = drawAsk(play, rng)
  return {
    play,
    thinking: { game: game.id, level: 'mate', edition: null, seen: project(play, seat), isAwaited: true, host: 'anne' },
  }
}

test.each(['mate', 'captain'])('a %s chooses from what its seat sees, in another thread', async level => {
  const { play, thinking } = seenAtTheStart()
  const choice = await pool.choose({ ...thinking, level })
  const { ask } = project(play, thinking.seen.seat)
  expect(ask && accept(ask, choice)).toEqual(choice)
  expect(faults).toEqual([])
})

test('a bot that is still thinking when its house closes is no fault', async () => {
  const { thinking } = seenAtTheStart()
  const told: unknown[] = []
  const closing = new BotPool(fault => told.push(fault))
  const thought = closing.choose({ ...thinking, level: 'captain' })
  await new Promise(resolve => setTimeout(resolve, 300))
  await closing.close()
  expect(await thought).not.toBe(undefined)
  expect(told).toEqual([])
})

test('a bot that takes too long, or does not exist, is chosen for', async () => {
  const { thinking } = seenAtTheStart()
  const hasty = new BotPool(fault => faults.push(fault), 1)
  expect(await hasty.choose(thinking)).not.toBeNull()
  expect(faults.length).toBe(1)
  expect(await pool.choose({ ...thinking, level: 'admiral' })).not.toBeNull()
  expect(await pool.choose({ ...thinking, isAwaited: false })).toBeNull()
  await hasty.close()
})

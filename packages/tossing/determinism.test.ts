import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { FastChance } from '@nassau/kernel/bots'
import { hashText } from '@nassau/kernel/host'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawThrow, FELT, THOUSAND, throwMany } from './fixtures/thousand.ts'
import { openEngine } from './physics/engine.ts'
import { DiceWorld, loadPhysics, noMotion } from './physics/world.ts'
import { type Die, samePose } from './pose.ts'
import { throwDie } from './throw.ts'

let prints: string[] = []
beforeAll(async () => {
  await loadPhysics()
  prints = throwMany(1000, 7)
})

describe('OZ-30 the same toss gives the same result, bit for bit', () => {
  test('on a repeated run, with other felts and throws in between', () => {
    const other = { width: 500, length: 900, disks: [{ x: 10, y: 0, diameter: 60, thickness: 3 }] }
    const rng = new FastChance(5)
    const again = throwMany(1000, 7, dice => {
      if (rng.below(4) === 0) throwDie(other, [], { id: 'x', kind: 'd6', size: 16 }, drawThrow(rng), rng)
      return dice
    })
    expect(again).toEqual(prints)
    expect(new Set(prints).size).toBeGreaterThan(800)
  })

  test('in a worker thread', async () => {
    const worker = new Worker(new URL('./fixtures/worker.ts', import.meta.url))
    const [theirs] = await once(worker, 'message')
    await worker.terminate()
    expect(theirs).toEqual(prints)
  })

  test('after saving and loading in the middle of a round', () => {
    const saved = (dice: Die[]): Die[] => JSON.parse(JSON.stringify(dice))
    expect(throwMany(1000, 7, saved)).toEqual(prints)
  })

  test('as it was written down once and for all', () => {
    expect(hashText(prints.join())).toBe(THOUSAND)
  })

  test('other numbers give other results', () => {
    expect(throwMany(20, 8)).not.toEqual(prints.slice(0, 20))
  })
})

test('OZ-30 dice that nothing touched lie as they lay, to the last bit', () => {
  const rng = new FastChance(11)
  let dice: Die[] = []
  let untouched = 0
  for (let i = 0; i < 300; i++) {
    if (dice.length >= 10) dice = []
    const report = throwDie(FELT, dice, { id: `d${i}`, kind: 'd6', size: 16 }, drawThrow(rng), rng)
    for (const die of dice) {
      if (report.left.includes(die.id) || report.moved.some(({ id }) => id === die.id)) continue
      expect(report.dice.find(({ id }) => id === die.id)).toEqual(die)
      untouched++
    }
    dice = report.dice
  }
  expect(untouched).toBeGreaterThan(900)
})

test('OZ-28 the body moves the same whatever its labels', () => {
  const rng = new FastChance(3)
  for (let i = 0; i < 20; i++) {
    const toss = drawThrow(rng)
    const [one, other] = [0, 13].map(labels => {
      const draws = new FastChance(100 + i)
      const below = draws.below.bind(draws)
      draws.below = n => (n === 24 ? labels : below(n))
      return throwDie(FELT, [], { id: 'd', kind: 'd6', size: 16 }, toss, draws).dice[0]
    })
    if (one && other) expect(samePose(one.pose, other.pose)).toBe(true)
    expect(one === undefined).toBe(other === undefined)
  }
})

test('a world gives back what it took from the engine', async () => {
  const engine = await openEngine()
  const before = engine.HEAPF32.length
  for (let i = 0; i < 40; i++) {
    const world = new DiceWorld(engine)
    world.prime(FELT)
    const start = { ...noMotion(), z: 30 }
    for (let k = 0; k < 10; k++) world.add(k % 2 ? 'd6' : 'd12', 16, { ...start, x: 40 * k }, start)
    for (let k = 0; k < 10; k++) world.step()
    world.close()
  }
  expect(engine.HEAPF32.length).toBe(before)
})

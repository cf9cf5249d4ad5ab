import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { FastChance } from '@nassau/kernel/bots'
import { hashText } from '@nassau/kernel/host'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawThrow, FELT, THOUSAND, throwMany } from './fixtures/thousand.ts'
import { openEngine } from './physics/engine.ts'
import { DiceWorld, loadPhysics, MOST_STEPS, noMotion } from './physics/world.ts'
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

test('a world that has done its steps makes room for one in which throws go the same', async () => {
  const engine = await openEngine()
  const start = { ...noMotion(), x: 10, y: -500, z: 30, vx: 20, vy: 1500, wx: 30 }
  const flown = (world: DiceWorld): string => {
    const seen = noMotion()
    world.prime(FELT)
    const die = world.add('d6', 16, start, start)
    world.add('d12', 16, { ...noMotion(), y: -300, z: 8 })
    for (let k = 0; k < 240; k++) world.step()
    world.read(die, seen)
    return JSON.stringify(seen)
  }
  const world = new DiceWorld(engine)
  const first = flown(world)
  expect(world.orAnew(240)).toBe(world)
  const anew = world.orAnew(239)
  expect(anew).not.toBe(world)
  expect(flown(anew)).toBe(first)
  expect(anew.orAnew(240)).toBe(anew)
  anew.close()
})

/** Where the engine counts the jobs it has done, as far as words of its heap grow by so many in each of 100 steps. */
function jobCounters(heap: Uint32Array, steps: (many: number) => void): { at: number; aStep: number }[] {
  steps(100)
  const before = heap.slice()
  steps(100)
  const found = []
  for (const [at, was] of before.entries()) {
    const aStep = ((heap[at] ?? 0) - was) / 100
    if (aStep >= 10 && aStep <= 30 && Number.isInteger(aStep)) found.push({ at, aStep })
  }
  return found
}

test('an engine that has counted all the jobs it can leaves dice where they are: a world ends long before', async () => {
  const engine = await openEngine()
  const world = new DiceWorld(engine)
  const start = { ...noMotion(), z: 5000, vz: 3000 }
  world.prime(FELT)
  const die = world.add('d6', 16, start, start)
  const steps = (many: number): void => {
    for (let k = 0; k < many; k++) world.step()
  }
  const heightAfter = (many: number): number => {
    const seen = noMotion()
    steps(many)
    world.read(die, seen)
    return seen.z
  }
  const counters = jobCounters(engine.HEAPU32, steps)
  expect(counters.length).toBeGreaterThan(0)
  expect(heightAfter(1)).not.toBe(heightAfter(1))
  for (const { at } of counters) engine.HEAPU32[at] = 2 ** 32 - 5
  steps(1)
  expect(heightAfter(1)).toBe(heightAfter(1))
  for (const { aStep } of counters) expect(aStep * MOST_STEPS).toBeLessThan(2 ** 32 / 4)
})

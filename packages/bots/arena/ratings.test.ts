import { FastChance } from '@nassau/kernel/bots'
import { expect, test } from 'vitest'
import { type Contest, rate } from './ratings.ts'
import { lineUp, seatsFor, wholeBlocks } from './schedule.ts'

/** Contests among players of these strengths. */
function fight(strengths: readonly number[], seats: number, matches: number, seed: number): Contest[] {
  const rng = new FastChance(seed)
  return Array.from({ length: matches }, (_, index) => {
    const sat = lineUp(strengths.length, seats, seed, index)
    const tickets = sat.flatMap(entrant => new Array<number>(strengths[entrant] ?? 0).fill(entrant))
    return { sat, winner: rng.pick(tickets), weight: 1 }
  })
}

test('two players: the rating difference is the logarithm of their wins', () => {
  const contests = [
    { sat: [0, 1], winner: 0, weight: 9000 },
    { sat: [1, 0], winner: 1, weight: 900 },
  ]
  const [strong, weak] = rate(2, contests)
  expect((strong?.elo ?? 0) - (weak?.elo ?? 0)).toBeCloseTo(400, 0)
  expect((strong?.elo ?? 0) + (weak?.elo ?? 0)).toBeCloseTo(0, 6)
})

test('ten times the strength is 400 points, at tables of any size', () => {
  for (const seats of [2, 3, 4]) {
    const [one, ten, , two] = rate(4, fight([1, 10, 1, 2], seats, 20_000, seats))
    expect(Math.abs((ten?.elo ?? 0) - (one?.elo ?? 0) - 400)).toBeLessThan(30)
    expect(Math.abs((two?.elo ?? 0) - (one?.elo ?? 0) - 120)).toBeLessThan(25)
  }
})

test('the interval holds the true rating about 95 times in 100', () => {
  // Strengths 1, 2 and 4: apart by 120.4 points each, so the middle one is at 0.
  const hits = Array.from({ length: 400 }, (_, seed) => rate(3, fight([1, 2, 4], 3, 300, seed))).filter(
    ([low]) => (low?.low ?? 0) <= -120.4 && -120.4 <= (low?.high ?? 0),
  ).length
  expect(hits).toBeGreaterThan(400 * 0.92)
  expect(hits).toBeLessThan(400 * 0.98)
})

test('one who never loses has a finite rating, and one nobody has met an uncertain one', () => {
  const [best, worst, stranger] = rate(3, [{ sat: [0, 1], winner: 0, weight: 50 }])
  for (const rating of [best, worst, stranger])
    for (const number of Object.values(rating ?? {})) expect(Number.isFinite(number)).toBe(true)
  expect(best?.elo).toBeGreaterThan(stranger?.elo ?? 0)
  expect(worst?.elo).toBeLessThan(stranger?.elo ?? 0)
  expect((stranger?.high ?? 0) - (stranger?.low ?? 0)).toBeGreaterThan(500)
})

test('in every block everyone has every seat once, whether they are more than the seats or fewer', () => {
  for (const [entrants, seats] of [
    [5, 3],
    [2, 4],
    [4, 4],
    [2, 2],
  ] as const) {
    const games = wholeBlocks(entrants, 19)
    const counts = new Map<string, number>()
    for (let index = 0; index < games; index++)
      lineUp(entrants, seats, 3, index).forEach((entrant, seat) => {
        counts.set(`${entrant} ${seat}`, (counts.get(`${entrant} ${seat}`) ?? 0) + 1)
      })
    expect(counts.size).toBe(entrants * seats)
    expect(new Set(counts.values())).toEqual(new Set([games / entrants]))
  }
  expect(seatsFor(3, { min: 2, max: 6 })).toBe(3)
  expect(seatsFor(9, { min: 2, max: 6 })).toBe(6)
  expect(seatsFor(2, { min: 3, max: 6 })).toBe(3)
})

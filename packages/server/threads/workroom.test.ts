import { availableParallelism } from 'node:os'
import { findGame, findRules } from '@nassau/games'
import { FastChance, sample } from '@nassau/kernel/bots'
import { isRefusal, Referee, rehearse, resume, secretFrom, verify } from '@nassau/kernel/host'
import { afterAll, expect, test } from 'vitest'
import { Refused } from '../errors.ts'
import { anne, bart, fresh, fullTable, number } from '../fixtures/tables.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { noWorkroom, testHouse } from '../test-kit.ts'
import { type Workroom, WorkThreads } from './workroom.ts'

const faults: unknown[] = []
// Time enough: on a machine with much else to do a thread takes as long to start as is given to all of its work.
const PATIENT = { budgetMs: 60_000, mostWaiting: 200 }
const workroom = new WorkThreads(fault => faults.push(fault), { limits: PATIENT })
const BROKEN = new URL('../fixtures/broken-worker.ts', import.meta.url)
const LIMITS = { budgetMs: 5000, mostWaiting: 1 }
const broken = new WorkThreads(fault => faults.push(fault), { file: BROKEN, limits: LIMITS })
const hasty = new WorkThreads(fault => faults.push(fault), { file: BROKEN, limits: { ...LIMITS, budgetMs: 300 } })
afterAll(async () => {
  for (const room of [workroom, broken, hasty]) await room.close()
})

const people = [anne, bart]

/** Whoever is asked chooses something. */
async function choose(live: LiveTable, rng: FastChance): Promise<number | null> {
  for (const [seat, who] of people.entries()) {
    const seen = live.table.referee?.project(seat)
    if (!seen?.ask || !seen.awaiting.includes(seat)) continue
    const choice = sample(seen.ask, rng)
    await live.act(who, { type: 'choose', id: fresh(), choice, seen: number(live, seat) })
    return seat
  }
  return null
}

/** How often the loop turned while something was done. */
async function turnsDuring(what: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await what
  isOver = true
  return turns
}

/** A match of two people in a house with this workroom, until some throws were thrown. */
async function throws(room: Workroom, wanted = 4) {
  let worked = 0
  const counting: Workroom = {
    ...noWorkroom,
    async rehearse(rehearsal, whose) {
      const results = await room.rehearse(rehearsal, whose)
      worked += results?.length ?? 0
      return results
    },
  }
  const { live } = await fullTable('o-zone', {}, Object.assign(testHouse(), { workroom: counting }))
  const rng = new FastChance(3)
  let turns = 0
  const isTossed = () => live.table.referee?.lines.filter(line => line.includes('"worked"')).length === wanted
  while (!isTossed()) {
    const [asked = 0] = live.table.referee?.project(null).awaiting ?? []
    const isThrow = live.table.referee?.project(asked).ask?.kind === 'throw'
    const turned = await turnsDuring(choose(live, rng))
    if (isThrow) turns += turned
  }
  return { live, worked, turns }
}

test('a throw is worked out in a thread, and its record is what any machine makes of it', async () => {
  const { live, worked, turns } = await throws(workroom)
  expect(worked).toBeGreaterThanOrEqual(4)
  // The loop has turned all the while; on the spot it does not turn at all.
  expect(turns).toBeGreaterThan(10)
  const record = live.table.referee?.close() ?? ''
  expect(verify(findRules, record)).toMatchObject({ ok: true })
  expect(faults.splice(0)).toEqual([])
})

test('on the spot the loop stands still for a throw, so the test above can fail', async () => {
  const { turns, worked } = await throws(noWorkroom, 2)
  expect(worked).toBe(0)
  expect(turns).toBeLessThan(10)
})

test('a thread gives the very results that are worked out on the spot', async () => {
  const listed = findGame('pirate-o-zone')
  if (!listed.ok) return expect.fail(listed.problem.says)
  const { game } = listed.value
  await game.prepare?.()
  const options = Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, values[0] ?? 0]))
  const referee = new Referee(game, { options, seats: ['Anne', 'Bart'], secret: secretFrom('the same') })
  const rng = new FastChance(11)
  for (let tossed = 0; tossed < 3; ) {
    const [seat = 0] = referee.project(null).awaiting
    const { ask } = referee.project(seat)
    const choice = ask && sample(ask, rng)
    const rehearsal = referee.rehearsal(seat, choice)
    if (!rehearsal) return expect.fail('nothing is asked')
    const results = await workroom.rehearse(rehearsal, 'anne')
    expect(JSON.stringify(results)).toBe(JSON.stringify(rehearse(game, structuredClone(rehearsal))))
    tossed += results?.length ?? 0
    expect(isRefusal(referee.apply(seat, choice))).toBe(false)
  }
})

test('the information line is found in a thread, and what is taken back is written as on the spot', async () => {
  const { live } = await fullTable('king-of-pirates', {}, Object.assign(testHouse(), { workroom }))
  const rng = new FastChance(7)
  let weighed = 0
  let seat = await choose(live, rng)
  for (let i = 0; i < 400 && weighed < 3 && seat !== null; i++, seat = await choose(live, rng)) {
    const { referee, opening, pause } = live.table
    if (!referee || referee.open.isWindow || pause || referee.weighing(seat, 1) === null) continue
    const again = resume(findRules, referee.lines, opening.secret)
    if (!again.ok) return expect.fail(again.problem.says)
    const undo = { type: 'undo', id: fresh(), seen: number(live, seat) } as const
    const turns = await turnsDuring(live.act(people[seat] ?? anne, undo).catch(() => null))
    expect(turns).toBeGreaterThan(0)
    weighed++
    const onTheSpot = again.value.undo(seat)
    // Beyond the line the table is asked; before it, it is taken back.
    if (isRefusal(onTheSpot)) expect(live.table.vote).toMatchObject({ about: 'undo', by: seat })
    else expect(referee.lines.at(-1)).toBe(onTheSpot.written.text)
    if (live.table.vote) await live.act(people[seat] ?? anne, { type: 'vote', id: fresh(), agrees: false })
  }
  expect(weighed).toBe(3)
  expect(faults.splice(0)).toEqual([])
})

test('a throw whose thread dies is worked out on the spot', async () => {
  const { live, worked } = await throws(broken, 1)
  expect(worked).toBe(0)
  expect(live.table.referee?.lines.join()).toContain('"worked"')
  expect(faults.splice(0).join()).toContain('this thread dies')
})

test('what is never done is given up, and whoever waits for it may try again', async () => {
  const nothing = { game: 'pig', rules: 1, hash: '', lines: [], places: [] }
  await expect(hasty.weigh(nothing, 'anne')).rejects.toThrow(Refused)
  const endless = { game: 'o-zone', day: '2026-11-18', tries: 0, numbers: [] }
  await expect(hasty.throwOfDay(endless, 'anne')).rejects.toThrow('try again in a moment')
  expect(faults.splice(0)).toHaveLength(2)
})

test('only so many wait: the others are told to come again at once', async () => {
  const endless = { game: 'o-zone', day: '2026-11-18', tries: 0, numbers: [] }
  const guests = availableParallelism() + 8
  const came = await Promise.allSettled(
    Array.from({ length: guests }, (_, i) => hasty.throwOfDay(endless, `guest ${i}`)),
  )
  expect(came.filter(({ status }) => status === 'rejected')).toHaveLength(guests)
  // One at work on each thread and one that waited: nobody else was let in.
  expect(faults.splice(0).length).toBeLessThanOrEqual(availableParallelism() + 1)
})

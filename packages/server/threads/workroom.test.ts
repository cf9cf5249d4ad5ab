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

/** A match of two people in a house with this workroom, until some throws were thrown. */
async function throws(room: Workroom, wanted = 4) {
  const said: unknown[] = []
  const listening: Workroom = {
    ...noWorkroom,
    async rehearse(rehearsal, whose) {
      const results = await room.rehearse(rehearsal, whose)
      said.push(...(results ?? []))
      return results
    },
  }
  const { live } = await fullTable('o-zone', {}, Object.assign(testHouse(), { workroom: listening }))
  const rng = new FastChance(3)
  const written = () => choices(live).flatMap(({ worked = [] }) => worked)
  while (written().length < wanted) await choose(live, rng)
  return { live, said, written: written() }
}

const choices = (live: LiveTable): { worked?: unknown[] }[] =>
  (live.table.referee?.lines ?? []).map(line => JSON.parse(line))

test('a throw is worked out in a thread, and its record is what any machine makes of it', async () => {
  const { live, said, written } = await throws(workroom)
  expect(said).toEqual(written)
  expect(verify(findRules, live.table.referee?.close() ?? '')).toMatchObject({ ok: true })
  expect(faults.splice(0)).toEqual([])
})

test('what a thread says came of a throw is not worked out once more: with other dice the record is wrong', async () => {
  const withOtherDice: Workroom = {
    ...noWorkroom,
    rehearse: (rehearsal, whose) => workroom.rehearse({ ...rehearsal, used: rehearsal.used + 64 }, whose),
  }
  const { live, said, written } = await throws(withOtherDice, 2)
  expect(said).toEqual(written)
  expect(verify(findRules, live.table.referee?.close() ?? '')).toMatchObject({ ok: false })
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

/** Some choices taken back: what is written of each on the spot and at the table; null where the table must agree. */
async function takenBack(room: Workroom, wanted: number) {
  const { live } = await fullTable('king-of-pirates', {}, Object.assign(testHouse(), { workroom: room }))
  const rng = new FastChance(7)
  const undone: { onTheSpot: string | null; atTheTable: string | null }[] = []
  let seat = await choose(live, rng)
  for (let i = 0; i < 400 && undone.length < wanted && seat !== null; i++, seat = await choose(live, rng)) {
    const { referee, opening, pause } = live.table
    if (!referee || referee.open.isWindow || pause || referee.weighing(seat, 1) === null) continue
    const again = resume(findRules, referee.lines, opening.secret)
    if (!again.ok) return expect.fail(again.problem.says)
    const spot = again.value.undo(seat)
    await live.act(people[seat] ?? anne, { type: 'undo', id: fresh(), seen: number(live, seat) })
    // Beyond the line the table is asked; before it, it is taken back.
    const { vote } = live.table
    undone.push({
      onTheSpot: isRefusal(spot) ? null : spot.written.text,
      atTheTable: vote ? null : (referee.lines.at(-1) ?? ''),
    })
    if (vote) await live.act(people[seat] ?? anne, { type: 'vote', id: fresh(), agrees: false })
  }
  expect(undone).toHaveLength(wanted)
  expect(faults.splice(0)).toEqual([])
  return undone
}

test('the information line is found in a thread, and what is taken back is written as on the spot', async () => {
  for (const { onTheSpot, atTheTable } of await takenBack(workroom, 3)) expect(atTheTable).toBe(onTheSpot)
})

test('what a thread says about the line is not looked for once more: told the opposite, the table does the opposite', async () => {
  const contrary: Workroom = {
    ...noWorkroom,
    weigh: async (weighing, whose) => (await workroom.weigh(weighing, whose))?.map(isTelling => !isTelling) ?? null,
  }
  for (const { onTheSpot, atTheTable } of await takenBack(contrary, 1))
    expect(atTheTable === null).toBe(onTheSpot !== null)
})

test('a throw whose thread dies is worked out on the spot', async () => {
  const { said, written } = await throws(broken, 1)
  expect(said).toEqual([])
  expect(written).toHaveLength(1)
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

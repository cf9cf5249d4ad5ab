import { type Match, PASS } from '@nassau/kernel'
import type { Action } from '@nassau/protocol'
import { expect, test } from 'vitest'
import { Refused } from '../errors.ts'
import { layAt, lookAlike, MATCH_ID, matchesAtAWindow } from '../fixtures/windows.ts'
import { listener, person, settle, type TestHouse, testHouse } from '../test-kit.ts'
import type { LiveTable } from './live-table.ts'
import { newsOf } from './table.ts'
import { Tables } from './tables.ts'

const people = ['Anne', 'Bart', 'Calico'].map(person)
const spectator = person('Dorothy')
const WINDOW_MS = 4000

async function tableFrom(from: Match, absenceMs: number | null = null): Promise<{ house: TestHouse; live: LiveTable }> {
  const house = testHouse()
  const persons = people.map(({ person }) => person)
  await layAt(house.store, house.time, from, persons, WINDOW_MS, absenceMs)
  return { house, live: await (await Tables.open(house)).find(MATCH_ID) }
}

/**
 * What seat 0 and a spectator are sent while seat 1 passes by hand, seat 2 by order, and both say this and that;
 * up to the moment the window closes, and when that is.
 */
async function traffic(from: Match): Promise<{ sent: string[][]; closedAfter: number }> {
  const { house, live } = await tableFrom(from)
  const began = house.time
  const eyes = [people[0], spectator].map(caller => listener(caller ?? spectator))
  for (const eye of eyes) await live.watch(eye)
  const answers: string[] = []
  const act = async (seat: number, action: (id: string, seen: number) => Action): Promise<void> => {
    const caller = people[seat] ?? spectator
    const said = live.act(caller, action(`${seat}-${house.time}`, newsOf(live.table, seat)))
    const answer = await said.catch((refused: unknown) =>
      refused instanceof Refused ? refused.trouble : String(refused),
    )
    if (seat === 0) answers.push(JSON.stringify(answer))
    house.time += 100
    await settle()
  }
  const passAlways = (id: string): Action => ({ type: 'orders', id, orders: ['pass-always'] })
  await act(2, passAlways)
  await act(1, (id, seen) => ({ type: 'choose', id, seen, choice: PASS }))
  await act(1, id => ({ type: 'chat', id, text: 'Well?' }))
  await act(0, (id, seen) => ({ type: 'undo', id, seen }))
  await act(0, (id, seen) => ({ type: 'choose', id, seen, choice: { play: 'no such card' } }))
  await act(0, passAlways)
  for (let i = 0; i < 60 && live.table.referee?.question === 0; i++) {
    house.time += 100
    live.unwatch(listener(spectator))
    await settle()
    if (live.table.referee?.question === 0) continue
    const upTo = eyes.map(({ heard }) => heard.slice(0, -1))
    return { sent: [...upTo, answers], closedAfter: house.time - began }
  }
  throw new Error('the window never closed')
}

test('KP-67 two matches that differ only in what a seat may not know send it the same bytes, and close a window at the same time', async () => {
  const matches = matchesAtAWindow(6)
  expect(matches.length).toBe(6)
  let different = 0
  for (const [i, match] of matches.entries()) {
    // Seat 0 must not tell them apart; what all may see is then the same as well.
    const other = lookAlike(match, 0, i + 1)
    const [here, there] = [await traffic(match), await traffic(other)]
    expect(there.sent).toEqual(here.sent)
    expect(here.sent.map(texts => texts.length)).toEqual([5, 2, 3])
    expect(here.closedAfter).toBeGreaterThanOrEqual(WINDOW_MS)
    expect(there.closedAfter).toBe(here.closedAfter)
    if (JSON.stringify(match.board) !== JSON.stringify(other.board)) different++
  }
  expect(different).toBeGreaterThan(3)
})

test('KP-67 a window closes at once when every person has passed by hand', async () => {
  const [match] = matchesAtAWindow(1)
  if (!match) throw new Error('no window')
  const { live, house } = await tableFrom(match)
  const began = house.time
  for (const [seat, caller] of people.entries())
    await live.act(caller, { type: 'choose', id: `p${seat}`, seen: newsOf(live.table, seat), choice: PASS })
  expect(live.table.referee?.question).toBeGreaterThan(0)
  expect(house.time).toBe(began)
})

test('KP-67 whoever is away in a window lets it go by, and nobody is shown that it was them', async () => {
  const [match] = matchesAtAWindow(1)
  if (!match) throw new Error('no window')
  const { live, house } = await tableFrom(match, 20_000)
  const watching = listener(people[0] ?? spectator)
  await live.watch(watching)
  await live.act(watching.caller, { type: 'choose', id: 'p', seen: newsOf(live.table, 0), choice: PASS })
  house.time += 30_000
  live.unwatch(listener(spectator))
  await settle()
  expect(live.table.referee?.question).toBeGreaterThan(0)
  expect(watching.heard.filter(text => text.includes('standIn') || text.includes('"level":"mate"'))).toEqual([])
  expect(house.faults).toEqual([])
})

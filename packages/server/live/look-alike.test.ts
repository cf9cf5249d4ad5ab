import { type Match, PASS } from '@nassau/kernel'
import { expect, test } from 'vitest'
import { Client } from '../fixtures/client.ts'
import { openServer } from '../fixtures/house.ts'
import { layAt, lookAlike, MATCH_ID, matchesAtAWindow } from '../fixtures/windows.ts'

/** Long enough for everyone to do what they do in it (ms). */
const WINDOW_MS = 1500

/** What seat 0 receives from a real server while the others pass, one by hand and one by order; times left out. */
async function receivedBy0(match: Match): Promise<{ received: string[]; closedAfter: number }> {
  const host = await openServer()
  const [anne, bart, calico] = [new Client(host.address), new Client(host.address), new Client(host.address)]
  const persons: string[] = []
  for (const client of [anne, bart, calico]) persons.push(String((await client.get('/api/me')).body.person))
  const began = Date.now()
  await layAt(host.tables.house.store, began, match, persons, WINDOW_MS)
  for (const client of [anne, bart, calico]) {
    await client.connect()
    await client.watch(MATCH_ID)
  }
  const { n } = await bart.reach(MATCH_ID, 1)
  await calico.ask({ type: 'orders', match: MATCH_ID, orders: ['pass-always'] })
  await bart.ask({ type: 'choose', match: MATCH_ID, seen: n, choice: PASS })
  await anne.ask({ type: 'choose', match: MATCH_ID, seen: 1, choice: { play: 'nothing' }, id: 'wrong' })
  await anne.ask({ type: 'choose', match: MATCH_ID, seen: 1, choice: PASS, id: 'pass' })
  const before = anne.sent.length
  await anne.reach(MATCH_ID, 3)
  const closedAfter = Date.now() - began
  const received = anne.sent.slice(1, before).map(text => text.replace(/\d{13}/g, 'TIME'))
  for (const client of [anne, bart, calico]) await client.cut()
  await host.destroy()
  return { received, closedAfter }
}

test('KP-67 over the real wire a seat cannot tell matches apart that differ only in what it may not know', async () => {
  const [match] = matchesAtAWindow(1)
  if (!match) throw new Error('no window')
  const here = await receivedBy0(match)
  const there = await receivedBy0(lookAlike(match, 0, 1))
  expect(there.received).toEqual(here.received)
  expect(here.received.length).toBeGreaterThan(4)
  for (const { closedAfter } of [here, there]) expect(closedAfter).toBeGreaterThanOrEqual(WINDOW_MS)
})

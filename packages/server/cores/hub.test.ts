import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { duplexPair } from 'node:stream'
import type { Seat } from '@nassau/kernel'
import { afterEach, expect, test } from 'vitest'
import { scratch } from '../fixtures/house.ts'
import { GroupCommit } from '../store/group-commit.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { hashOf, matchIn } from './door.ts'
import { Hub } from './hub.ts'
import { Line } from './line.ts'
import { LocalFleet } from './local-fleet.ts'
import { writeFor, writerBehind } from './one-writer.ts'
import { Rendezvous } from './rendezvous.ts'

const faults: unknown[] = []
const noFault = (fault: unknown): void => void faults.push(fault)
afterEach(() => expect(faults.splice(0)).toEqual([]))

type Heard = { grown: [string, number][]; elsewhere: [string, readonly Seat[]][]; orphaned: (string | undefined)[] }

/** A hub and two processes, in this one. */
function processes() {
  const hub = new Hub(match => hashOf(match) % 2)
  const members = [0, 1].map(slot => {
    const [near, far] = duplexPair()
    const there = new Line(far, noFault)
    hub.add(slot, there)
    const line = new Line(near, noFault)
    const fleet = new LocalFleet(line, false)
    const heard: Heard = { grown: [], elsewhere: [], orphaned: [] }
    fleet.listen({
      grown: (match, length) => heard.grown.push([match, length]),
      elsewhere: (match, seats) => heard.elsewhere.push([match, seats]),
      orphaned: match => heard.orphaned.push(match),
      missed: () => undefined,
    })
    return { fleet, heard, line, there }
  })
  const [anne, bart] = members
  if (!anne || !bart) throw new Error('nobody came')
  return { hub, anne, bart }
}

test('who follows a match hears what the other writes, and nobody hears of their own', async () => {
  const { anne, bart } = processes()
  await anne.fleet.follow('m')
  anne.fleet.publish('m', 1)
  await bart.fleet.follow('m')
  anne.fleet.publish('m', 2)
  await expect.poll(() => bart.heard.grown).toEqual([['m', 2]])
  bart.fleet.unfollow('m')
  anne.fleet.publish('m', 3)
  await anne.fleet.claim('m')
  await bart.fleet.claim('m')
  expect([anne.heard.grown, bart.heard.grown]).toEqual([[], [['m', 2]]])
})

test('a match is minded by whoever claims it first, until they let go of it: then the other is told', async () => {
  const { anne, bart } = processes()
  for (const { fleet } of [anne, bart]) await fleet.follow('m')
  expect([await anne.fleet.claim('m'), await bart.fleet.claim('m')]).toEqual([true, false])
  anne.fleet.unfollow('m')
  await expect.poll(() => bart.heard.orphaned).toEqual(['m'])
  expect(await bart.fleet.claim('m')).toBe(true)
})

test('of matches that nobody minds each process gets its own, and none that is minded', async () => {
  const { anne, bart } = processes()
  const all = Array.from({ length: 20 }, (_, i) => `match-${i}`)
  const taken = all.find(match => hashOf(match) % 2 === 0) ?? ''
  await bart.fleet.follow(taken)
  await bart.fleet.claim(taken)
  const shares = [await anne.fleet.unminded(async () => all), await bart.fleet.unminded(async () => all)]
  expect(shares.flat().toSorted()).toEqual(all.filter(match => match !== taken).toSorted())
  for (const share of shares) expect(share.length).toBeGreaterThan(3)
})

test('when a process is gone, who was connected there is gone, and what it minded is nobodys', async () => {
  const { hub, anne, bart } = processes()
  for (const { fleet } of [anne, bart]) await fleet.follow('m')
  anne.fleet.announce('m', [1])
  await anne.fleet.claim('m')
  expect(await bart.fleet.claim('m')).toBe(false)
  expect(bart.heard.elsewhere).toEqual([['m', [1]]])
  hub.remove(0)
  await expect.poll(() => bart.heard.elsewhere.at(-1)).toEqual(['m', []])
  expect(bart.heard.orphaned).toEqual([undefined])
  expect(await bart.fleet.claim('m')).toBe(true)
})

test('who comes to a match is told who is connected elsewhere', async () => {
  const { anne, bart } = processes()
  await anne.fleet.follow('m')
  anne.fleet.announce('m', [0, 2])
  await bart.fleet.follow('m')
  expect(bart.heard.elsewhere).toEqual([['m', [0, 2]]])
})

test('who looks on is known to the other process while they do, and while theirs is there', async () => {
  const { hub, anne, bart } = processes()
  const wanda = { person: 'w', name: 'Wanda' }
  anne.fleet.showOnlookers('m', [wanda])
  await expect.poll(() => bart.fleet.onlookers('m')).toEqual([wanda])
  expect(await anne.fleet.onlookers('m')).toEqual([])
  anne.fleet.showOnlookers('m', [])
  await expect.poll(() => bart.fleet.onlookers('m')).toEqual([])
  anne.fleet.showOnlookers('m', [wanda])
  await expect.poll(() => bart.fleet.onlookers('m')).toEqual([wanda])
  hub.remove(0)
  expect(await bart.fleet.onlookers('m')).toEqual([])
})

test('of two processes that append the same entry one is told it was appended, the other that it was late', async () => {
  const folder = scratch()
  const store = await SqliteStore.open(folder)
  const { hub, anne, bart } = processes()
  const rendezvous = new Rendezvous<Line>()
  for (const [slot, { there, fleet }] of [anne, bart].entries()) {
    writeFor(there, { commits: store.commits, rendezvous, wrote: (match, length) => hub.grown(slot, match, length) })
    await fleet.follow('m')
  }
  const [near, far] = [anne, bart].map(({ line }) => new GroupCommit(join(folder, 'nassau.db'), writerBehind(line)))
  const sizes: number[] = []
  store.commits.onCommit = size => sizes.push(size)
  const append = (commits: GroupCommit | undefined, seq: number, body: string) =>
    commits?.append({ matchId: 'm', entry: { seq, at: 1, body }, row: null })
  const answers = await Promise.all([append(near, 0, 'a'), append(far, 0, 'b'), append(near, 1, 'c')])
  expect(answers).toEqual(['appended', 'conflict', 'appended'])
  expect((await store.read('m')).map(({ body }) => body)).toEqual(['a', 'c'])
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(3)
  // Whoever was late hears of what was written, without a word from the other process.
  await expect.poll(() => bart.heard.grown.at(-1)).toEqual(['m', 2])
  expect(anne.heard.grown).toEqual([])
  const gone = await far?.run('DELETE FROM match_entries WHERE match_id = ? RETURNING body', ['m'])
  expect(gone).toEqual({ changes: 2, rows: '[{"body":"a"},{"body":"c"}]' })
  await expect(far?.run('DELETE FROM nowhere', [])).rejects.toThrow('nowhere')
  for (const commits of [near, far]) await commits?.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

for (const [head, match] of [
  ['GET /live?brief&match=abc-_1 HTTP/1.1\r\n', 'abc-_1'],
  ['GET /live?match=abc&brief HTTP/1.1\r\n', 'abc'],
  ['POST /api/matches/abc/choose HTTP/1.1\r\n', 'abc'],
  ['GET /api/matches/abc?links HTTP/1.1\r\n', 'abc'],
  ['POST /api/matches HTTP/1.1\r\n', null],
  ['GET /live HTTP/1.1\r\nX: /live?match=abc', null],
  ['GET /live?rematch=abc HTTP/1.1\r\n', null],
  ['\u0016\u0003\u0001', null],
] as const)
  test(`${JSON.stringify(head)} names ${match ?? 'no match'}`, () => {
    expect(matchIn(Buffer.from(head))).toBe(match)
  })

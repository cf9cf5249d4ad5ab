import { isRecord, type Match } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { Play, project } from '@nassau/kernel/host'
import { type BeatLength, beatMs, PATIENCE_MS } from '@nassau/protocol'
import { expect, test } from 'vitest'
import { Refused } from '../../errors.ts'
import { king, layAt, lookAlike, MATCH_ID, matchesAtSea } from '../../fixtures/windows.ts'
import { listener, person, settle, type TestHouse, testHouse } from '../../test-kit.ts'
import type { LiveTable } from '../live-table.ts'
import { rebuild } from '../replay.ts'
import { newsOf } from '../table.ts'
import { Tables } from '../tables.ts'

const people = ['Anne', 'Bart', 'Calico'].map(person)
const [anne = person('Anne'), bart = anne, calico = anne] = people
let ids = 0
const id = (): string => `a${ids++}`

type Laid = { house: TestHouse; live: LiveTable }

async function tableFrom(from: Match, beat: BeatLength = 'calm', choiceMs = 60_000): Promise<Laid> {
  const house = testHouse()
  const persons = people.map(({ person }) => person)
  await layAt(house.store, house.time, from, persons, 4000, null, beat, choiceMs)
  const live = await (await Tables.open(house)).find(MATCH_ID)
  // Whoever sails wants to be asked about every space.
  await live.act(anne, { type: 'orders', id: id(), orders: [] })
  return { house, live }
}

/** Some time goes by. */
async function later({ house, live }: Laid, ms: number): Promise<void> {
  house.time += ms
  live.mind()
  await settle()
}

const refusal = (fault: unknown): string => (fault instanceof Refused ? fault.trouble.says : String(fault))

const sail = (live: LiveTable, choice: unknown): Promise<number> =>
  live.act(anne, { type: 'choose', id: id(), seen: newsOf(live.table, 0), choice })

const playOf = (match: Match): Play => {
  const { game } = king()
  return new Play(game, game.edition, structuredClone(match), new FastChance(1))
}

/** The ways seat 0 may sail after which it is still at sea. */
function waysOf(match: Match): unknown[] {
  const ask = playOf(match).askOf(0)
  const ways = ask?.kind === 'list' ? ask.options.filter(option => isRecord(option) && 'sail' in option) : []
  return ways.filter(way => after(match, way) !== null)
}

function after(match: Match, way: unknown): string | null {
  const play = playOf(match)
  play.take(0, way)
  const isAtSea = play.asking?.frame.step === 'movement' && play.waitsFor(0)
  return isAtSea ? JSON.stringify([project(play, 0), project(play, null)]) : null
}

/** A match, another that seat 0 cannot tell from it, and a way to sail that shows nothing of the difference. */
function twins(): { match: Match; other: Match; way: unknown } {
  for (const [i, match] of matchesAtSea(40).entries()) {
    const other = lookAlike(match, 0, i + 1)
    const way = waysOf(match).find(way => after(match, way) === after(other, way))
    if (way && JSON.stringify(match.board) !== JSON.stringify(other.board)) return { match, other, way }
  }
  throw new Error('no such match')
}

/** The match after seat 0 has sailed that way. */
function sailedTo(match: Match, way: unknown): Match {
  const play = playOf(match)
  play.take(0, way)
  return play.match
}

/** A table at which Anne has just sailed a space, and may sail another. */
async function sailed(beat: BeatLength = 'calm', choiceMs = 60_000): Promise<Laid & { next: unknown }> {
  for (const match of matchesAtSea(40))
    for (const way of waysOf(match)) {
      const [next] = waysOf(sailedTo(match, way))
      if (!next) continue
      const laid = await tableFrom(match, beat, choiceMs)
      await sail(laid.live, way)
      await settle()
      return { ...laid, next }
    }
  throw new Error('no such match')
}

test('KP-67 the table pauses after an action others may play to, and what is chosen meanwhile waits for it', async () => {
  const table = await sailed()
  const { live } = table
  expect(live.table.pause).toMatchObject({ speakers: [1, 2], waiting: [] })
  const before = live.table.length
  const done = sail(live, { stop: true })
  await settle()
  expect(live.table.length).toBe(before)
  await later(table, beatMs('calm', 'full'))
  await done
  expect(live.table.length).toBeGreaterThan(before)
})

test('KP-67 whoever holds is waited for, everyone is shown it, and a card can be played', async () => {
  const table = await sailed()
  const { live } = table
  const eyes = listener(anne)
  await live.watch(eyes)
  await live.act(bart, { type: 'hold', id: id() })
  expect((await live.look(anne)).scene.beat?.waiting).toEqual([1])
  expect(eyes.heard.at(-1)).toContain('"=waiting":[1]')
  await later(table, 10 * beatMs('calm', 'full'))
  expect(live.table.pause?.waiting).toEqual([1])
  const aside = live.table.referee?.open.asideOf(1)
  const choice = aside?.kind === 'list' ? aside.options[0] : expect.fail()
  await live.act(bart, { type: 'choose', id: id(), seen: newsOf(live.table, 1), choice })
  expect(live.table.pause?.waiting ?? []).toEqual([])
})

test('KP-67 going on ends the hold; who may not speak, and who comes late, is told so', async () => {
  const table = await sailed()
  const { live } = table
  expect(await live.act(anne, { type: 'hold', id: id() }).catch(refusal)).toMatch(/moment to hold the table has passed/)
  await live.act(bart, { type: 'hold', id: id() })
  await live.act(bart, { type: 'go-on', id: id() })
  await later(table, beatMs('calm', 'full'))
  expect(live.table.pause).toBeNull()
  expect(await live.act(bart, { type: 'hold', id: id() }).catch(refusal)).toMatch(/moment to hold the table has passed/)
})

test('KP-67 holding cannot be used to stall: one runs out of patience, and then cannot hold again', async () => {
  const table = await sailed()
  const { live } = table
  await live.act(bart, { type: 'hold', id: id() })
  await later(table, PATIENCE_MS)
  await later(table, 0)
  expect(live.table.pause?.waiting ?? []).toEqual([])
  await sail(live, table.next)
  if (!live.table.pause?.speakers.includes(1)) return expect.fail('no second beat')
  expect(await live.act(bart, { type: 'hold', id: id() }).catch(refusal)).toMatch(/as long as one person may/)
  await live.act(calico, { type: 'hold', id: id() })
  expect(live.table.pause.waiting).toEqual([2])
})

test('KP-67 without beats nobody pauses; but a stop is a stop', async () => {
  const table = await sailed('off')
  expect(table.live.table.pause).toBeNull()
  await table.live.act(bart, { type: 'stops', id: id(), stops: ['anywhere'] })
  await sail(table.live, table.next)
  expect(table.live.table.pause).toMatchObject({ waiting: [1] })
  const strange = table.live.act(bart, { type: 'stops', id: id(), stops: ['before breakfast'] }).catch(refusal)
  expect(await strange).toMatch(/no stop "before breakfast"; there are before-sailing/)
})

test('KP-67 a bot that takes over for whoever holds lets the table go on', async () => {
  const { live } = await sailed()
  await live.act(bart, { type: 'hold', id: id() })
  await live.act(bart, { type: 'resign', id: id() })
  expect(live.table.pause?.waiting).toEqual([])
})

test('the time of a beat is nobody’s: the clock of whoever is asked runs from its end', async () => {
  const { live, house } = await sailed()
  const { deadline = null } = (await live.look(anne)).scene.clocks?.[0] ?? {}
  const began = live.table.pause?.until ?? 0
  expect(began).toBeGreaterThan(house.time)
  expect(deadline).toBe(began + 60_000 + (live.table.banks[0] ?? 0))
})

test('a table rebuilt from its log pauses as it did', async () => {
  const { live, house } = await sailed()
  await live.act(bart, { type: 'hold', id: id() })
  const again = rebuild(MATCH_ID, await house.store.read(MATCH_ID))
  expect([again?.pause, again?.heldSince, again?.patience]).toEqual([
    live.table.pause,
    live.table.heldSince,
    live.table.patience,
  ])
})

/** What Anne and a spectator are sent, and when the table has gone on. */
async function traffic(from: Match, way: unknown): Promise<unknown> {
  const laid = await tableFrom(from)
  const { live, house } = laid
  const eyes = [anne, person('Dorothy')].map(listener)
  for (const eye of eyes) await live.watch(eye)
  await sail(live, way)
  await settle()
  await later(laid, 300)
  await live.act(calico, { type: 'hold', id: 'hold' })
  await later(laid, 5000)
  await live.act(calico, { type: 'go-on', id: 'go on' })
  const began = house.time
  while (live.table.pause) await later(laid, 50)
  return { sent: eyes.map(({ heard }) => heard), wentOnAfter: house.time - began }
}

test('KP-67 beats and holds leak nothing: what a seat may not know changes neither a byte nor a time', async () => {
  const { match, other, way } = twins()
  expect(await traffic(other, way)).toEqual(await traffic(match, way))
})

test('by correspondence nobody waits for a beat; one sits down with stops, and a stop takes a part of a choice at most', async () => {
  const day = 24 * 3_600_000
  const table = await sailed('long', day)
  const { live } = table
  expect(live.table.stops).toEqual([['before-sailing'], ['before-sailing'], ['before-sailing']])
  expect(live.table.pause).toBeNull()
  await live.act(bart, { type: 'stops', id: id(), stops: ['anywhere'] })
  await sail(live, table.next)
  expect(live.table.pause).toMatchObject({ waiting: [1] })
  await later(table, day / 4 - 1)
  expect(live.table.pause).toMatchObject({ waiting: [1] })
  await later(table, 1)
  await later(table, 0)
  expect(live.table.pause).toBeNull()
})

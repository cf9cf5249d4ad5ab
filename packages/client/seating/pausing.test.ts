import type { LoadedGame } from '@nassau/games/manifests'
import { PASS, type Seat } from '@nassau/kernel'
import type { Bot } from '@nassau/kernel/bots'
import { parleyGame } from '@nassau/kernel/fixtures/parley'
import { secretFrom } from '@nassau/kernel/host'
import { type BeatLength, beatMs, PATIENCE_MS } from '@nassau/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocalTable, type Telling } from './local-table.ts'

const bot: Bot = {
  id: 'mute',
  choose: ({ ask }) => (ask?.at === 'talk.say' ? { say: 'aye' } : ask?.at === 'vote.cast' ? { vote: 0 } : PASS),
}
const parley: LoadedGame = { game: parleyGame, bots: [bot], rulebook: new URL('./none.md', import.meta.url) }

/** Parley where seat 2 speaks first; who holds a whistle is as told. */
class Table {
  readonly last = new Map<Seat | null, Telling>()
  readonly table: LocalTable

  constructor(people: Seat[], beat: BeatLength, whistles = [false, false, false]) {
    const sitters = ['Anne', 'Bart', 'Calico'].map((name, seat) => ({
      name,
      level: people.includes(seat) ? null : 'mute',
    }))
    const from = {
      board: { shouts: [1, 1, 1], whistles, blown: [], scores: [0, 0, 0] },
      stack: [{ step: 'parley', at: 'next', speaker: 1, left: 3 }],
      options: {},
      seats: 3,
      seq: 0,
      outcome: null,
    }
    const setup = { game: 'parley', options: {}, sitters, secret: secretFrom('beat'), edition: null, from, beat }
    this.table = new LocalTable(parley, setup, [], tellings => {
      for (const telling of tellings) this.last.set(telling.viewer, telling)
    })
    this.table.begin()
  }

  beat(viewer: Seat | null = null) {
    return this.last.get(viewer)?.table.scene.beat ?? null
  }

  /** A choice as somebody makes it on what they see. */
  choose(seat: Seat, choice: unknown) {
    return this.table.act(seat, { type: 'choose', choice, seen: this.last.get(seat)?.table.n ?? 0 })
  }

  get choices(): number {
    return this.table.lines.length
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SHOUT = { shout: true }

test('bots wait for the beat, and a person can shout in it', async () => {
  const table = new Table([0], 'calm')
  await table.choose(0, SHOUT)
  await vi.advanceTimersByTimeAsync(0)
  // After the shout Anne has none left, but might have a whistle, as far as anybody knows.
  expect(table.beat()).toMatchObject({ speakers: [0], waiting: [] })
  const before = table.choices
  await vi.advanceTimersByTimeAsync(beatMs('calm', 'full') - 1)
  expect(table.choices).toBe(before)
  await vi.advanceTimersByTimeAsync(1)
  expect(table.choices).toBeGreaterThan(before)
})

test('who holds the table is waited for until they go on', async () => {
  const table = new Table([0], 'brisk')
  await table.choose(0, SHOUT)
  await vi.advanceTimersByTimeAsync(0)
  expect(await table.table.act(0, { type: 'hold' })).toEqual({ ok: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(table.beat(0)).toMatchObject({ waiting: [0], until: null })
  const before = table.choices
  await table.table.act(0, { type: 'go-on' })
  await vi.advanceTimersByTimeAsync(beatMs('brisk', 'full'))
  expect(table.choices).toBeGreaterThan(before)
})

test('who comes too late is told so', async () => {
  const table = new Table([0], 'off')
  await vi.advanceTimersByTimeAsync(0)
  expect(await table.table.act(0, { type: 'hold' })).toMatchObject({ ok: false, trouble: { code: 'not-allowed' } })
})

test('alone among bots one is waited for where something of one’s own could matter, at any length of the beat', async () => {
  for (const beat of ['off', 'brisk', 'calm', 'long'] as const) {
    const table = new Table([0], beat, [true, false, false])
    await table.choose(0, SHOUT)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.beat(0)).toMatchObject({ waiting: [0] })
    await table.choose(0, { whistle: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.beat(0)).toBeNull()
  }
})

test('with others at the screen nothing one holds makes the table wait', async () => {
  const seen = [true, false].map(async hasWhistle => {
    const table = new Table([0, 1], 'calm', [hasWhistle, false, false])
    await table.choose(0, SHOUT)
    await vi.advanceTimersByTimeAsync(100)
    return table.beat()
  })
  const [with_, without] = await Promise.all(seen)
  expect(with_).toMatchObject({ speakers: [0, 1], waiting: [] })
  expect(with_).toEqual(without)
})

test('people wait for the beat as bots do: what one chooses in it is taken when it is over', async () => {
  const table = new Table([0, 2], 'calm')
  await table.choose(0, SHOUT)
  await vi.advanceTimersByTimeAsync(0)
  const before = table.choices
  const said = table.choose(2, { say: 'aye' })
  await vi.advanceTimersByTimeAsync(beatMs('calm', 'full') - 1)
  expect(table.choices).toBe(before)
  await vi.advanceTimersByTimeAsync(1)
  expect(await said).toEqual({ ok: true })
  expect(table.choices).toBeGreaterThan(before)
})

test('a question that an order answers is not shown as asked, and which order that is is said', async () => {
  const table = new Table([2], 'off')
  await vi.advanceTimersByTimeAsync(0)
  expect(table.last.get(2)?.table.scene).toMatchObject({ byOrder: null, seen: { ask: { at: 'talk.say' } } })
  const told: Telling[] = []
  vi.spyOn(table.last, 'set').mockImplementation((_viewer, telling) => {
    told.push(telling)
    return table.last
  })
  await table.table.act(2, { type: 'orders', orders: ['agree'] })
  const [scene] = told.filter(({ viewer }) => viewer === 2).map(({ table: { scene } }) => scene)
  expect(scene).toMatchObject({ byOrder: 'agree', seen: { ask: null } })
})

test('among people holding cannot be used to stall: one runs out of patience, and then cannot hold again', async () => {
  const table = new Table([0, 1], 'brisk', [false, true, false])
  await table.choose(0, SHOUT)
  await vi.advanceTimersByTimeAsync(0)
  await table.table.act(1, { type: 'hold' })
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(table.beat()).toMatchObject({ waiting: [1] })
  const before = table.choices
  await vi.advanceTimersByTimeAsync(1 + beatMs('brisk', 'full'))
  expect(table.choices).toBeGreaterThan(before)
  await table.choose(1, { whistle: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(await table.table.act(1, { type: 'hold' })).toMatchObject({ ok: false })
})

test('a choice that waits for a beat is answered when the match is given up meanwhile', async () => {
  const table = new Table([0, 2], 'calm')
  await table.choose(0, SHOUT)
  await vi.advanceTimersByTimeAsync(0)
  const said = table.choose(2, { say: 'aye' })
  await table.table.act(0, { type: 'resign' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await said).toMatchObject({ ok: false, trouble: { code: 'over' } })
  expect(table.beat()).toBeNull()
})

import type { News, ServerMessage, TableMessage } from '@nassau/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Pace } from '../settings/pace.ts'
import { OnlineSeating } from './online.ts'

/** What the seating asked of the channel, and how the channel speaks to it. */
const line: { hear: (message: object) => void; acted: number; rewatched: number } = vi.hoisted(() => ({
  hear: () => {},
  acted: 0,
  rewatched: 0,
}))

vi.mock('./channel.ts', () => ({
  channel: {
    watch(_match: string, { hear }: { hear: (message: object) => void }) {
      line.hear = hear
      return () => {}
    },
    rewatch: () => line.rewatched++,
    act: async () => {
      line.acted++
      return { ok: true }
    },
  },
}))
vi.mock('./api.ts', () => ({ api: {} }))

const TABLE: Pick<TableMessage, 'type' | 'match' | 'n' | 'heard' | 'chat'> & { scene: object } = {
  type: 'table',
  match: 'm',
  n: 1,
  heard: [],
  chat: [],
  scene: {},
}
const news = (n: number, part: Partial<News> = { heard: [{ kind: `event ${n}` }] }): ServerMessage => ({
  type: 'news',
  match: 'm',
  n,
  ...part,
})
const chat = (text: string): NonNullable<News['chat']> => ({
  at: 0,
  seat: 0,
  name: 'Anne',
  text,
  from: 'a',
  isBot: false,
})

/** What is told as a loss stands until it is seen. */
const PACE: Pace = {
  dwell: events => 1000 * events.length,
  stand: events => (events.some(({ kind }) => kind === 'lost') ? Number.POSITIVE_INFINITY : 0),
}

let seating: OnlineSeating

beforeEach(() => {
  vi.useFakeTimers()
  line.acted = 0
  line.rewatched = 0
  seating = new OnlineSeating('m', PACE)
  line.hear(TABLE)
})
afterEach(() => {
  seating.close()
  vi.useRealTimers()
})

const shown = (): number | undefined => seating.read().table?.n

test('what comes next waits until what is shown has been looked at', () => {
  vi.advanceTimersByTime(0)
  line.hear(news(2))
  expect(shown()).toBe(2)
  vi.advanceTimersByTime(100)
  line.hear(news(3))
  vi.advanceTimersByTime(899)
  expect(shown()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(3)
  expect(seating.read().fresh).toEqual([{ kind: 'event 3' }])
})

test('whoever chooses has looked: what comes of it is shown at once', async () => {
  vi.advanceTimersByTime(0)
  line.hear(news(2))
  await seating.act({ type: 'choose', seen: 2, choice: 'x' })
  line.hear(news(3))
  expect([shown(), line.acted]).toEqual([3, 1])
})

test('while one’s own clock runs, what went before is shown in haste', () => {
  vi.advanceTimersByTime(0)
  line.hear(news(2))
  const clocks = [{ deadline: 99_000, bank: 0 }]
  line.hear(news(3))
  line.hear({ ...TABLE, n: 4, heard: [{ kind: 'event 4' }], scene: { seat: 0, clocks } })
  vi.advanceTimersByTime(1000)
  expect(shown()).toBe(3)
  vi.advanceTimersByTime(299)
  expect(shown()).toBe(3)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(4)
})

/** A table that waits for the seats told, as seat 0 sees it. */
const awaiting = (...seats: number[]) => ({
  seat: 0,
  seen: { seat: 0, ask: seats.includes(0) ? {} : null, awaiting: seats },
})
const lost = { heard: [{ kind: 'lost' }] }

test('what happened to oneself stands until it has been seen', () => {
  line.hear({ ...TABLE, n: 2, scene: awaiting(1) })
  vi.advanceTimersByTime(1000)
  line.hear(news(3, lost))
  line.hear(news(4))
  vi.advanceTimersByTime(3_600_000)
  expect([shown(), seating.read().isStanding]).toEqual([3, true])
  seating.goOn()
  expect([shown(), seating.read().isStanding]).toEqual([4, false])
})

test('it stands until it is seen also where nothing came after it', () => {
  line.hear({ ...TABLE, n: 2, scene: awaiting(1) })
  vi.advanceTimersByTime(1000)
  line.hear(news(3, lost))
  seating.goOn()
  expect([shown(), seating.read().isStanding]).toEqual([3, false])
  line.hear(news(4))
  expect(shown()).toBe(4)
})

test('whoever is asked, or whose clock runs, is not kept from it by what stands', () => {
  line.hear({ ...TABLE, n: 2, scene: awaiting(0) })
  vi.advanceTimersByTime(1000)
  line.hear(news(3, lost))
  expect(seating.read().isStanding).toBe(false)
  line.hear({ ...TABLE, n: 4, heard: [...lost.heard], scene: { ...awaiting(1), clocks: [{ deadline: 9, bank: 0 }] } })
  vi.advanceTimersByTime(2000)
  expect([shown(), seating.read().isStanding]).toEqual([4, false])
})

test('words do not wait', () => {
  vi.advanceTimersByTime(0)
  line.hear(news(2))
  line.hear(news(3, { chat: chat('Ahoy') }))
  expect(shown()).toBe(2)
  expect(seating.read().table?.chat.map(({ text }) => text)).toEqual(['Ahoy'])
})

test('whoever is far behind goes to the newest, and the log has everything', () => {
  vi.advanceTimersByTime(0)
  for (let n = 2; n < 20; n++) line.hear(news(n))
  expect(shown()).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(shown()).toBe(19)
  expect(seating.read().log).toHaveLength(18)
})

test('after a gap the whole table is asked for', () => {
  line.hear(news(5))
  expect(line.rewatched).toBe(1)
  expect(shown()).toBe(1)
})

test('a beat is known at once, and whoever may speak in it is at most one change behind', () => {
  const beat = { speakers: [1], waiting: [], until: 5 }
  line.hear({ ...TABLE, n: 2, scene: { seat: 1, beat: null } })
  for (const n of [3, 4, 5]) line.hear(news(n))
  const behind = shown() ?? 0
  expect(behind).toBeLessThan(4)
  line.hear({ ...TABLE, n: 6, scene: { seat: 1, beat } })
  expect(seating.read().beat).toEqual(beat)
  // What is shown has its time; all between it and the table as it is is left out.
  vi.advanceTimersByTime(1000)
  expect(shown()).toBe(6)
})

test('whoever holds the table is shown it as it is', async () => {
  for (const n of [2, 3, 4, 5]) line.hear(news(n))
  await seating.act({ type: 'hold' })
  expect(shown()).toBe(5)
})

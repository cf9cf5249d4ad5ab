/** For tests: a store in memory, a house around it, and people. */
import { botFor } from '@nassau/bots'
import { findGame } from '@nassau/games'
import { FastChance } from '@nassau/kernel/bots'
import { hashText } from '@nassau/kernel/host'
import { newsOn } from '@nassau/protocol'
import type { Bots } from './bots/pool.ts'
import { alone } from './fleet/fleet.ts'
import type { Appended, MatchRow, Store, StoredEntry, StoredSnapshot } from './store/store.ts'
import type { Caller } from './tables/decision.ts'
import type { House } from './tables/house.ts'
import type { Watcher } from './tables/watching/audience.ts'
import type { Workroom } from './threads/workroom.ts'

export class MemoryStore implements Store {
  readonly logs = new Map<string, StoredEntry[]>()
  readonly rows = new Map<string, MatchRow>()
  readonly snapshots = new Map<string, StoredSnapshot>()
  private readonly sat = new Map<string, Set<string>>()
  readonly aside = new Map<string, string>()
  private readonly constants = new Map<string, string>()
  /** Called before each append: what it throws is the store's failure. */
  onAppend: (matchId: string, entry: StoredEntry) => void = () => undefined

  async append(matchId: string, entry: StoredEntry, row: MatchRow | null): Promise<Appended> {
    this.onAppend(matchId, entry)
    const log = this.logs.get(matchId) ?? []
    if ((log.at(-1)?.seq ?? -1) + 1 !== entry.seq) return 'conflict'
    this.logs.set(matchId, [...log, entry])
    if (!row) return 'appended'
    this.rows.set(matchId, row)
    this.aside.delete(matchId)
    const people: (string | null)[] = JSON.parse(row.people)
    for (const person of people)
      if (person !== null) this.sat.set(person, (this.sat.get(person) ?? new Set()).add(matchId))
    return 'appended'
  }

  async read(matchId: string, from = 0): Promise<StoredEntry[]> {
    return (this.logs.get(matchId) ?? []).filter(({ seq }) => seq >= from)
  }

  async snapshot(matchId: string): Promise<StoredSnapshot | null> {
    return this.snapshots.get(matchId) ?? null
  }

  keepSnapshot(matchId: string, snapshot: StoredSnapshot): void {
    this.snapshots.set(matchId, snapshot)
  }

  async dropSnapshot(matchId: string): Promise<void> {
    this.snapshots.delete(matchId)
  }

  async publicMatches(most: number): Promise<MatchRow[]> {
    return this.latest(most, row => row.isPublic && row.status !== 'over')
  }

  async openMatches(most: number): Promise<MatchRow[]> {
    return this.latest(most, row => row.status !== 'over')
  }

  async matchesOf(people: readonly string[], most: number): Promise<MatchRow[]> {
    return this.latest(most, ({ id }) => people.some(person => this.sat.get(person)?.has(id)))
  }

  async due(by: number, most: number, program: string): Promise<string[]> {
    const due = [...this.rows.values()].filter(
      ({ id, wakes }) => wakes !== null && wakes <= by && !this.aside.get(id)?.startsWith(`${program}: `),
    )
    return due
      .sort((a, b) => Number(a.wakes) - Number(b.wakes))
      .slice(0, most)
      .map(({ id }) => id)
  }

  async constant(name: string, fresh: () => string): Promise<string> {
    const value = this.constants.get(name) ?? fresh()
    this.constants.set(name, value)
    return value
  }

  async setAside(matchId: string, program: string, why: string): Promise<boolean> {
    const isNew = this.aside.get(matchId) !== `${program}: ${why}`
    this.aside.set(matchId, `${program}: ${why}`)
    return isNew
  }

  async takeUp(): Promise<void> {
    this.aside.clear()
  }

  async remember(name: string, value: string): Promise<void> {
    this.constants.set(name, value)
  }

  async remembered(name: string): Promise<string | null> {
    return this.constants.get(name) ?? null
  }

  async troubles(): Promise<string[]> {
    return []
  }

  async close(): Promise<void> {}

  private latest(most: number, isWanted: (row: MatchRow) => boolean): MatchRow[] {
    const rows = [...this.rows.values()].filter(isWanted)
    return rows.sort((a, b) => b.updated - a.updated).slice(0, most)
  }
}

/** Bots that think on the spot, the same every time. */
export const quickBots: Bots = {
  isWell: true,
  waiting: 0,
  async choose({ game, rules, level, seen, isAwaited }) {
    const listed = findGame(game, rules)
    const bot = listed.ok ? botFor(listed.value, level) : listed
    if (!listed.ok || !bot.ok) return null
    const rng = new FastChance(Number.parseInt(hashText(JSON.stringify(seen)).slice(0, 8), 16))
    const { edition } = listed.value.game
    return (isAwaited ? bot.value.choose(seen, rng, edition) : bot.value.interject?.(seen, rng, edition)) ?? null
  },
  async close() {},
}

/** Everything is worked out where it is wanted. */
export const noWorkroom: Workroom = {
  isWell: true,
  rehearse: async () => null,
  weigh: async () => null,
  throwOfDay: async () => null,
  async close() {},
}

/** A house with a clock one can turn, and the faults it survived. */
export type TestHouse = House & { store: MemoryStore; faults: unknown[]; time: number }

export function testHouse(store = new MemoryStore()): TestHouse {
  const faults: unknown[] = []
  const house: TestHouse = {
    store,
    bots: quickBots,
    workroom: noWorkroom,
    fleet: alone,
    gauges: { choice: () => undefined, fault: (_where, fault) => faults.push(fault) },
    key: 'a key for tests',
    faults,
    time: 1_700_000_000_000,
    now: () => house.time,
  }
  return house
}

export const person = (name: string): Caller => ({ person: name.toLowerCase(), persons: [name.toLowerCase()], name })

/** A watcher that keeps what it is sent. */
export function listener(caller: Caller): Watcher & { heard: string[] } {
  const heard: string[] = []
  const watcher: Watcher & { heard: string[] } = {
    caller,
    heard,
    send: text => void heard.push(text),
    tell: told => watcher.send(newsOn(false, told)),
  }
  return watcher
}

/** Lets everything happen that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise(resolve => setImmediate(resolve))
}

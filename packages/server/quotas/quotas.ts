/**
 * How much one person, or one address, may do: every number of it stands here. Whoever has had enough is told what of,
 * how many there are, and when there will be more.
 */
import { Refused } from '../errors.ts'
import { MemoryMeter, type Meter } from './meter.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export type Quota = {
  /** So many at once; they come back evenly over `everyMs`. Where that is 0, what somebody has is counted, and time brings nothing back. */
  most: number
  everyMs: number
  /** What is counted, in words. */
  says: string
}

/**
 * By person, unless it says by address. Many people may share an address, and one person can be many guests: what a
 * guest can do without an account is bounded by both.
 */
export const QUOTAS = {
  /** By address: all requests; whoever is new; accounts opened; passwords tried. */
  requests: { most: 300, everyMs: 15 * SECOND, says: 'requests' },
  guests: { most: 60, everyMs: HOUR, says: 'new guests' },
  accounts: { most: 10, everyMs: HOUR, says: 'new accounts' },
  'sign-ins': { most: 30, everyMs: 10 * MINUTE, says: 'tries to sign in' },
  connections: { most: 60, everyMs: 30 * SECOND, says: 'new connections' },
  /** Connections that were closed for flooding: after these there are none for a while. */
  'cut-offs': { most: 5, everyMs: MINUTE, says: 'connections that had to be cut off' },
  'messages-from-here': { most: 1000, everyMs: 20 * SECOND, says: 'messages' },
  'tables-from-here': { most: 60, everyMs: HOUR, says: 'tables' },
  'public-from-here': { most: 20, everyMs: 10 * MINUTE, says: 'public tables' },
  'bots-from-here': { most: 80, everyMs: HOUR, says: 'bots at tables' },
  /** By the name that is tried, wherever from. */
  'tries-of-a-name': { most: 60, everyMs: HOUR, says: 'tries to sign in by that name' },
  tables: { most: 30, everyMs: HOUR, says: 'tables' },
  'public-tables': { most: 6, everyMs: 10 * MINUTE, says: 'public tables' },
  /** Tables that are not over at which somebody sits, at once. */
  'open-tables': { most: 40, everyMs: 0, says: 'tables that are not over' },
  bots: { most: 60, everyMs: HOUR, says: 'bots at tables' },
  names: { most: 6, everyMs: HOUR, says: 'changes of name' },
  hellos: { most: 60, everyMs: MINUTE, says: 'greetings' },
  /** Matches asked for that there are none of: guessing finds nothing, and costs the store a look each. */
  strays: { most: 60, everyMs: MINUTE, says: 'matches that are not there' },
  messages: { most: 200, everyMs: 4 * SECOND, says: 'messages' },
  choices: { most: 100, everyMs: 10 * SECOND, says: 'choices' },
  /** Sitting down, getting up, giving orders: all that is done at tables and has no measure of its own. */
  deeds: { most: 120, everyMs: MINUTE, says: 'deeds at tables' },
  undo: { most: 20, everyMs: MINUTE, says: 'choices taken back' },
  why: { most: 30, everyMs: MINUTE, says: 'questions why' },
  chat: { most: 12, everyMs: MINUTE, says: 'lines of chat' },
  /** Of those who have no seat at the table. */
  asides: { most: 4, everyMs: MINUTE, says: 'lines of chat from those who look on' },
  reports: { most: 6, everyMs: HOUR, says: 'reports' },
  exports: { most: 4, everyMs: HOUR, says: 'downloads of all that is yours' },
} as const satisfies Readonly<Record<string, Quota>>

export type Counted = keyof typeof QUOTAS
export type QuotaTable = Readonly<Record<Counted, Quota>>

/** All of it so many times over: for a house of friends, or a test. */
export function quotasTimes(factor: number, but: Partial<QuotaTable> = {}): QuotaTable {
  const table: Record<Counted, Quota> = { ...QUOTAS, ...but }
  for (const what of countedIn(QUOTAS))
    if (!(what in but)) table[what] = { ...table[what], most: Math.max(1, Math.round(table[what].most * factor)) }
  return table
}

const countedIn = (table: QuotaTable): Counted[] => Object.keys(table).filter((what): what is Counted => what in table)

export class Quotas {
  private readonly table: QuotaTable
  /** A meter for each thing: most messages are counted thrice, and no key is put together for it. */
  private readonly here = new Map<Counted, MemoryMeter>(countedIn(QUOTAS).map(what => [what, new MemoryMeter()]))
  private readonly shared: Meter | undefined

  /** `shared`: where many nodes count together; without it this one counts alone. */
  constructor(table: QuotaTable, shared?: Meter) {
    this.table = table
    this.shared = shared
  }

  /** How many of something there may be at once. */
  mostOf(what: Counted): number {
    return this.table[what].most
  }

  /** Counts `cost` of something for a person or an address, on all nodes together, or refuses. */
  async take(what: Counted, whose: string, cost = 1): Promise<void> {
    const quota = this.table[what]
    if (!this.shared) return this.takeHere(what, whose, cost)
    refuseIf(what, quota, await this.shared.take(`${what} ${whose}`, quota, cost))
  }

  /** Counts without refusing: it has happened already. */
  note(what: Counted, whose: string): void {
    this.here.get(what)?.takeNow(whose, this.table[what], 1)
  }

  /** Refuses whoever has used up what is counted here, before anything is done for them. */
  mustHaveLeft(what: Counted, whose: string): void {
    const quota = this.table[what]
    refuseIf(what, quota, this.here.get(what)?.waitFor(whose, quota) ?? 0)
  }

  /** The same on this node alone and at once, for what happens many times a second. */
  takeHere(what: Counted, whose: string, cost = 1): void {
    const quota = this.table[what]
    refuseIf(what, quota, this.here.get(what)?.takeNow(whose, quota, cost) ?? 0)
  }
}

function refuseIf(what: Counted, { most, everyMs, says }: Quota, againMs: number): void {
  if (againMs <= 0) return
  const words = `${most} ${says} in ${inWords(everyMs)} are enough; again in ${inWords(againMs)}`
  throw new Refused('too-many', words, null, { what, most, everyMs, againMs: Math.ceil(againMs) })
}

/** A length of time for a person: "90 seconds", "2 minutes". */
export function inWords(ms: number): string {
  if (ms <= 1 * SECOND) return 'a second'
  if (ms < 100 * SECOND) return `${Math.ceil(ms / SECOND)} seconds`
  if (ms < 100 * MINUTE) return `${Math.ceil(ms / MINUTE)} minutes`
  return `${Math.ceil(ms / HOUR)} hours`
}

/**
 * The store: an append-only log for every match, and an index to find matches by. Nothing is ever
 * overwritten in a log; whoever appends a number that is already there was too late, and whoever appends one after
 * a number that is missing knows of something the store has lost. What `append` has acknowledged survives the death
 * of the process and of the machine.
 */

/** One entry of a match's log. The log knows nothing of what is inside. */
export type StoredEntry = { seq: number; at: number; body: string }

/** A table as it was when its log had so many entries: a cache, to open a long match quickly. */
export type StoredSnapshot = { length: number; body: string }

/** What the index holds of a match: what a list shows, and when it must be looked after. */
export type MatchRow = {
  id: string
  game: string
  status: 'gathering' | 'playing' | 'over'
  isPublic: boolean
  /** Its seats as lists show them, as JSON. */
  seats: string
  /** Who sits where, as JSON: a person's id or null for each seat. */
  people: string
  /** The seats everyone knows the table waits for, as JSON. */
  awaiting: string
  /** When a clock runs out, a window closes or a bot is due (ms); null if nothing is. */
  wakes: number | null
  /** When this was written (ms). */
  updated: number
}

/** A conflict: the log is not as long as whoever appends believes. */
export type Appended = 'appended' | 'conflict'

export interface Store {
  /**
   * Appends one entry and, with it, what the index shall say from now on. Resolves when it is durable. With `mayWait`
   * a crash may leave the index as it was a moment before.
   */
  append(matchId: string, entry: StoredEntry, row: MatchRow | null, mayWait?: boolean): Promise<Appended>
  /** The log of a match from entry `from` on; empty if there is no such match. */
  read(matchId: string, from?: number): Promise<StoredEntry[]>
  /** What is kept of a match beside its log; null if nothing is. */
  snapshot(matchId: string): Promise<StoredSnapshot | null>
  /** Keeps a newer one, some time soon: it is a cache, and nobody waits for it. */
  keepSnapshot(matchId: string, snapshot: StoredSnapshot): void
  /** Something in it must not be kept any more. */
  dropSnapshot(matchId: string): Promise<void>
  /** Public matches that are not over, the latest first. */
  publicMatches(most: number): Promise<MatchRow[]>
  /** Matches that are not over, public or not, the latest first: for keepers. */
  openMatches(most: number): Promise<MatchRow[]>
  /** Matches one of these people has sat at, the latest first. */
  matchesOf(people: readonly string[], most: number): Promise<MatchRow[]>
  /** Matches that must be looked after at `by` or before, the most urgent first, but for those this program has set aside. */
  due(by: number, most: number, program: string): Promise<string[]>
  /** A match that `program` cannot play, and why: it does not find it due any more. True if that is new. */
  setAside(matchId: string, program: string, why: string): Promise<boolean>
  /** All that was set aside is due again: a program that has just started may be able to play it. */
  takeUp(): Promise<void>
  /** A value that is the same for ever after it was first asked for: the house's own keys. */
  constant(name: string, fresh: () => string): Promise<string>
  /** A value that changes, such as the house's clock: durable when this resolves. */
  remember(name: string, value: string): Promise<void>
  remembered(name: string): Promise<string | null>
  /** In words what keeps it from being read and durably written; empty if all is well. */
  troubles(): Promise<string[]>
  /** Finishes what is under way. */
  close(): Promise<void>
}

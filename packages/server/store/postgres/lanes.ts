/**
 * Appending to PostgreSQL: what arrives while every lane is busy gathers, and leaves as one statement,
 * which is one journey and one commit. A match is in one statement at most once, and in one lane at a time.
 */
import type { Pool } from 'pg'
import { ServerBug } from '../../errors.ts'
import type { Append } from '../committer.ts'
import type { Appended } from '../store.ts'

type Waiting = { append: Append; resolve: (appended: Appended) => void; reject: (fault: Error) => void }

/** So many statements are under way at once, of so many entries each at most. */
const LANES = 4
const MOST_IN_ONE = 500
/** A deadlock or a failed serialisation has changed nothing: so often the statement is simply sent again. */
const ATTEMPTS = 4
const NOTHING_CHANGED = ['40001', '40P01']
/** For so many matches it is remembered who sits there. */
const MOST_KNOWN = 10_000

/**
 * In the order of ids, so that two nodes never wait for each other. Whoever finds its number taken changes nothing else,
 * nor does whoever finds that the entry before it is not there: a standby that was promoted may have less than we know of.
 */
const APPEND = `
WITH added AS (
  INSERT INTO match_entries (match_id, seq, at, body)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[]) AS given (match_id, seq, at, body)
  WHERE given.seq = 0 OR EXISTS (
    SELECT 1 FROM match_entries AS known WHERE known.match_id = given.match_id AND known.seq = given.seq - 1
  )
  ON CONFLICT DO NOTHING RETURNING match_id
), indexed AS (
  INSERT INTO matches (id, game, status, is_public, seats, people, awaiting, wakes, updated)
  SELECT given.* FROM unnest($5::text[], $6::text[], $7::text[], $8::integer[], $9::text[], $10::text[], $11::text[],
    $12::bigint[], $13::bigint[]) AS given (id, game, status, is_public, seats, people, awaiting, wakes, updated)
  JOIN added ON added.match_id = given.id ORDER BY given.id
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, is_public = excluded.is_public, seats = excluded.seats,
    people = excluded.people, awaiting = excluded.awaiting, wakes = excluded.wakes, updated = excluded.updated,
    set_aside = NULL
), seated AS (
  INSERT INTO match_people (person, match_id)
  SELECT given.* FROM unnest($14::text[], $15::text[]) AS given (person, match_id)
  JOIN added ON added.match_id = given.match_id ORDER BY 1, 2
  ON CONFLICT DO NOTHING
)
SELECT match_id FROM added`

export class PostgresLanes {
  /** Called with the size of each statement that was committed. */
  onCommit: (size: number) => void = () => undefined
  private readonly pool: Pool
  private waiting: Waiting[] = []
  /** Matches that are under way. */
  private readonly busy = new Set<string>()
  private lanes = 0
  /** What went wrong with the last statement, and when (ms of no clock in particular); null if nothing did. */
  lastFailure: { says: string; at: number } | null = null
  private onIdle: (() => void) | null = null
  /** Who sits where changes seldom, while rows are written often. */
  private readonly sitting = new Map<string, string>()

  constructor(pool: Pool) {
    this.pool = pool
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject })
      this.leave()
    })
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    if (this.lanes > 0) await new Promise<void>(resolve => (this.onIdle = resolve))
  }

  private leave(): void {
    while (this.lanes < LANES) {
      const batch = this.nextBatch()
      if (batch.length === 0) return
      this.lanes++
      void this.carry(batch)
    }
  }

  private nextBatch(): Waiting[] {
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    for (const one of this.waiting) {
      const { matchId } = one.append
      if (batch.length >= MOST_IN_ONE || this.busy.has(matchId)) rest.push(one)
      else {
        this.busy.add(matchId)
        batch.push(one)
      }
    }
    this.waiting = rest
    return batch.sort((a, b) => (a.append.matchId < b.append.matchId ? -1 : 1))
  }

  private async carry(batch: readonly Waiting[]): Promise<void> {
    try {
      const added = await this.send(batch.map(({ append }) => append))
      this.lastFailure = null
      this.onCommit(added.size)
      for (const { append, resolve } of batch) resolve(added.has(append.matchId) ? 'appended' : 'conflict')
    } catch (fault) {
      this.sitting.clear()
      const says = fault instanceof Error ? fault.message : String(fault)
      this.lastFailure = { says, at: performance.now() }
      for (const { reject } of batch) reject(new ServerBug('store-failed', { says }))
    }
    for (const { append } of batch) this.busy.delete(append.matchId)
    this.lanes--
    this.leave()
    if (this.lanes === 0) this.onIdle?.()
  }

  private async send(appends: readonly Append[]): Promise<Set<string>> {
    const query = { text: APPEND, values: this.columns(appends) }
    for (let attempt = 1; ; attempt++)
      try {
        const { rows } = await this.pool.query<{ match_id: string }>(query)
        return new Set(rows.map(({ match_id }) => match_id))
      } catch (fault) {
        const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
        if (attempt === ATTEMPTS || !NOTHING_CHANGED.includes(code)) throw fault
      }
  }

  private columns(appends: readonly Append[]): unknown[][] {
    const rows = appends.flatMap(({ row }) => (row ? [row] : []))
    const seated = rows.flatMap(({ id, people }) => this.newPeople(id, people).map(person => ({ person, id })))
    return [
      appends.map(({ matchId }) => matchId),
      appends.map(({ entry }) => entry.seq),
      appends.map(({ entry }) => entry.at),
      appends.map(({ entry }) => entry.body),
      rows.map(({ id }) => id),
      rows.map(({ game }) => game),
      rows.map(({ status }) => status),
      rows.map(({ isPublic }) => (isPublic ? 1 : 0)),
      rows.map(({ seats }) => seats),
      rows.map(({ people }) => people),
      rows.map(({ awaiting }) => awaiting),
      rows.map(({ wakes }) => wakes),
      rows.map(({ updated }) => updated),
      seated.map(({ person }) => person),
      seated.map(({ id }) => id),
    ]
  }

  private newPeople(id: string, people: string): string[] {
    if (this.sitting.get(id) === people) return []
    if (this.sitting.size > MOST_KNOWN) this.sitting.clear()
    this.sitting.set(id, people)
    const persons: (string | null)[] = JSON.parse(people)
    return [...new Set(persons)].filter(person => person !== null)
  }
}

/** Rows of the index that have time: whom a table waits for changes with nearly every choice, and lists are looked at seldom. */
import type { MatchRow } from './store.ts'

/** What the index says of whom a table waits for may be so old (ms) after a crash. */
const LATE_MS = 500

export class LateRows {
  private readonly onDue: () => void
  private rows = new Map<string, MatchRow>()
  private timer: NodeJS.Timeout | null = null
  private isDue = false

  constructor(onDue: () => void) {
    this.onDue = onDue
  }

  get size(): number {
    return this.rows.size
  }

  put(row: MatchRow): void {
    this.rows.set(row.id, row)
    this.timer ??= setTimeout(() => this.hurry(), LATE_MS).unref()
  }

  /** Something newer is written of this match. */
  drop(id: string): void {
    this.rows.delete(id)
  }

  /** Whoever asks shall see what is true. */
  hurry(): void {
    this.isDue = true
    this.onDue()
  }

  /** Those that are to be written now. */
  take(): MatchRow[] {
    if (!this.isDue) return []
    const taken = [...this.rows.values()]
    this.rows = new Map()
    this.isDue = false
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    return taken
  }

  /** They could not be written; what is newer counts more. */
  giveBack(rows: readonly MatchRow[]): void {
    for (const row of rows) if (!this.rows.has(row.id)) this.put(row)
  }
}

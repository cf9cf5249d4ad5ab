/** Keeps snapshots of one live table, now and then and when it is let go. */
import type { Store } from '../store/store.ts'
import { snapshotOf } from './snapshot.ts'
import type { Table } from './table.ts'

/** After so many entries a snapshot is kept; when a table is let go, if there are so many more. */
const EVERY = 128
const WORTH_KEEPING = 64

export class SnapshotKeeper {
  private readonly store: Store
  private readonly match: string
  /** The latest entry as it is stored; null while it is not known, or nothing will be kept behind it. */
  private lastBody: string | null = null
  /** How long the log was when the last snapshot was kept. */
  private keptAt: number

  constructor(store: Store, { id, length, referee }: Table) {
    this.store = store
    this.match = id
    this.keptAt = referee?.isPartial ? length : 0
  }

  /** An entry was written, here or by another node, as the one numbered `seq`: not kept while it is of no use. */
  wrote(seq: number, body: string): void {
    this.lastBody = seq + 1 - this.keptAt < WORTH_KEEPING ? null : body
  }

  /** What is in memory was rebuilt. */
  forget(): void {
    this.lastBody = null
  }

  keep(table: Table, every = EVERY): void {
    if (this.lastBody === null || table.length - this.keptAt < every) return
    this.keptAt = table.length
    const snapshot = snapshotOf(table, this.lastBody)
    if (snapshot) this.store.keepSnapshot(this.match, snapshot)
  }

  letGo(table: Table): void {
    this.keep(table, WORTH_KEEPING)
  }

  async drop(): Promise<void> {
    this.keptAt = 0
    await this.store.dropSnapshot(this.match)
  }
}

/**
 * SQLite's journal, as far as it must be on the disk: what is committed is in the file, and what was synced after that
 * survives the death of the machine. Another thread waits for the disk meanwhile, and nobody else.
 */
import { closeSync, fdatasync, openSync } from 'node:fs'

export class Journal {
  private readonly file: string
  /** Opened when there is something in it; SQLite neither replaces nor removes it while anyone has the database open. */
  private descriptor: number | null = null

  constructor(database: string) {
    this.file = `${database}-wal`
  }

  /** Calls back when all that was committed before is on the disk, or with the reason why nobody knows whether it is. */
  sync(done: (fault: Error | null) => void): void {
    this.descriptor ??= openSync(this.file, 'r')
    fdatasync(this.descriptor, done)
  }

  close(): void {
    if (this.descriptor !== null) closeSync(this.descriptor)
    this.descriptor = null
  }
}

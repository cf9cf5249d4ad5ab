/** Tables that were closed from outside, by the command line: seen in the log of deeds, so that those who sit there are told. */
import type { Tables } from '../tables/tables.ts'
import type { Audit } from './audit.ts'

/** What is written down for it, in the keeper's room and from the command line. */
export const CLOSED_A_TABLE = 'closed a table'

/** How often the log is looked at (ms). */
const REFRESH_MS = 5000

export class Closings {
  private readonly audit: Audit
  private readonly tables: Tables
  private readonly timer: NodeJS.Timeout
  private seen: number

  private constructor(audit: Audit, tables: Tables, seen: number, onFault: (fault: unknown) => void) {
    this.audit = audit
    this.tables = tables
    this.seen = seen
    this.timer = setInterval(() => void this.refresh().catch(onFault), REFRESH_MS)
    this.timer.unref()
  }

  static async open(audit: Audit, tables: Tables, onFault: (fault: unknown) => void): Promise<Closings> {
    const [last] = await audit.latest(1)
    return new Closings(audit, tables, last?.seq ?? 0, onFault)
  }

  /** Looks for tables that were closed since the last time. */
  async refresh(): Promise<void> {
    for (const { seq, what, about } of await this.audit.since(this.seen)) {
      this.seen = seq
      if (what === CLOSED_A_TABLE) this.tables.lookAgain(about)
    }
  }

  close(): void {
    clearInterval(this.timer)
  }
}

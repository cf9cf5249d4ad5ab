/** What the index says of a table: told only what is new, and what can wait later than what cannot. */
import type { MatchRow } from '../store/store.ts'
import { wakesAt } from './minding/duty.ts'
import { rowOf } from './scene.ts'
import type { Table } from './table.ts'

/** What of the index changes in the course of a match. */
const ROW_KEYS = ['status', 'seats', 'people', 'awaiting', 'wakes'] as const

export class IndexRow {
  private last: MatchRow | null = null

  /** It may say anything: another has written, or what was written may not have been kept. */
  forget(): void {
    this.last = null
  }

  /** What it shall say, or null if that is what it says already. */
  changed(table: Table): { row: MatchRow | null; mayWait: boolean } {
    const row = rowOf(table, wakesAt(table))
    const { last } = this
    if (last && ROW_KEYS.every(key => row[key] === last[key])) return { row: null, mayWait: true }
    this.last = row
    return { row, mayWait: last !== null && mayBeLate(last, row) }
  }
}

/** Whether nothing goes wrong if the index hears of it late: nobody sits elsewhere, and it is not due before it was. */
const mayBeLate = (before: MatchRow, { status, seats, people, wakes }: MatchRow): boolean =>
  status === before.status &&
  seats === before.seats &&
  people === before.people &&
  (wakes === null || (before.wakes !== null && wakes >= before.wakes))

/**
 * A seat at a table, wherever that table stands: on a server or on this device. Whoever draws a table
 * knows only this.
 */
import type { AnyEvent, Denied, Seat } from '@nassau/kernel'
import type { Action, BeatScene, TableMessage, Trouble } from '@nassau/protocol'

export type TableSnapshot = {
  /** The table as the one at this screen may see it; null until it is known. */
  table: TableMessage | null
  /** What was heard with the latest change, oldest first. */
  fresh: readonly AnyEvent[]
  /** All that was heard since the page was opened, and what the table remembered before. */
  log: readonly AnyEvent[]
  /** Whether the table can be reached. */
  link: 'joining' | 'joined' | 'lost' | 'gone'
  /** Why it cannot: what the server says of it, or in words. */
  says: Trouble | string | null
  /** The seats whose people are connected; null where that means nothing. */
  online: readonly Seat[] | null
  /** The one the screen should be passed to, at a table with several people on one device; else null. */
  curtain: Seat | null
  /** Whether what is shown stands until whoever it happened to has seen it. */
  isStanding: boolean
  /** The pause the table is in now, whatever is still being shown; null if it is in none. */
  beat: BeatScene | null
}

/** An action without the id that tells it from its repetitions. */
type WithoutId<A> = A extends { id: string } ? Omit<A, 'id'> : never
export type SeatAction = WithoutId<Action>

/** What became of a deed: done (`match` is the new one after a rematch), or why not. */
export type Done = { ok: true; match?: string } | { ok: false; trouble: Trouble }

export interface Seating {
  readonly isLocal: boolean
  read: () => TableSnapshot
  /** Calls back on every change; returns how to stop. */
  follow: (onChange: () => void) => () => void
  /** `as`: for whom at this screen, where several share it. */
  act(deed: SeatAction, as?: Seat): Promise<Done>
  why(): Promise<readonly Denied[]>
  /** The record of a finished match. */
  record: () => Promise<string>
  /** What stands has been seen: the table is shown further. */
  goOn(): void
  /** Someone else is at this screen now. */
  lift(): void
  close(): void
}

export const NOBODY_YET: TableSnapshot = {
  table: null,
  fresh: [],
  log: [],
  link: 'joining',
  says: null,
  online: null,
  curtain: null,
  isStanding: false,
  beat: null,
}

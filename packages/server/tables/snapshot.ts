/**
 * A table kept beside its log, so that a long match is opened without playing all of it again. The log is the truth:
 * a snapshot that does not fit it, or was kept by another program, is as good as none.
 *
 *   log   0 1 2 … 127 │ 128 129 … 140        snapshot of length 128, and what came after it
 *                   └─ must be what the snapshot was kept behind
 */
import { findGame } from '@nassau/games'
import { hashText, Referee, type Snapshot } from '@nassau/kernel/host'
import { KEPT } from '@nassau/protocol'
import type { StoredEntry, StoredSnapshot } from '../store/store.ts'
import { LOG, type LogEntry, type OpenEntry } from './entry.ts'
import { absorb, workedIn } from './replay.ts'
import { beginningOf } from './seating/begin.ts'
import { PROGRAM } from './stuck/set-aside.ts'
import { openTable, type Table } from './table.ts'

/** Raised whenever an old snapshot would be misread. */
const VERSION = 1
const MADE_BY = `${VERSION} ${LOG} ${PROGRAM}`

/** All of a table but what it is made of besides: its rules, its referee, how its seats look and who plays them. */
type Plain = Omit<Table, 'id' | 'listed' | 'opening' | 'seatScenes' | 'players' | 'referee' | 'stuck' | 'done'>
type Kept = {
  madeBy: string
  /** Of the last entry it was kept behind. */
  lastHash: string
  opening: OpenEntry
  table: Plain
  done: [string, number][]
  match: Snapshot
}

/** What is worth keeping of a table; `last` is its latest entry as it is stored. Null where there is no match to go on from. */
export function snapshotOf(table: Table, last: string): StoredSnapshot | null {
  const { id: _id, listed: _listed, seatScenes: _scenes, players: _players, ...rest } = table
  const { opening, referee, stuck, done, ...plain } = rest
  if (!referee || stuck) return null
  const kept: Kept = {
    madeBy: MADE_BY,
    lastHash: hashText(last),
    opening,
    table: plain,
    done: [...done],
    match: referee.snapshot(KEPT),
  }
  return { length: table.length, body: JSON.stringify(kept) }
}

/** The table of a snapshot and of the log from the entry before it on; null if it must be played again from the beginning. */
export function restored(id: string, { length, body }: StoredSnapshot, log: readonly StoredEntry[]): Table | null {
  const [last, ...since] = log
  try {
    const kept: Kept = JSON.parse(body)
    if (kept.madeBy !== MADE_BY || last?.seq !== length - 1 || hashText(last.body) !== kept.lastHash) return null
    if (since.some(({ seq }, i) => seq !== length + i)) return null
    return replayed(tableOf(id, kept, since), since)
  } catch {
    return null
  }
}

function tableOf(id: string, { opening, table: plain, done, match }: Kept, since: readonly StoredEntry[]): Table {
  const [header] = match.beginning
  const found = findGame(opening.game, header.rules)
  if (!found.ok) throw new Error(found.problem.says)
  const table = { ...openTable(id, found.value, opening), ...plain, done: new Map(done) }
  const worked = since.flatMap(({ body }) => workedIn(JSON.parse(body)))
  table.referee = new Referee(found.value.game, beginningOf(table, worked, header), match)
  return table
}

function replayed(table: Table, since: readonly StoredEntry[]): Table {
  for (const { at, body } of since) {
    const entry: LogEntry = JSON.parse(body)
    absorb(table, at, entry)
  }
  table.driver.asides = []
  return table
}

/** Closing a table from outside: the entry goes to its log like any other, whether a server has the table in memory or not. */
import { prepareGames } from '@nassau/games'
import { Unfit } from '../errors.ts'
import type { Store } from '../store/store.ts'
import type { LogEntry } from '../tables/entry.ts'
import { wakesAt } from '../tables/minding/duty.ts'
import { note } from '../tables/note.ts'
import { rebuild } from '../tables/replay.ts'
import { rowOf } from '../tables/scene.ts'

const CLOSE: LogEntry = { kind: 'close' }
/** How often it is tried again because somebody chose meanwhile. */
const ATTEMPTS = 8

/** Whether there was anything to close: a match that is over stays as it is. */
export async function closeTable(store: Store, match: string): Promise<boolean> {
  await prepareGames()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const table = rebuild(match, await store.read(match))
    if (!table) throw new Unfit(`there is no match ${match}`)
    if (table.result) return false
    const [seq, at] = [table.length, Math.max(Date.now(), table.updated)]
    note(table, at, CLOSE, null)
    const row = rowOf(table, wakesAt(table))
    if ((await store.append(match, { seq, at, body: JSON.stringify(CLOSE) }, row)) === 'appended') return true
  }
  throw new Unfit(`match ${match} is too busy to be closed; try again`)
}

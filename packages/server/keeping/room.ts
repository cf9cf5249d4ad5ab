/** The keeper's room of a store, for the command line. */
import { Audit } from '../peace/audit.ts'
import { Bans } from '../peace/bans.ts'
import { CLOSED_A_TABLE } from '../peace/closings.ts'
import { Keepers } from '../peace/keepers.ts'
import { Reports } from '../peace/reports.ts'
import { Accounts } from '../people/accounts.ts'
import { DEFAULTS } from '../settings.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { closeTable } from './close-table.ts'
import { openKept, type Place } from './open-kept.ts'

/** Who is written into the log for what is done from there. */
const WHO = 'the command line'
const MOST_LISTED = 100

/** Does something with the store as a server has it, beside whichever server runs. */
async function withStore<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const quiet = { commit: () => undefined, death: () => undefined }
  const { store } = await openStore({ ...DEFAULTS, ...place }, quiet)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

export async function openRoom(place: Place) {
  const kept = openKept(place, false)
  const { kysely } = kept
  const audit = new Audit(kysely)
  const bans = await Bans.open(kysely, Date.now, () => undefined)
  const write = (what: string, about: string, detail: string): Promise<void> =>
    audit.write({ who: WHO, what, about, detail }, Date.now())
  return {
    who: WHO,
    audit,
    bans,
    keepers: new Keepers(kysely),
    reports: new Reports(kysely),
    /** Accounts and bots whose name begins like this. */
    people: (name: string) => new Accounts(kysely).find(name, MOST_LISTED),
    /** Tables that are not over, the latest first. */
    tables: () => withStore(place, store => store.openMatches(MOST_LISTED)),
    /** Closes a table and writes it down: a server that has it in memory hears of it from there. False if it is over. */
    async closeTable(match: string, reason: string): Promise<boolean> {
      const isClosed = await withStore(place, store => closeTable(store, match))
      if (isClosed) await write(CLOSED_A_TABLE, match, reason)
      return isClosed
    },
    /** Writes down what was done from the command line. */
    write,
    async close(): Promise<void> {
      bans.close()
      await kept.close()
    },
  }
}

/** The keeper's room of a store, for the command line. */
import { Audit } from '../peace/audit.ts'
import { Bans } from '../peace/bans.ts'
import { Keepers } from '../peace/keepers.ts'
import { Reports } from '../peace/reports.ts'
import { openKept, type Place } from './open-kept.ts'

/** Who is written into the log for what is done from there. */
const WHO = 'the command line'

export async function openRoom(place: Place) {
  const store = openKept(place, false)
  const { kysely } = store
  const audit = new Audit(kysely)
  const bans = await Bans.open(kysely, Date.now, () => undefined)
  return {
    who: WHO,
    audit,
    bans,
    keepers: new Keepers(kysely),
    reports: new Reports(kysely),
    /** Writes down what was done from the command line. */
    write: (what: string, about: string, detail: string): Promise<void> =>
      audit.write({ who: WHO, what, about, detail }, Date.now()),
    async close(): Promise<void> {
      bans.close()
      await store.close()
    },
  }
}

/** The desk: everything that requests and messages are answered with, laid out once when the house opens. */
import type { Logger } from 'pino'
import type { Desk } from './http/app.ts'
import { Audit } from './peace/audit.ts'
import { Bans } from './peace/bans.ts'
import { Blocks } from './peace/blocks.ts'
import { Closings } from './peace/closings.ts'
import { Keepers } from './peace/keepers.ts'
import { Reports } from './peace/reports.ts'
import { Steward } from './peace/steward.ts'
import { Accounts } from './people/accounts.ts'
import { openAuth } from './people/auth.ts'
import { OwnData } from './people/own-data.ts'
import { Passwords } from './people/passwords.ts'
import { Recovery } from './people/recovery.ts'
import { Sweeper } from './people/retention.ts'
import { Spoken } from './people/spoken.ts'
import { Tries } from './people/tries.ts'
import type { Meter } from './quotas/meter.ts'
import { Quotas } from './quotas/quotas.ts'
import type { Opened } from './store/open-store.ts'
import type { House } from './tables/house.ts'
import { DayThrows } from './throws/day-throws.ts'

type Wanted = Pick<Desk, 'settings' | 'tables' | 'metrics' | 'log' | 'connections' | 'among'> & {
  opened: Opened
  house: House
  /** Where many nodes count together. */
  shared: Meter | undefined
}

export async function layDesk({ opened, house, shared, ...given }: Wanted): Promise<Desk> {
  const { settings, tables, log, connections } = given
  const { kysely, dialect } = opened
  const now = (): number => house.now()
  const accounts = new Accounts(kysely)
  const passwords = new Passwords(thrown => house.gauges.fault('passwords', thrown))
  const kept = { db: kysely, type: dialect, secret: house.key, origin: settings.origin, accounts, passwords }
  const auth = await opened.inTurn(() => openAuth(kept))
  const spoken = new Spoken(kysely)
  const ownData = new OwnData(kysely, tables, auth, spoken)
  const quotas = new Quotas(settings.quotas, shared)
  const blocks = new Blocks(kysely)
  const keepers = new Keepers(kysely)
  const audit = new Audit(kysely)
  const bans = await Bans.open(kysely, now, thrown => house.gauges.fault('bans', thrown))
  const closings = await Closings.open(audit, tables, thrown => house.gauges.fault('closings', thrown))
  bans.onBan = ban => {
    for (const connection of connections) connection.banned(ban)
  }
  if (settings.keeper !== null) await nameFirstKeeper(settings.keeper, keepers, audit, now(), log)
  return {
    ...given,
    people: { auth, accounts, key: house.key },
    dayThrows: new DayThrows(kysely, house.workroom),
    isDraining: false,
    quotas,
    tries: new Tries(kysely, now),
    steward: new Steward(tables, quotas, blocks, spoken),
    blocks,
    mutes: new Blocks(kysely, 'mutes'),
    bans,
    reports: new Reports(kysely),
    keepers,
    audit,
    closings,
    ownData,
    recovery: new Recovery(kysely),
    sweeper: new Sweeper(kysely, tables, ownData, settings.retention, thrown => house.gauges.fault('sweeping', thrown)),
  }
}

/** The first keeper is named by whoever starts the house; they may open their account later. */
async function nameFirstKeeper(
  username: string,
  keepers: Keepers,
  audit: Audit,
  at: number,
  log: Logger,
): Promise<void> {
  if (await keepers.isNamed(username)) return
  if (!(await keepers.name(username, at)))
    return log.warn(`there is no account ${username} yet; open it and start the house again to make it a keeper`)
  await audit.write({ who: 'whoever started the house', what: 'named a keeper', about: username, detail: '' }, at)
}

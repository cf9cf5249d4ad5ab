/** What PostgreSQL must promise before a choice may be acknowledged. */
import { Unfit } from '../../errors.ts'

type Ask = (text: string) => Promise<Record<string, unknown>[]>

/** Refuses a database that says a commit is done before it is on a disk. */
export async function mustBeDurable(ask: Ask): Promise<void> {
  const [said] = await ask(
    `SELECT current_setting('synchronous_commit') AS commits, current_setting('fsync') AS fsync, current_database() AS name`,
  )
  if (said?.commits === 'off')
    throw new Unfit(
      `the database acknowledges choices before they are on its disk: synchronous_commit is off. ` +
        `Set it on: ALTER DATABASE "${String(said.name)}" SET synchronous_commit = on`,
    )
  if (said?.fsync === 'off')
    throw new Unfit('the database does not wait for its disk: fsync is off. Set fsync = on in postgresql.conf')
}

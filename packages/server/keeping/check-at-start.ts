/** What is looked at before a house opens, and what keeps it from opening. */
import { ServerBug, Unfit } from '../errors.ts'
import type { Settings } from '../settings.ts'
import type { Opened } from '../store/open-store.ts'
import { checkDeeply, checkQuickly } from './check.ts'

/** A damaged file is not played on; a damaged match is told of, and is stuck when somebody comes to it. */
export async function checkAtStart(
  { check, folder, databaseUrl }: Settings,
  { kysely, dialect, store }: Opened,
  tell: (fault: Error) => void,
): Promise<void> {
  if (check === 'none') return
  const name = databaseUrl === null ? folder : 'the database'
  const kept = { kysely, dialect, name, close: async () => undefined }
  const { findings } = check === 'deep' ? await checkDeeply(kept) : await checkQuickly(kept)
  for (const { match, says } of findings) {
    if (match !== null) tell(new ServerBug('match-is-damaged', { match, says }))
    else {
      await store.close()
      throw new Unfit(`${says}. Restore a backup of ${name}: see docs/operations.md`)
    }
  }
}

/** `nassau backup` and `nassau restore`: a store copied while its house is open, and put back. */
import type { Command } from 'commander'
import { say } from '../text.ts'
import { atStore, dataOption } from './at-store.ts'

export function backup(program: Command): void {
  dataOption(program.command('backup'))
    .summary('copy a store while its server runs, and check the copy')
    .description(
      'Copy a store into a new folder, open the copy and count what is in it. DATABASE_URL names a PostgreSQL one.',
    )
    .option('--to <folder>', 'where backups are kept', './backups')
    .option('--verify <backup>', 'look whether a backup is whole, and do nothing else')
    .action(backUp)
  dataOption(program.command('restore'))
    .summary('put a backup in place of a store')
    .description('Put a backup where a store is to be: an empty folder, or an empty database named by DATABASE_URL.')
    .argument('<backup>', 'the folder that `nassau backup` has made')
    .option('--replace', 'move the store that is there aside; its server must be stopped')
    .action(putBack)
}

async function backUp({ data, to, verify }: { data: string; to: string; verify?: string }): Promise<void> {
  const keeping = await import('@nassau/server/keeping')
  await atStore(data, async place => {
    const { folder, manifest } =
      verify === undefined
        ? await keeping.backUp(place, to)
        : { folder: verify, manifest: await keeping.verifyBackup(verify) }
    const { counts, bytes, made } = manifest
    say(
      `${folder}: ${counts.matches} matches, ${counts.entries} entries, ${bytes} bytes, made ${made}, opened and counted`,
    )
  })
}

async function putBack(from: string, { data, replace }: { data: string; replace?: boolean }): Promise<void> {
  const { restore } = await import('@nassau/server/keeping')
  await atStore(data, async place => {
    const { counts, made } = await restore(from, place, replace ?? false)
    say(`Restored ${counts.matches} matches with ${counts.entries} entries, as they were at ${made}.`)
  })
}

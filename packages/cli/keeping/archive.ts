/** `nassau archive`: finished matches out of the store, into compressed files that can be checked and replayed. */
import type { Command } from 'commander'
import { EXIT, wrongUsage } from '../errors.ts'
import { say } from '../text.ts'
import { atStore, dataOption } from './at-store.ts'

type Words = { data: string; older: string; to: string; verify?: string; record?: string }

const DAY_MS = 86_400_000
const UNITS: Readonly<Record<string, number>> = { h: DAY_MS / 24, d: DAY_MS, w: 7 * DAY_MS }

export function archive(program: Command): void {
  dataOption(program.command('archive'))
    .summary('move finished matches to compressed files')
    .description(
      'Move matches that are over to files. Each file is read again from the disk before anything is removed.',
    )
    .option('--older <time>', 'only those nobody has touched for so long, such as 90d, 12w or 36h', '90d')
    .option('--to <folder>', 'where the archive is', './archive')
    .option('--verify <folder>', 'look whether an archive is whole, and do nothing else')
    .option('--record <match>', 'write the record of an archived match to standard output, and do nothing else')
    .action(run)
}

/** `90d` in ms. */
export function spanOf(words: string): number {
  const [, count = '', unit = ''] = /^(\d+)([hdw])$/.exec(words) ?? []
  const ms = UNITS[unit]
  if (ms === undefined) throw wrongUsage(`"${words}" is no time; 90d, 12w and 36h are`)
  return Number(count) * ms
}

async function run({ data, older, to, verify, record }: Words): Promise<void> {
  const keeping = await import('@nassau/server/keeping')
  await atStore(data, async place => {
    if (record !== undefined) return void process.stdout.write(await keeping.archivedRecord(to, record))
    if (verify !== undefined) {
      const { files, matches, findings } = await keeping.verifyArchive(verify)
      for (const finding of findings) say(`! ${finding}`)
      say(
        `${verify}: ${files} files, ${matches} matches, ${findings.length === 0 ? 'all of them play again' : `${findings.length} things wrong`}`,
      )
      if (findings.length > 0) process.exitCode = EXIT.finding
      return
    }
    const { matches, entries, files, left } = await keeping.archive(place, spanOf(older), to)
    for (const file of files) say(file)
    say(
      `${matches} matches with ${entries} entries moved to ${files.length} files${left > 0 ? `; ${left} were left where they are` : ''}`,
    )
  })
}

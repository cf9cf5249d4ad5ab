/** `nassau check`: whether what a house has kept is whole. */
import type { Checked } from '@nassau/server/keeping'
import type { Command } from 'commander'
import { EXIT } from '../errors.ts'
import { progressCount } from '../progress.ts'
import { say } from '../text.ts'
import { atStore, dataOption } from './at-store.ts'

type Words = { data: string; deep?: boolean }

export function check(program: Command): void {
  dataOption(program.command('check'))
    .summary('look whether a store is whole')
    .description(
      'Check a store, while its server runs or not. Nothing is changed. DATABASE_URL names a PostgreSQL one.',
    )
    .option('--deep', 'the whole file, every log without a hole, every match played again')
    .action(run)
}

async function run({ data, deep }: Words): Promise<void> {
  const keeping = await import('@nassau/server/keeping')
  await atStore(data, async place => {
    const store = keeping.openKept(place)
    try {
      const bar = progressCount('matches checked')
      const checked = deep
        ? await keeping.checkDeeply(store, done => bar.show(done))
        : await keeping.checkQuickly(store)
      bar.end()
      tell(store.name, checked, deep ?? false)
    } finally {
      await store.close()
    }
  })
}

function tell(name: string, { matches, replayed, findings }: Checked, isDeep: boolean): void {
  for (const { match, says } of findings) say(match === null ? `! ${says}` : `! ${match}: ${says}`)
  const looked = isDeep
    ? `${matches} matches, ${replayed} of them played again to their end`
    : `${matches} running matches`
  say(`${name}: ${looked}, ${findings.length === 0 ? 'nothing wrong' : `${findings.length} things wrong`}`)
  if (findings.length > 0) process.exitCode = EXIT.finding
}

/** `nassau upgrade --dry-run`: what this program will do to the matches of a store, before it does. */
import type { Forecast } from '@nassau/server/keeping'
import type { Command } from 'commander'
import { EXIT, wrongUsage } from '../errors.ts'
import { say, table } from '../text.ts'
import { atStore, dataOption } from './at-store.ts'

type Words = { data: string; dryRun?: boolean }

const FATES = {
  newest: 'played on: the newest rules',
  kept: 'played on: their rules are kept',
  gathering: 'not begun: will be under the newest rules',
  gone: 'CANNOT be played on: can be looked at, ended and taken away',
} as const

export function upgrade(program: Command): void {
  dataOption(program.command('upgrade'))
    .summary('say what an upgrade to this program will do to a store')
    .description(
      'Say what becomes of the matches of a store when this program opens it. A start does it; this changes nothing.',
    )
    .option('--dry-run', 'say what would be done: there is nothing else to be asked for')
    .action(run)
}

async function run({ data, dryRun }: Words): Promise<void> {
  if (!dryRun) throw wrongUsage('a start of the server brings a store up to date; `--dry-run` says what that will do')
  const { forecast, openKept } = await import('@nassau/server/keeping')
  await atStore(data, async place => {
    const store = openKept(place)
    try {
      tell(store.name, await forecast(store))
    } finally {
      await store.close()
    }
  })
}

function tell(name: string, { running, steps, unknown }: Forecast): void {
  if (unknown.length > 0) {
    say(`${name}: a newer program has used this store (it did ${unknown.join(', ')}); this one will not open it`)
    process.exitCode = EXIT.finding
  }
  const rows = running.map(({ game, rules, fate, matches }) => [
    String(matches),
    game,
    rules === null ? '–' : String(rules),
    FATES[fate],
  ])
  if (rows.length > 0) say(table([['matches', 'game', 'rules', 'what becomes of them'], ...rows], ['matches', 'rules']))
  const gone = running.filter(({ fate }) => fate === 'gone').reduce((sum, { matches }) => sum + matches, 0)
  const all = running.reduce((sum, { matches }) => sum + matches, 0)
  say(`${name}: ${all} running matches, ${all - gone} go on, ${gone} cannot be played on`)
  say(steps.length === 0 ? 'Its tables are up to date.' : `Its tables will take these steps: ${steps.join(', ')}.`)
  if (gone > 0) process.exitCode = EXIT.finding
}

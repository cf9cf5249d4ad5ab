/**
 * How quickly the page answers and how evenly it moves: interaction to next paint while bots think, and the time between
 * frames, beside a page of boardgame.io and a bare one, all in one run, taking turns. See `--help`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Facts, SHELF } from '@nassau/games/manifests'
import { quotasTimes, serve } from '@nassau/server'
import { launchBrowser } from '../scripts/browser.ts'
import { inColumns } from './columns.ts'
import { clickAbout } from './page/clicker.ts'
import { type Run, rowsOf } from './page/report.ts'
import { LIMIT, otherTables, ourTable, PEER, type Table } from './page/tables.ts'

const HELP = `Usage: npm run bench:page -- [options]

Plays every game against bots in a real browser by real clicks, each at a table of its own, on a desk and with the
processor slowed down. The same clicks go to a page of boardgame.io (Cutlass with its React client, its plainest board,
its random bots) and to a bare page (a button and a number, no framework).

Interaction to next paint (INP, in ms) is the browser's own figure (Event Timing) for every click, drag and key. It comes
in steps of 8 ms, and what is below 16 ms is not told and counts as 8: between quick pages a ratio is as coarse as that.
Of each run the value counts below which 98 % lie; told are the median of the runs, the lowest and the highest, and the
ratio of the medians. Frames are the time between two animation frames while dice fly, maps are dragged and bots move,
beginning when a table has been open for two seconds; a tossing table should have none over 100 ms on a desk.
Tossing tables are drawn by a software renderer where there is no graphics card, and their ratios include it.

  --clicks N     clicks at each table, 5 to 1000; 40 unless told
  --runs N       runs of each table, 1 to 50; 3 unless told
  --slower N     slowed down so many times in the second half of a run, 1 to 20; 4 unless told
  --only TEXT    only the games with this in their title; the pages to compare with are always run
  --json         one JSON document on stdout instead of a table
  --help         this text`

/** So long (ms) a table has been open when it is measured. */
const OPEN_FOR = 2000

const CLIENT = join(import.meta.dirname, '../packages/client')

const { values } = parseArgs({
  options: {
    clicks: { type: 'string', default: '40' },
    runs: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function refuse(why: string): never {
  process.stderr.write(`${why} Try --help.\n`)
  process.exit(2)
}

function whole(flag: 'clicks' | 'runs' | 'slower', least: number, most: number): number {
  const n = Number(values[flag])
  if (Number.isInteger(n) && n >= least && n <= most) return n
  return refuse(`--${flag} takes a whole number from ${least} to ${most}, not "${values[flag]}".`)
}

/** A run at one table, in a browser and a window of its own. */
async function runAt({ title, open, isTossed }: Table, slower: number, clicks: number): Promise<Run> {
  const browser = await launchBrowser({ hasWebGl: isTossed })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await open(page)
  await page.waitForTimeout(OPEN_FOR)
  const noted = await clickAbout(page, clicks, slower)
  await browser.close()
  return { title, slower, ...noted }
}

async function runAll(games: readonly Facts[]): Promise<Run[]> {
  const [clicks, runs, slower] = [whole('clicks', 5, 1000), whole('runs', 1, 50), whole('slower', 1, 20)]
  const folder = await mkdtemp(join(tmpdir(), 'nassau-page-'))
  const server = await serve({ folder, port: 0, pages: join(CLIENT, 'dist'), quotas: quotasTimes(1000) })
  const others = await otherTables(join(folder, 'pages'))
  const tables = [...games.map(game => ourTable(game, server.address)), ...others.tables]
  const all: Run[] = []
  for (let run = 1; run <= runs; run++)
    for (const times of new Set([1, slower]))
      for (const table of tables) {
        process.stderr.write(`run ${run} of ${runs}: ${table.title}, ${times} × slower…\n`)
        all.push(await runAt(table, times, clicks))
      }
  await others.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
  return all
}

if (values.help) process.stdout.write(`${HELP}\n`)
else {
  const games = SHELF.filter(({ title }) => title.toLowerCase().includes(values.only.toLowerCase()))
  if (games.length === 0) refuse(`--only "${values.only}" is in none of ${SHELF.map(({ title }) => title).join(', ')}.`)
  const all = await runAll(games)
  const [header = [], ...rows] = rowsOf(all, PEER, LIMIT)
  process.stdout.write(`${values.json ? JSON.stringify(all) : inColumns(header, rows)}\n`)
}

/** How soon the harbour is there on a phone: Lighthouse's mobile profile, several runs. See `--help`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { quotasTimes, serve } from '@nassau/server'
import lighthouse from 'lighthouse'
import { launchBrowser } from '../scripts/browser.ts'
import { inColumns } from './columns.ts'
import { medianOf } from './measure.ts'

const HELP = `Usage: npm run bench:harbour -- [options]

Opens the harbour as Lighthouse's mobile profile does (a small screen, a slow line, the processor slowed down four
times), each time in a browser that has never been there, and tells the median of the runs, the lowest and the highest.

  --runs N    runs, 1 to 50; 5 unless told
  --help      this text`

/** What the score is made of, and the score. */
const FIGURES = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'speed-index': 'speed index, ms',
  'total-blocking-time': 'blocked, ms',
  'cumulative-layout-shift': 'shift',
} as const
const SCORE = 'score'

const PAGES = join(import.meta.dirname, '../packages/client/dist')

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
})

/** A port nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** One visit: every figure by its name. */
async function visit(address: string): Promise<Map<string, number>> {
  const port = await freePort()
  const browser = await launchBrowser({ flags: [`--remote-debugging-port=${port}`] })
  const result = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' })
  await browser.close()
  const { audits = {}, categories } = result?.lhr ?? {}
  const figures = Object.entries(FIGURES).map(([id, title]) => [title, audits[id]?.numericValue ?? Number.NaN] as const)
  return new Map([[SCORE, 100 * (categories?.performance?.score ?? Number.NaN)], ...figures])
}

async function visits(runs: number): Promise<Map<string, number>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'nassau-harbour-'))
  const server = await serve({ folder, port: 0, pages: PAGES, quotas: quotasTimes(1000) })
  const all: Map<string, number>[] = []
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`run ${run} of ${runs}…\n`)
    all.push(await visit(server.address))
  }
  await server.close()
  await rm(folder, { recursive: true, force: true })
  return all
}

const told = (figure: number): string => (figure < 1 ? figure.toFixed(3) : figure.toFixed(0))

const runs = Number(values.runs)
if (values.help) process.stdout.write(`${HELP}\n`)
else if (!Number.isInteger(runs) || runs < 1 || runs > 50) {
  process.stderr.write(`--runs takes a whole number from 1 to 50, not "${values.runs}". Try --help.\n`)
  process.exitCode = 2
} else {
  const all = await visits(runs)
  const rows = [SCORE, ...Object.values(FIGURES)].map(title => {
    const figures = all.map(visited => visited.get(title) ?? Number.NaN)
    return [title, told(medianOf(figures)), `${told(Math.min(...figures))}–${told(Math.max(...figures))}`]
  })
  process.stdout.write(`${inColumns(['figure', 'median', 'spread'], rows)}\n`)
}

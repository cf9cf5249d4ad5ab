/** Our server, durable, with Cutlass as a guest in the registry: embedded, or one node of many if the variables for that are set. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@nassau/games'
import { cutlass } from '@nassau/kernel/fixtures/cutlass'
import { quotasTimes, serve } from '@nassau/server'
import { reportFrom } from './report.ts'

const loaded = { game: cutlass, bots: [], rulebook: new URL('file:///dev/null') }
Reflect.apply(Array.prototype.push, GAMES, [loaded])
const kept = process.env.BENCH_STORE
const folder = kept ?? mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'nassau-bench-'))
if (kept === undefined) process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const processes = Number(process.env.BENCH_PROCESSES ?? 1)
const { address } = await serve({
  ...(processes > 1 ? { processes } : {}),
  folder,
  databaseUrl: process.env.DATABASE_URL ?? null,
  redisUrl: process.env.REDIS_URL ?? null,
  port: 0,
  quotas: quotasTimes(1e6),
  logLevel: 'fatal',
})
reportFrom(Number(new URL(address).port))

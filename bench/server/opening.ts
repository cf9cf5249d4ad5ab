/**
 * Opening a match of King of Pirates that nobody has at hand: a store is filled with matches of several lengths, the
 * server starts anew on it, and the first look at each is timed, over HTTP and with nothing else going on.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drive } from '../load/drive.ts'
import { openByHand } from '../load/nassau-wire.ts'
import { ServerProcess } from '../load/process.ts'
import { SampledTable } from '../load/sampled-table.ts'
import { type Rate, rateOver } from '../measure.ts'
import type { Effort } from './contenders.ts'

const GAME = 'king-of-pirates'
/** With four at the table a match is longer than two thousand choices, whatever is chosen. */
const SEATS = 4
const LENGTHS = [200, 1000, 2000]
/** Matches of each length. */
const MATCHES = 3
/** Short matches that are looked at first, so that no length pays for code that was never run. */
const FIRST = 5
const FIRST_CHOICES = 20

/** The first look (ms) at matches of so many choices, and how long the same one takes when it is at hand. */
export type Opening = { choices: number; first: Rate; again: Rate }

/** Matches of one length, and how long it took to look at them. */
type Filled = { choices: number; matches: string[]; times: { first: number[]; again: number[] } }

/** Plays matches to so many choices each and leaves them. */
async function fill(server: ServerProcess, choices: number, many: number, seed: number): Promise<string[]> {
  const opened = await openByHand(server.address, GAME, SEATS, many)
  for (const [i, one] of opened.entries()) {
    const table = new SampledTable(server.address, one, seed + i)
    await table.connect()
    const driven = await drive([table], { inPlay: 1, seconds: Number.POSITIVE_INFINITY, choices })
    table.close()
    if (driven.choices < choices) throw new Error(`${one.match} was over after ${driven.choices} choices`)
  }
  return opened.map(({ match }) => match)
}

async function timeOf(server: ServerProcess, match: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${server.address}/api/matches/${match}`)
  await response.text()
  if (!response.ok) throw new Error(`${match}: ${response.status}`)
  return performance.now() - began
}

export async function opening({ repeats, progress }: Effort): Promise<Opening[]> {
  const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'nassau-opening-'))
  const starting = { env: { BENCH_STORE: folder } }
  try {
    progress('opening: filling the store')
    let server = await ServerProcess.start('nassau.ts', starting)
    const first = await fill(server, FIRST_CHOICES, FIRST, 1)
    const lengths: Filled[] = []
    for (const choices of LENGTHS)
      lengths.push({ choices, matches: await fill(server, choices, MATCHES, choices), times: { first: [], again: [] } })
    for (let repeat = 0; repeat < repeats; repeat++) {
      progress(`opening: round ${repeat + 1}`)
      await server.stop()
      server = await ServerProcess.start('nassau.ts', starting)
      for (const match of first) await timeOf(server, match)
      for (let i = 0; i < MATCHES; i++)
        for (const { matches, times } of lengths) {
          times.first.push(await timeOf(server, matches[i] ?? ''))
          times.again.push(await timeOf(server, matches[i] ?? ''))
        }
    }
    await server.stop()
    return lengths.map(({ choices, times: { first, again } }) => ({
      choices,
      first: rateOver(first),
      again: rateOver(again),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A strength table: rows of duels, each played in worker threads, the same from the same seed. */
import { inWorkers } from '../in-workers.ts'
import { type Share, spreadOf } from '../statistics.ts'
import { add, noScore, type Score, sequentialTest, shareOf } from './duel.ts'
import type { Row, RowChunk } from './worker.ts'

export type Strength = Row & {
  matches: number
  wins: number
  share: Share
  /** Whether it is stronger than its rivals by Wald's test: a fair share against a tenth of the way from there to all. */
  isStronger: boolean | null
  /** One choice, in ms of its thread's CPU; rows of earlier versions are by the clock, with whatever else was going on. */
  ms: { median: number; p95: number; max: number; isByClock?: true }
}

/** Small enough to show progress. */
const CHUNK = 4

export async function fightOut(
  row: Row,
  matches: number,
  workers: number,
  onProgress?: (done: number, wins: number) => void,
): Promise<Strength> {
  const chunks: RowChunk[] = Array.from({ length: Math.ceil(matches / CHUNK) }, (_, i) => ({
    row,
    first: i * CHUNK,
    count: Math.min(CHUNK, matches - i * CHUNK),
  }))
  const total = noScore()
  await inWorkers<RowChunk, Score>({
    file: new URL('./worker.ts', import.meta.url),
    name: 'fightRow',
    workers,
    chunks,
    onDone(score) {
      add(total, score)
      onProgress?.(total.played, total.wins)
    },
  })
  const fair = 1 / row.seats
  const { median, p95, max } = spreadOf(total.thoughts)
  return {
    ...row,
    matches: total.played,
    wins: total.wins,
    share: shareOf(total),
    isStronger: sequentialTest(total, fair, fair + (1 - fair) / 10),
    ms: { median, p95, max },
  }
}

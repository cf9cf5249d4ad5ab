/**
 * One process writes for all that share the embedded store: SQLite lets one write at a time, and whatever many want to
 * write at once is one commit here.
 *
 *   process ─ batch ─▶ line ─▶ GroupCommit.join ─ on the disk ─▶ who else follows hears of it ─▶ line ─▶ process
 */
import type { Batch } from '../store/committer.ts'
import type { GroupCommit } from '../store/group-commit.ts'
import type { Committed, Hire, Ran } from '../store/writer.ts'
import type { Line } from './line.ts'
import type { Rendezvous } from './rendezvous.ts'

export type WritingFor = {
  commits: GroupCommit
  rendezvous: Rendezvous<Line>
  /** Told of every entry. */
  wrote: (match: string, length: number) => void
}

const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

/** The side of the process that wants something written. */
export const writerBehind =
  (line: Line): Hire =>
  ({ said, died }) => {
    const lost = (fault: unknown): void => died(fault instanceof Error ? fault : new Error(String(fault)))
    return {
      commit: batch => void line.ask('commit', batch).then(said, lost),
      run: errand => void line.ask('run', errand).then(said, lost),
      // Whoever writes sees to its journal.
      empty: () => undefined,
      close: async () => undefined,
      break: async () => undefined,
    }
  }

/** The side of the process that writes. What one process asks for is done in its order. */
export function writeFor(line: Line, writing: WritingFor): void {
  const { commits, rendezvous } = writing
  let tail: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.then(work)
    tail = result
    return result
  }
  line.on('commit', batch =>
    inTurn(async () => {
      await rendezvous.meet(line)
      return commit(writing, batch)
    }),
  )
  line.on('run', ({ sql, values }) =>
    inTurn(async (): Promise<Ran> => ({ errand: await commits.run(sql, values).catch(wordsOf) })),
  )
}

async function commit({ commits, rendezvous, wrote }: WritingFor, batch: Batch): Promise<Committed> {
  const began = performance.now()
  try {
    const results = await commits.join(batch)
    for (const [i, { matchId, entry }] of batch.appends.entries())
      if (results[i] === 'appended') wrote(matchId, entry.seq + 1)
    const ms = performance.now() - began
    rendezvous.took(ms)
    return { results, ms }
  } catch (fault) {
    return { failure: wordsOf(fault) }
  }
}

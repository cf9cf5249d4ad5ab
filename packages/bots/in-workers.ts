/** Work in chunks on worker threads. */
import { Tinypool } from 'tinypool'

type Work<Chunk, Answer> = {
  /** The worker's module and which of its functions does a chunk. */
  file: URL
  name: string
  workers: number
  chunks: readonly Chunk[]
  /** Called as each chunk comes back, in whatever order. */
  onDone?: (answer: Answer) => void
}

/** Every chunk's answer, in the order of the chunks, however many workers there are. */
export async function inWorkers<Chunk, Answer>(work: Work<Chunk, Answer>): Promise<Answer[]> {
  const pool = new Tinypool({ filename: work.file.href, minThreads: work.workers, maxThreads: work.workers })
  try {
    return await Promise.all(
      work.chunks.map(async chunk => {
        const answer: Answer = await pool.run(chunk, { name: work.name })
        work.onDone?.(answer)
        return answer
      }),
    )
  } finally {
    await pool.destroy()
  }
}

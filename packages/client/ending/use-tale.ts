/** Has a record played again in a worker of its own, and told. */
import { wrap } from 'comlink'
import { useEffect, useState } from 'react'
import type { ReplayDesk } from '../replay/replay.worker.ts'
import type { Tale } from './tale.ts'

/** Null until it is told, and where there is nothing to tell. */
export function useTale(record: () => Promise<string>, isWanted: boolean): Tale | null {
  const [tale, setTale] = useState<Tale | null>(null)
  useEffect(() => {
    if (!isWanted) return setTale(null)
    const worker = new Worker(new URL('../replay/replay.worker.ts', import.meta.url), { type: 'module' })
    const desk = wrap<ReplayDesk>(worker)
    const read = async (): Promise<void> => {
      await desk.openText(await record())
      setTale(await desk.tale())
    }
    // An ending without its picture is an ending all the same.
    read()
      .catch(() => setTale(null))
      .finally(() => worker.terminate())
    return () => worker.terminate()
  }, [record, isWanted])
  return tale
}

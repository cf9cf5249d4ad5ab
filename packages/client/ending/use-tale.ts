/** Has a record played again in a worker of its own, and told. */
import { wrap } from 'comlink'
import { useEffect, useState } from 'react'
import type { ReplayDesk } from '../replay/replay.worker.ts'
import type { Seals, Tale } from './tale.ts'

type Told = { tale: Tale | null; seals: Seals | null }
const NOTHING: Told = { tale: null, seals: null }

/** Nulls until it is told, and where there is nothing to tell. */
export function useTale(record: () => Promise<string>, isWanted: boolean): Told {
  const [told, setTold] = useState(NOTHING)
  useEffect(() => {
    if (!isWanted) return setTold(NOTHING)
    const worker = new Worker(new URL('../replay/replay.worker.ts', import.meta.url), { type: 'module' })
    const desk = wrap<ReplayDesk>(worker)
    const read = async (): Promise<void> => {
      await desk.openText(await record())
      setTold({ tale: await desk.tale(), seals: await desk.seals() })
    }
    // An ending without its picture is an ending all the same.
    read()
      .catch(() => setTold(NOTHING))
      .finally(() => worker.terminate())
    return () => worker.terminate()
  }, [record, isWanted])
  return told
}

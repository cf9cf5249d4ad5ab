/** Has the captain look back at a record, in a worker that ends when nobody waits for it any more. */
import type { Reviewing } from '@nassau/bots/thinking'
import { proxy } from 'comlink'
import { useEffect, useState } from 'react'
import { newTeacher } from '../new-teacher.ts'
import type { Lookback } from './lookback.ts'

export type Looking = { kind: 'looking'; at: Reviewing } | { kind: 'seen'; back: Lookback } | { kind: 'failed' }

const BEGUN: Looking = { kind: 'looking', at: { part: 'ledger', done: 0 } }

/** Begins when it is wanted; what was found is kept. */
export function useReview(record: () => Promise<string>, isWanted: boolean): Looking {
  const [looking, setLooking] = useState<Looking>(BEGUN)
  useEffect(() => {
    if (!isWanted) return
    setLooking(BEGUN)
    const teacher = newTeacher()
    let isHeard = true
    const tell = (now: Looking): void => {
      if (isHeard) setLooking(now)
    }
    const onProgress = proxy((at: Reviewing) => tell({ kind: 'looking', at }))
    // Progress has a way of its own, and may come in behind what was found.
    const tellLast = (now: Looking): void => {
      tell(now)
      isHeard = false
    }
    const look = async (): Promise<Lookback> => (await teacher.desk).review(await record(), onProgress)
    look()
      .then(
        back => tellLast({ kind: 'seen', back }),
        () => tellLast({ kind: 'failed' }),
      )
      .finally(teacher.close)
    return () => {
      isHeard = false
      teacher.close()
    }
  }, [record, isWanted])
  return looking
}

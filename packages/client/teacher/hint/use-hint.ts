/** Has the captain think about a question, in a worker that ends when nobody waits for it any more. */
import type { Projection } from '@nassau/kernel'
import { proxy } from 'comlink'
import { useEffect, useState } from 'react'
import { newTeacher } from '../new-teacher.ts'
import type { Advice } from '../teacher-desk.ts'

/** What is asked of the captain: nothing but what a seat sees. */
export type Asked = {
  game: string
  seen: Projection
  edition: object
}

export type Thinking = { kind: 'thinking'; done: number } | { kind: 'thought'; advice: Advice } | { kind: 'failed' }

const BEGUN: Thinking = { kind: 'thinking', done: 0 }

/** Null: nothing is asked, and whatever was is dropped. */
export function useHint(asked: Asked | null): Thinking {
  const [last, setLast] = useState<{ asked: Asked; thinking: Thinking } | null>(null)
  useEffect(() => {
    if (!asked) return
    const teacher = newTeacher()
    let isWanted = true
    const tell = (thinking: Thinking): void => {
      if (isWanted) setLast({ asked, thinking })
    }
    const onProgress = proxy((done: number) => tell({ kind: 'thinking', done }))
    // Progress has a way of its own, and may come in behind what was found.
    const tellLast = (thinking: Thinking): void => {
      tell(thinking)
      isWanted = false
    }
    const hint = async (): Promise<Advice> =>
      (await teacher.desk).hint(asked.game, asked.seen, asked.edition, onProgress)
    hint().then(
      advice => tellLast({ kind: 'thought', advice }),
      () => tellLast({ kind: 'failed' }),
    )
    return () => {
      isWanted = false
      teacher.close()
    }
  }, [asked])
  return last && last.asked === asked ? last.thinking : BEGUN
}

/** The throw of the day as one person knows it: their best, and how everyone stands. */
import { DAY_TRIES } from '@nassau/protocol'
import { useCallback, useEffect, useState } from 'react'
import type { Standing } from '../seating/api.ts'
import { type Best, bestOf, better, keepBest, NONE, sendThrow, standingOf } from './best.ts'

export type Day = {
  /** Which day; null on the usual table. */
  day: string | null
  best: Best
  standing: Standing | null
  /** A throw of these numbers came to rest so far from the dearest target; null for a foul. */
  note: (numbers: readonly number[], distance: number | null) => Promise<void>
}

export function useDay(game: string, day: string | null): Day {
  const [best, setBest] = useState<Best>(() => (day === null ? NONE : bestOf(game, day)))
  const [standing, setStanding] = useState<Standing | null>(null)
  /** Where the server counts, its count holds: chance follows from it. */
  const learn = useCallback((heard: Standing | null): void => {
    setStanding(heard)
    if (heard) setBest({ distance: heard.best, tries: heard.tries })
  }, [])
  useEffect(() => {
    if (day !== null) void standingOf(game).then(learn)
  }, [day, game, learn])
  const note = useCallback(
    async (numbers: readonly number[], distance: number | null): Promise<void> => {
      // What is thrown after the last counted try is practice.
      if (day === null || best.tries >= DAY_TRIES) return
      const after = better(best, distance)
      keepBest(game, day, after)
      setBest(after)
      learn(await sendThrow(game, day, best.tries, numbers))
    },
    [game, day, best, learn],
  )
  return { day, best, standing, note }
}

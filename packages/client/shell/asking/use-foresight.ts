/** Whether what is asked can be taken back once it is answered, as far as the one who is asked can tell. */

import type { Game, Projection } from '@nassau/kernel'
import { choicesOf } from '@nassau/kernel/bots'
import { reveals } from '@nassau/kernel/host'
import { useEffect, useState } from 'react'

export type Foresight = 'free' | 'some' | 'all'

/** So many answers are tried: the first tell enough of the rest. */
const TRIED = 12

export function foresee(game: Game, seen: Projection, edition: object): Foresight | null {
  if (!seen.ask || seen.ask.kind === 'throw') return null
  const revealing: boolean[] = []
  for (const choice of choicesOf(seen.ask)) {
    if (revealing.length === TRIED) break
    revealing.push(reveals(game, seen, choice, edition))
  }
  return revealing.every(Boolean) ? 'all' : revealing.some(Boolean) ? 'some' : 'free'
}

/** Thought about after the table is drawn: a click never waits for it. */
export function useForesight(game: Game, seen: Projection | null, edition: object): Foresight | null {
  const [foresight, setForesight] = useState<Foresight | null>(null)
  useEffect(() => {
    setForesight(null)
    if (!seen?.ask) return
    const timer = setTimeout(() => setForesight(foresee(game, seen, edition)), 50)
    return () => clearTimeout(timer)
  }, [game, seen, edition])
  return foresight
}

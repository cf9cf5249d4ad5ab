/** A table of the server. */
import { manifestOf } from '@nassau/games/manifests'
import type { GameScreen } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { OnlineSeating } from '../seating/online.ts'
import { paceBy } from '../settings/pace.ts'
import { SeatedTable } from './seated-table.tsx'

export function TablePage({ id }: { id: string }) {
  const [, go] = useLocation()
  const [seating, setSeating] = useState<OnlineSeating | null>(null)
  useEffect(() => {
    // What is played there is known with the first table.
    let look: GameScreen | null = null
    const opened = new OnlineSeating(
      id,
      paceBy(() => look),
    )
    const stop = opened.follow(() => {
      const game = opened.read().table?.scene.game
      if (game !== undefined) void learn(game)
    })
    const learn = async (game: string): Promise<void> => {
      stop()
      look = (await manifestOf(game)?.screen?.()) ?? null
    }
    setSeating(opened)
    return () => opened.close()
  }, [id])
  return seating && <SeatedTable seating={seating} leave={() => go('/')} again={() => go('/')} />
}

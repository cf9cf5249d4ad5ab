/** What a page needs of a table: the seating, the game's rules and looks, and how to act. */
import { type LoadedGame, manifestOf } from '@nassau/games/manifests'
import { type Speech, speechOf } from '@nassau/games/words'
import type { Seat } from '@nassau/kernel'
import type { GameScreen } from '@nassau/ui'
import { tell } from '@nassau/ui'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { i18n, learnWords } from '../i18n.ts'
import type { Done, SeatAction, Seating, TableSnapshot } from '../seating/seating.ts'
import { troubleInWords } from './troubles.ts'

/**
 * What the table shows. It is drawn in slices, so that a click never waits for a table to be drawn; and every change is
 * drawn, one after the other: sounds, motions and what is read out hang on what was heard with each.
 */
export function useSnapshot(seating: Seating): TableSnapshot {
  const [shown, show] = useState(seating.read)
  const told = useRef<TableSnapshot[]>([])
  useEffect(() => {
    const hear = (): void => {
      const snapshot = seating.read()
      told.current.push(snapshot)
      if (told.current.length === 1) startTransition(() => show(snapshot))
    }
    hear()
    return seating.follow(hear)
  }, [seating])
  useEffect(() => {
    if (told.current[0] === shown) told.current.shift()
    const [next] = told.current
    if (next) startTransition(() => show(next))
  }, [shown])
  return shown
}

export type Loaded = { listed: LoadedGame; look: GameScreen | null }

/** The game's code, once it is there. */
export function useGame(id: string | null): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    const manifest = id === null ? null : manifestOf(id)
    if (!manifest) return
    let isWanted = true
    void Promise.all([manifest.load(), manifest.screen?.(), learnWords(manifest.id)]).then(
      ([{ loaded: listed }, look = null]) => isWanted && setLoaded({ listed, look }),
      () => tell(i18n._('This game could not be loaded. Look at your connection and load the page again.'), 'trouble'),
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return loaded
}

/** The names at a table; where nobody sits yet, a dash. */
export const namesAt = ({ seats }: { seats: readonly { name: string | null }[] }): string[] =>
  seats.map(({ name }) => name ?? '–')

export function useSpeech(listed: LoadedGame, names: readonly string[], edition: object): Speech {
  return useMemo(() => speechOf(listed, names, edition), [listed, names, edition])
}

/** Does something at the table; `as`: for whom at this screen, where several share it. */
export type Act = (deed: SeatAction, as?: Seat) => Promise<Done>

/** Acting, one thing at a time; what is refused is said. That it is busy is drawn when there is time for it. */
export function useActing(seating: Seating): { isBusy: boolean; act: Act } {
  const [busy, setBusy] = useState(0)
  const act = useCallback(
    async (deed: SeatAction, as?: Seat): Promise<Done> => {
      startTransition(() => setBusy(n => n + 1))
      try {
        const done = await seating.act(deed, as)
        // A stale choice has brought what was missed: the table now shows what is asked.
        if (!done.ok && done.trouble.code !== 'stale') tell(troubleInWords(i18n, done.trouble), 'trouble')
        return done
      } finally {
        startTransition(() => setBusy(n => n - 1))
      }
    },
    [seating],
  )
  return { isBusy: busy > 0, act }
}

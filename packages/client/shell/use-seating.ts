/** What a page needs of a table: the seating, the game's rules and looks, and how to act. */
import { type LoadedGame, loadGame, manifestOf } from '@nassau/games/manifests'
import { type Speech, speechOf } from '@nassau/games/words'
import type { Seat } from '@nassau/kernel'
import type { GameScreen } from '@nassau/ui'
import { tell } from '@nassau/ui'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { i18n, learnWords } from '../i18n.ts'
import type { Done, SeatAction, Seating, TableSnapshot } from '../seating/seating.ts'
import { troubleInWords } from './troubles.ts'

export const useSnapshot = (seating: Seating): TableSnapshot => useSyncExternalStore(seating.follow, seating.read)

export type Loaded = { listed: LoadedGame; look: GameScreen | null }

/** The game's code, once it is there. Rules of before have no looks of their own: they are played by text and buttons. */
export function useGame(id: string | null, rules: number | null = null): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    const manifest = id === null ? null : manifestOf(id)
    if (!manifest) return
    let isWanted = true
    void Promise.all([manifest.load(), manifest.screen?.(), pastOf(manifest.id, rules), learnWords(manifest.id)]).then(
      ([{ loaded: newest }, look = null, played]) =>
        isWanted && setLoaded(isPast(played, newest) ? { listed: played, look: null } : { listed: newest, look }),
      () => tell(i18n._('This game could not be loaded. Look at your connection and load the page again.'), 'trouble'),
    )
    return () => {
      isWanted = false
    }
  }, [id, rules])
  return loaded
}

const isPast = (played: LoadedGame | null, newest: LoadedGame): played is LoadedGame =>
  played !== null && played.game.version !== newest.game.version

const pastOf = async (id: string, rules: number | null): Promise<LoadedGame | null> =>
  rules === null ? null : loadGame(id, rules)

export function useSpeech(listed: LoadedGame, names: readonly string[], edition: object): Speech {
  return useMemo(() => speechOf(listed, names, edition), [listed, names, edition])
}

/** Does something at the table; `as`: for whom at this screen, where several share it. */
export type Act = (deed: SeatAction, as?: Seat) => Promise<Done>

/** Acting, one thing at a time; what is refused is said. */
export function useActing(seating: Seating): { isBusy: boolean; act: Act } {
  const [busy, setBusy] = useState(0)
  const act = useCallback(
    async (deed: SeatAction, as?: Seat): Promise<Done> => {
      setBusy(n => n + 1)
      try {
        const done = await seating.act(deed, as)
        // A stale choice has brought what was missed: the table now shows what is asked.
        if (!done.ok && done.trouble.code !== 'stale') tell(troubleInWords(i18n, done.trouble), 'trouble')
        return done
      } finally {
        setBusy(n => n - 1)
      }
    },
    [seating],
  )
  return { isBusy: busy > 0, act }
}

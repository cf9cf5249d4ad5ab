/** What is going on: matches of this device, and what the server says if it can be reached. Looked at again now and then. */
import type { MatchLine } from '@nassau/protocol'
import { startTransition, useEffect, useState } from 'react'
import { api, type Me } from '../seating/api.ts'
import type { SavedMatch } from '../seating/local-table.ts'
import { savedMatches } from '../seating/saved.ts'

const EVERY_MS = 10_000

export type Matches = {
  here: readonly SavedMatch[]
  mine: readonly MatchLine[]
  open: readonly MatchLine[]
  me: Me | null
  /** Whether the server can be reached; null until that is known. */
  isOnline: boolean | null
}

const NONE: Matches = { here: [], mine: [], open: [], me: null, isOnline: null }

export function useMatches(): Matches {
  const [matches, setMatches] = useState<Matches>(NONE)
  useEffect(() => {
    let isWanted = true
    const look = async (): Promise<void> => {
      const here = await savedMatches().catch(() => [])
      const online = await lookOnline()
      if (isWanted) startTransition(() => setMatches({ here, ...online }))
    }
    void look()
    const timer = setInterval(() => void look(), EVERY_MS)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [])
  return matches
}

/** Who one is comes first: the first request makes a guest, and two at once would make two. */
async function lookOnline(): Promise<Omit<Matches, 'here'>> {
  try {
    const me = await api.me()
    const [mine, open] = await Promise.all([api.mine(), api.public()])
    return { me, mine, open, isOnline: true }
  } catch {
    return { me: null, mine: [], open: [], isOnline: false }
  }
}

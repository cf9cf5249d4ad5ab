/** Matches kept on this device. */
import { USUAL_BEAT } from '@nassau/protocol/beats'
import { createStore, del, entries, get, set } from 'idb-keyval'
import type { LocalSetup, SavedMatch } from './local-table.ts'

/** So many finished matches are kept, the latest of them. */
const MOST_FINISHED = 50

const store = createStore('nassau', 'matches')

export const saveMatch = (match: SavedMatch): Promise<void> => set(match.id, match, store)
/** A match an earlier page kept says nothing of its beat. */
export async function loadMatch(id: string): Promise<SavedMatch | undefined> {
  const kept = await get<Omit<SavedMatch, 'setup'> & { setup: Omit<LocalSetup, 'beat'> & Partial<LocalSetup> }>(
    id,
    store,
  )
  return kept && { ...kept, setup: { ...kept.setup, beat: kept.setup.beat ?? USUAL_BEAT } }
}

/** All of them, the latest first; finished ones that are too many are let go. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const all = (await entries<string, SavedMatch>(store)).map(([, match]) => match)
  const latest = all.toSorted((a, b) => b.updated - a.updated)
  const tooMany = latest.filter(({ state }) => state.isOver).slice(MOST_FINISHED)
  await Promise.all(tooMany.map(({ id }) => del(id, store)))
  return latest.filter(match => !tooMany.includes(match))
}

/** What stores have in common when they read the index. */
import type { MatchRow } from './store.ts'

/** A public match nobody has touched for so long (ms) is not listed. */
export const STALE_MS = 30 * 86_400_000

/** A row of the index as either database gives it. */
export const rowFrom = (row: Record<string, unknown>): MatchRow => ({
  id: String(row.id),
  game: String(row.game),
  status: row.status === 'over' ? 'over' : row.status === 'playing' ? 'playing' : 'gathering',
  isPublic: row.is_public === 1,
  seats: String(row.seats),
  people: String(row.people),
  awaiting: String(row.awaiting),
  wakes: row.wakes === null ? null : Number(row.wakes),
  updated: Number(row.updated),
})

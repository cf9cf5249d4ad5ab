/** What actions at tables cost: those that many wait for, and those that take the house long to work out. */
import type { Action, CreateMatch } from '@nassau/protocol'
import { Refused } from '../errors.ts'
import type { Store } from '../store/store.ts'
import { MOST_OPEN, type Quotas } from './quotas.ts'

/** Counts an action for the person who wants to do it, or refuses. */
export function metered(quotas: Quotas, person: string, { type }: Pick<Action, 'type'>): void {
  if (type === 'choose') quotas.takeHere('choices', person)
  else if (type === 'undo' || type === 'vote' || type === 'draw') quotas.takeHere('undo', person)
  else if (type === 'seat-bot') quotas.takeHere('bots', person)
}

type Opener = { person: string; persons: readonly string[]; address: string }

/** Counts a table that somebody wants to open, with the bots at it, or refuses. */
export async function meteredTable(
  quotas: Quotas,
  store: Store,
  { person, persons, address }: Opener,
  { seats, isPublic }: Pick<CreateMatch, 'seats' | 'isPublic'>,
): Promise<void> {
  await quotas.take('tables', person)
  await quotas.take('tables-from-here', address)
  if (isPublic) await quotas.take('public-tables', person)
  const bots = seats.filter(({ kind }) => kind === 'bot').length
  if (bots > 0) await quotas.take('bots', person, bots)
  if (bots > 0) await quotas.take('bots-from-here', address, bots)
  const open = (await store.matchesOf(persons, MOST_OPEN * 2)).filter(({ status }) => status !== 'over')
  if (open.length >= MOST_OPEN)
    throw new Refused('too-many', `you sit at ${open.length} tables that are not over; finish or leave one first`)
}

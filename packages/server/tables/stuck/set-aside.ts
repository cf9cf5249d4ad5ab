/** Matches this program cannot play are set aside in the index, so that they are not found due again and again. */
import { GAMES, rulesOf } from '@nassau/games'
import { hashText } from '@nassau/kernel/host'
import type { House } from '../house.ts'
import type { Table } from '../table.ts'

const RULES = GAMES.map(({ game: { id } }) => `${id} ${rulesOf(id).join(',')}`).join('; ')

/** What this program can play, in a word: another version of it, with other rules, has another. */
export const PROGRAM = hashText(RULES).slice(0, 8)

/** Sets a table's match aside if it is stuck; that it is new is a fault worth looking into. */
export async function setAside({ store, gauges }: House, { id, stuck, result }: Table): Promise<void> {
  if (!stuck || result) return
  try {
    if (await store.setAside(id, PROGRAM, stuck.says)) gauges.fault('stuck', new Error(`match ${id}: ${stuck.says}`))
  } catch (fault) {
    gauges.fault('stuck', fault)
  }
}

/** What keepers ask of the server. */
import type { ChatLine, MatchLine } from '@nassau/protocol'
import { ask, post } from '../seating/api.ts'

export type Report = {
  id: string
  match: string
  byName: string
  against: string
  againstName: string
  text: string
  lines: ChatLine[]
  at: number
  outcome: string | null
}
export type Ban = {
  id: string
  person: string | null
  address: string | null
  name: string
  reason: string
  by: string
  until: number | null
}
export type Deed = { seq: number; at: number; who: string; what: string; about: string; detail: string }
export type Keeper = { username: string; since: number }
/** Whom to ban: somebody, or everyone at an address. */
export type Whom = { person: string; name: string } | { address: string; name: string }
export type Found = { person: string; name: string; username: string | null; kind: 'account' | 'bot' | 'guest' }

const at = '/api/keeper'
const read = async (path: string) => (await ask(`${at}/${path}`)).json()

export const keeping = {
  keeper: async (): Promise<string | null> => (await (await ask(at)).json()).keeper,
  reports: async (): Promise<Report[]> => (await read('reports')).reports,
  bans: async (): Promise<Ban[]> => (await read('bans')).bans,
  tables: async (): Promise<MatchLine[]> => (await read('tables')).matches,
  people: async (name: string): Promise<Found[]> => (await read(`people?name=${encodeURIComponent(name)}`)).people,
  audit: (): Promise<{ lines: Deed[]; firstWrong: number | null }> => read('audit'),
  async settle(id: string, outcome: string): Promise<void> {
    await post(`${at}/reports/${id}`, { outcome })
  },
  async ban(ban: Whom & { reason: string; days?: number }): Promise<void> {
    await post(`${at}/bans`, ban)
  },
  async lift(id: string): Promise<void> {
    await ask(`${at}/bans/${id}`, { method: 'DELETE' })
  },
  async closeTable(match: string, reason: string): Promise<void> {
    await post(`${at}/tables/${match}/close`, { reason })
  },
  keepers: async (): Promise<Keeper[]> => (await read('keepers')).keepers,
  async dismiss(username: string): Promise<void> {
    await ask(`${at}/keepers/${encodeURIComponent(username)}`, { method: 'DELETE' })
  },
  async nameKeeper(username: string): Promise<void> {
    await post(`${at}/keepers`, { username })
  },
}

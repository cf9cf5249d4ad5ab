/** Peace at the tables: whose words one does not want to read, on this device or anywhere, and what one reports. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { ask, post } from '../seating/api.ts'

export type Block = { from: string; name: string; at: number }
/** Somebody at a table: by their seat, or by what they are known by where they spoke. */
export type Somebody = { match: string; seat?: number; from?: string }

export const peace = {
  blocks: async (): Promise<Block[]> => (await (await ask('/api/blocks')).json()).blocks,
  block: async (whom: Somebody): Promise<Block[]> => (await (await post('/api/blocks', whom)).json()).blocks,
  async unblock(from: string): Promise<void> {
    await ask(`/api/blocks/${from}`, { method: 'DELETE' })
  },
  async report(whom: Somebody, text: string): Promise<void> {
    await post('/api/reports', { ...whom, text })
  },
  watchers: async (match: string): Promise<{ from: string; name: string }[]> =>
    (await (await ask(`/api/matches/${match}/watchers`)).json()).watchers,
}

type Unheard = {
  /** Whom this device does not show the words of. */
  muted: readonly string[]
  /** Whom this person has blocked, as far as the server has said. */
  blocked: readonly string[]
  mute: (from: string) => void
  unmute: (from: string) => void
  setBlocked: (blocks: readonly Block[]) => void
}

export const useUnheard = create<Unheard>()(
  persist(
    set => ({
      muted: [],
      blocked: [],
      mute: from => set(({ muted }) => ({ muted: [...muted.filter(other => other !== from), from] })),
      unmute: from => set(({ muted }) => ({ muted: muted.filter(other => other !== from) })),
      setBlocked: blocks => set({ blocked: blocks.map(({ from }) => from) }),
    }),
    { name: 'nassau-unheard' },
  ),
)

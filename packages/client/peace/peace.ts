/** Peace at the tables: whose words one does not want to read, and what one reports. */
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
  mutes: async (): Promise<Block[]> => (await (await ask('/api/mutes')).json()).mutes,
  mute: async (whom: Somebody): Promise<Block[]> => (await (await post('/api/mutes', whom)).json()).mutes,
  async unmute(from: string): Promise<void> {
    await ask(`/api/mutes/${from}`, { method: 'DELETE' })
  },
  async report(whom: Somebody, text: string): Promise<void> {
    await post('/api/reports', { ...whom, text })
  },
  watchers: async (match: string): Promise<{ from: string; name: string }[]> =>
    (await (await ask(`/api/matches/${match}/watchers`)).json()).watchers,
}

/** Both as far as the server has said; kept, so that nothing flashes up before it has said so again. */
type Unheard = {
  muted: readonly string[]
  blocked: readonly string[]
  setMuted: (mutes: readonly Block[]) => void
  setBlocked: (blocks: readonly Block[]) => void
  /** Asks who they are: it may have been said on another device. */
  learn: () => Promise<void>
}

export const useUnheard = create<Unheard>()(
  persist(
    (set, get) => ({
      muted: [],
      blocked: [],
      setMuted: mutes => set({ muted: mutes.map(({ from }) => from) }),
      setBlocked: blocks => set({ blocked: blocks.map(({ from }) => from) }),
      async learn() {
        const [mutes, blocks] = await Promise.all([peace.mutes(), peace.blocks()])
        get().setMuted(mutes)
        get().setBlocked(blocks)
      },
    }),
    { name: 'nassau-unheard' },
  ),
)

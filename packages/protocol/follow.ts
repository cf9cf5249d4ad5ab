/** Following a table: the whole of it, then what changes. */
import type { News, TableMessage } from './messages.ts'
import { applyPatch } from './patch.ts'

/** How much of what was heard and said is kept. */
export const KEPT = 50

/** The table after the news; null if something between them is missing, and the table must be asked for anew. */
export function follow(table: TableMessage, news: TableMessage | News): TableMessage | null {
  if (news.type === 'table') return news
  if (news.n <= table.n) return table
  if (news.n !== table.n + 1) return null
  return {
    ...table,
    n: news.n,
    scene: news.patch ? applyPatch(table.scene, news.patch) : table.scene,
    heard: (news.reheard ?? [...table.heard, ...(news.heard ?? [])]).slice(-KEPT),
    chat: (news.chat ? [...table.chat, news.chat] : table.chat).slice(-KEPT),
  }
}

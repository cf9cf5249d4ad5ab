/**
 * An audience: everyone who watches a table through the same eyes, a seat's or a spectator's. What
 * changes for them is worked out once and sent to each as the same bytes.
 */

import type { Seat } from '@nassau/kernel'
import { type Laid, lay, newsOn, raise, type Scene, type TableMessage, transform } from '@nassau/protocol'
import type { Caller } from '../decision.ts'
import { sceneOf } from '../scene.ts'
import { chatFor, newsOf, type Table } from '../table.ts'
import { heardLately, type Telling } from './telling.ts'

/** Someone who watches: a connection. */
export interface Watcher {
  readonly caller: Caller
  send(text: string): void
  /** News, as `newsOn` takes them. `done`: the action of theirs that they came of. */
  tell(told: string, done?: string): void
}

/** So much of the latest news is kept for those who were away for a moment. */
const RECENT = 8
/** And for so long after the last one has left (ms). */
const FORGET_MS = 60_000

export class Audience {
  readonly viewer: Seat | null
  readonly watchers = new Set<Watcher>()
  /** When the last of them left (ms); null while somebody watches. */
  emptySince: number | null
  /** What they have been shown: what is seen of the match laid flat, all else as it was, which is never changed in place. */
  private shown: Omit<Scene, 'seen'>
  private seen: Laid
  private recent: { n: number; told: string }[] = []
  private n: number

  constructor(table: Table, viewer: Seat | null, now: number) {
    this.viewer = viewer
    this.emptySince = now
    const { seen, ...shown } = sceneOf(table, viewer)
    this.shown = shown
    this.seen = lay(seen)
    this.n = newsOf(table, viewer)
  }

  /** Whether nobody has watched for so long that nobody will come back for what was missed. */
  isForgotten(now: number): boolean {
    return this.emptySince !== null && now - this.emptySince > FORGET_MS
  }

  /** Everything, or only what came after number `last`, if that is at hand. */
  catchUp(table: Table, last: number | undefined): string[] {
    if (last === this.n) return []
    const missed = this.recent.filter(({ n }) => last !== undefined && n > last)
    if (last !== undefined && last < this.n && missed.length === this.n - last)
      return missed.map(({ told }) => newsOn(false, told))
    return [this.whole(table)]
  }

  /** Tells what an entry changed for them; nothing if it is none of their business. */
  tell(telling: Telling): void {
    const { table, entry } = telling
    const n = newsOf(table, this.viewer)
    if (n === this.n) return
    this.n = n
    const patch = transform(this.shown, this.seen, telling.sceneFor(this.viewer), 'seen')
    const patched = patch === null ? '' : `,"patch":${patch}`
    // In one piece: it is kept for a while, and added up it would be kept as the many pieces it is made of.
    const told = ['"', table.id, '","n":', n, patched, telling.partsFor(this.viewer)].join('')
    this.recent.push({ n, told })
    if (this.recent.length > RECENT) this.recent.shift()
    for (const watcher of this.watchers)
      if (entry.id !== undefined && watcher.caller.person === entry.by) watcher.tell(told, entry.id)
      else watcher.tell(told)
  }

  /** Starts anew: the table was rebuilt, and what was said before may not hold. */
  restart(table: Table): void {
    const { seen, ...shown } = sceneOf(table, this.viewer)
    this.shown = shown
    this.seen = lay(seen)
    this.n = newsOf(table, this.viewer)
    this.recent = []
    const text = this.whole(table)
    for (const watcher of this.watchers) watcher.send(text)
  }

  private whole(table: Table): string {
    const scene = { ...this.shown, seen: raise(this.seen) }
    return JSON.stringify({ ...aroundScene(table, this.viewer), scene })
  }
}

export const wholeTable = (table: Table, viewer: Seat | null): TableMessage => ({
  ...aroundScene(table, viewer),
  scene: sceneOf(table, viewer),
})

const aroundScene = (table: Table, viewer: Seat | null): Omit<TableMessage, 'scene'> => ({
  type: 'table',
  match: table.id,
  n: newsOf(table, viewer),
  heard: heardLately(table, viewer),
  chat: chatFor(table, viewer),
})

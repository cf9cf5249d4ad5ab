/**
 * An audience: everyone who watches a table through the same eyes, a seat's or a spectator's. What
 * changes for them is worked out once and sent to each as the same bytes.
 */

import type { Seat } from '@nassau/kernel'
import { copyPlain } from '@nassau/kernel/host'
import { type Moment, type Scene, type TableMessage, transform } from '@nassau/protocol'
import type { Caller } from '../decision.ts'
import { sceneOf } from '../scene.ts'
import { chatFor, newsOf, type Table } from '../table.ts'
import { heardLately, type Telling } from './telling.ts'

/** Someone who watches: a connection. */
export interface Watcher {
  readonly caller: Caller
  /** `done`: the action of theirs that this came of. */
  send(text: string, done?: string): void
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
  /** What they have been shown. */
  private shown: Scene
  private recent: { n: number; text: string }[] = []
  private n: number

  constructor(table: Table, viewer: Seat | null, now: number) {
    this.viewer = viewer
    this.emptySince = now
    this.shown = held(sceneOf(table, viewer))
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
    if (last !== undefined && last < this.n && missed.length === this.n - last) return missed.map(({ text }) => text)
    return [JSON.stringify(wholeTable(table, this.viewer, this.shown))]
  }

  /** Tells what an entry changed for them; nothing if it is none of their business. */
  tell(telling: Telling): void {
    const { table, entry } = telling
    const n = newsOf(table, this.viewer)
    if (n === this.n) return
    this.n = n
    const patch = transform<Moment>(this.shown, telling.sceneFor(this.viewer), 'seen')
    const patched = patch === null ? '' : `,"patch":${patch}`
    const text = `{"type":"news","match":"${table.id}","n":${n}${patched}${telling.partsFor(this.viewer)}}`
    this.recent.push({ n, text })
    if (this.recent.length > RECENT) this.recent.shift()
    for (const watcher of this.watchers)
      if (entry.id !== undefined && watcher.caller.person === entry.by) watcher.send(text, entry.id)
      else watcher.send(text)
  }

  /** Starts anew: the table was rebuilt, and what was said before may not hold. */
  restart(table: Table): void {
    this.shown = held(sceneOf(table, this.viewer))
    this.n = newsOf(table, this.viewer)
    this.recent = []
    const text = JSON.stringify(wholeTable(table, this.viewer, this.shown))
    for (const watcher of this.watchers) watcher.send(text)
  }
}

/** What is seen of the match is copied, since views may share lists with the board; all else is never changed in place. */
const held = (scene: Scene): Scene => ({ ...scene, seen: copyPlain(scene.seen) })

export const wholeTable = (table: Table, viewer: Seat | null, scene: Scene = sceneOf(table, viewer)): TableMessage => ({
  type: 'table',
  match: table.id,
  n: newsOf(table, viewer),
  scene,
  heard: heardLately(table, viewer),
  chat: chatFor(table, viewer),
})

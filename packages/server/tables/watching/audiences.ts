/** Everyone who watches a table, through whichever eyes, here or through other nodes; and who of them is there. */

import type { Seat } from '@nassau/kernel'
import type { ServerMessage } from '@nassau/protocol'
import type { Onlooker } from '../../fleet/fleet.ts'
import { isWelcome, notWelcome } from '../hosting.ts'
import type { House } from '../house.ts'
import { seatOf, type Table } from '../table.ts'
import { Audience, type Watcher } from './audience.ts'
import { Elsewhere } from './elsewhere.ts'
import type { Telling } from './telling.ts'

/** So many who look on are shown to the host. */
const MOST_SHOWN = 200

export class Audiences {
  private readonly house: House
  /** The match they watch, and since when (ms) anyone could have. */
  private readonly match: string
  private readonly since: number
  private readonly byViewer = new Map<Seat | null, Audience>()
  private readonly elsewhere = new Elsewhere()
  private lastPresence = ''

  constructor(house: House, match: string, since: number) {
    this.house = house
    this.match = match
    this.since = since
  }

  /** Sends a watcher the table, or what it missed; all that happens from now on it hears of. */
  add(table: Table, watcher: Watcher, last?: number): void {
    const audience = this.of(table, seatOf(table, watcher.caller.persons))
    for (const text of audience.catchUp(table, last)) watcher.send(text)
    audience.watchers.add(watcher)
    audience.emptySince = null
  }

  remove(watcher: Watcher): void {
    for (const audience of this.byViewer.values())
      if (audience.watchers.delete(watcher) && audience.watchers.size === 0) audience.emptySince = this.house.now()
    this.tellPresence()
  }

  /** What a viewer has not seen since number `last`: news, or the whole table. */
  missed(table: Table, viewer: Seat | null, last: number): string[] {
    return this.of(table, viewer).catchUp(table, last)
  }

  tell(telling: Telling): void {
    for (const [viewer, audience] of this.byViewer)
      if (audience.emptySince !== null && audience.isForgotten(this.house.now())) this.byViewer.delete(viewer)
      else audience.tell(telling)
  }

  /** The table was rebuilt: everyone begins anew. */
  restart(table: Table): void {
    for (const audience of this.byViewer.values()) audience.restart(table)
  }

  /** After someone has sat down or got up: watchers look through other eyes now. */
  reseat(table: Table): void {
    const watchers = [...this.byViewer.values()].flatMap(audience =>
      [...audience.watchers].map(watcher => ({ watcher, audience })),
    )
    for (const { watcher, audience } of watchers) {
      if (!isWelcome(table, watcher.caller)) {
        audience.watchers.delete(watcher)
        const { trouble } = notWelcome()
        watcher.send(JSON.stringify({ type: 'removed', match: this.match, error: trouble } satisfies ServerMessage))
        continue
      }
      if (seatOf(table, watcher.caller.persons) === audience.viewer) continue
      audience.watchers.delete(watcher)
      this.add(table, watcher)
    }
    this.tellPresence()
  }

  /** Who is connected to other nodes now. */
  hearOf(seats: readonly Seat[]): void {
    this.elsewhere.hear(seats, this.house.now())
    this.tellPresence()
  }

  /** Says who is there, to everyone who watches, if that is new. */
  tellPresence(): void {
    const here = [...this.byViewer.values()].flatMap(({ viewer, watchers }) =>
      viewer !== null && watchers.size > 0 ? [viewer] : [],
    )
    this.house.fleet.announce(this.match, here)
    this.house.fleet.showOnlookers(this.match, this.onlookers)
    const online = [...new Set([...here, ...this.elsewhere.seats])].sort((a, b) => a - b)
    const text = JSON.stringify({ type: 'presence', match: this.match, online })
    if (text === this.lastPresence) return
    this.lastPresence = text
    for (const { watchers } of this.byViewer.values()) for (const watcher of watchers) watcher.send(text)
  }

  /** When a seat's person was last here; null while they are. */
  lastSeen(seat: Seat): number | null {
    const audience = this.byViewer.get(seat)
    return this.elsewhere.lastSeen(seat, audience ? audience.emptySince : this.since)
  }

  /** Those who look on through this node, each once; of very many some. */
  get onlookers(): Onlooker[] {
    const named = new Map<string, string>()
    for (const { caller } of this.byViewer.get(null)?.watchers ?? []) {
      named.set(caller.person, caller.name)
      if (named.size === MOST_SHOWN) break
    }
    return [...named].map(([person, name]) => ({ person, name }))
  }

  /** Whether somebody who sits here is connected to another node. */
  get isSeenElsewhere(): boolean {
    return this.elsewhere.seats.length > 0
  }

  get isWatched(): boolean {
    return [...this.byViewer.values()].some(({ watchers }) => watchers.size > 0)
  }

  private of(table: Table, viewer: Seat | null): Audience {
    const known = this.byViewer.get(viewer)
    if (known) return known
    const audience = new Audience(table, viewer, this.house.now())
    this.byViewer.set(viewer, audience)
    return audience
  }
}

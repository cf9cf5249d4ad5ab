/** A seat at a table on this device: the page's side of the worker that runs it. */
import type { Denied, Seat } from '@nassau/kernel'
import { isAwaited } from '@nassau/kernel/host'
import { KEPT, type TableMessage, trouble } from '@nassau/protocol'
import { proxy, type Remote, wrap } from 'comlink'
import type { Pace } from '../settings/pace.ts'
import type { LocalDesk } from './local.worker.ts'
import type { LocalSetup, Telling } from './local-table.ts'
import { type Done, NOBODY_YET, type SeatAction, type Seating, type TableSnapshot } from './seating.ts'

/** How much of the log is kept. */
const LOG = 400

export class LocalSeating implements Seating {
  readonly isLocal = true
  private readonly worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module' })
  private readonly desk: Remote<LocalDesk> = wrap<LocalDesk>(this.worker)
  private readonly followers = new Set<() => void>()
  private readonly tables = new Map<Seat | null, TableMessage>()
  private readonly logs = new Map<Seat | null, TableSnapshot['log']>()
  private readonly hasHands: boolean
  private readonly pace: Pace
  private snapshot: TableSnapshot = NOBODY_YET
  /** Ends the look that is being taken at what stands. */
  private release: (() => void) | null = null
  /** Who is at the screen; null until someone has sat down. */
  private viewer: Seat | null = null

  constructor(id: string, setup: LocalSetup | null, pace: Pace, hasHands: boolean) {
    this.hasHands = hasHands
    this.pace = pace
    const tell = proxy((tellings: readonly Telling[], goesOn: boolean) => this.hear(tellings, goesOn))
    this.desk.open(id, setup, tell).catch((fault: unknown) => {
      this.change({ link: 'gone', says: fault instanceof Error ? fault.message : String(fault) })
    })
  }

  read = (): TableSnapshot => this.snapshot

  follow = (onChange: () => void): (() => void) => {
    this.followers.add(onChange)
    return () => this.followers.delete(onChange)
  }

  async act(deed: SeatAction, as = this.viewer): Promise<Done> {
    if (as === null) return { ok: false, trouble: trouble('not-yours', 'you have no seat at this table') }
    this.goOn()
    return this.desk.act(as, deed)
  }

  async why(): Promise<readonly Denied[]> {
    return this.viewer === null ? [] : this.desk.why(this.viewer)
  }

  record = (): Promise<string> => this.desk.record()

  goOn(): void {
    this.release?.()
  }

  lift(): void {
    this.viewer = this.snapshot.curtain
    this.show(() => [], false)
  }

  close(): void {
    this.worker.terminate()
  }

  /** Done when it has been looked at: so long the bots wait. */
  private async hear(tellings: readonly Telling[], goesOn: boolean): Promise<void> {
    for (const { viewer, table, fresh, isRetold } of tellings) {
      this.tables.set(viewer, table)
      this.logs.set(viewer, isRetold ? table.heard : [...(this.logs.get(viewer) ?? []), ...fresh].slice(-LOG))
    }
    const isAlone = tellings.filter(({ viewer }) => viewer !== null).length === 1
    if (isAlone) this.viewer = tellings.find(({ viewer }) => viewer !== null)?.viewer ?? null
    this.show(eyes => tellings.find(({ viewer }) => viewer === eyes)?.fresh ?? [], goesOn)
    const { fresh } = this.snapshot
    const stands = goesOn ? this.pace.stand(fresh, this.viewer) : 0
    if (stands > 0) return this.standFor(stands)
    const ms = this.pace.dwell(fresh)
    if (ms > 0) await new Promise(resolve => setTimeout(resolve, ms))
  }

  /** Whoever is asked need not wait: a question stands by itself. */
  private async standFor(ms: number): Promise<void> {
    this.change({ isStanding: true })
    await new Promise<void>(resolve => {
      this.release = resolve
      if (Number.isFinite(ms)) setTimeout(resolve, ms)
    })
    this.release = null
    this.change({ isStanding: false })
  }

  /** Where hands are hidden the next person must say they are there; elsewhere the screen just turns to them. */
  private show(freshFor: (eyes: Seat | null) => TableSnapshot['fresh'], goesOn: boolean): void {
    // Whoever's orders answer for them need not be called to the screen.
    const asked = goesOn ? this.snapshot.curtain : personAsked(this.tables)
    const isOver = this.tables.get(null)?.scene.status === 'over'
    const isOthers = asked !== null && asked !== this.viewer && !isOver
    if (isOthers && !this.hasHands) this.viewer = asked
    const curtain = isOthers && this.hasHands ? asked : null
    // While the screen is passed on it shows what everyone may see: not what was dealt to the one before.
    const eyes = curtain === null ? this.viewer : null
    const table = this.tables.get(eyes) ?? null
    this.change({
      table: table && { ...table, heard: table.heard.slice(-KEPT) },
      fresh: freshFor(eyes),
      log: this.logs.get(eyes) ?? [],
      link: 'joined',
      curtain,
      beat: table?.scene.beat ?? null,
    })
  }

  private change(part: Partial<TableSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...part }
    for (const follower of this.followers) follower()
  }
}

/** Who is waited for at this device: the first person the table asks, or who holds it. */
function personAsked(tables: ReadonlyMap<Seat | null, TableMessage>): Seat | null {
  for (const [viewer, { scene }] of tables) {
    const isHeldFor = viewer !== null && scene.beat?.waiting.includes(viewer)
    if (viewer !== null && scene.seen && (isAwaited(scene.seen) || isHeldFor)) return viewer
  }
  return null
}

/**
 * One thing that happened, as it is told: what is the same for several audiences is worked out once, and only if
 * somebody is there to hear of it.
 */
import type { AnyEvent, Seat } from '@nassau/kernel'
import { type Applied, heardBy, isUndo } from '@nassau/kernel/host'
import { KEPT, type Moment, type MomentFacts } from '@nassau/protocol'
import type { LogEntry } from '../entry.ts'
import { type Facts, factsOf, momentFactsOf, momentOf, sceneOf } from '../scene.ts'
import { chatFor, type Table } from '../table.ts'

export class Telling {
  readonly table: Table
  readonly entry: LogEntry
  private readonly applied: Applied | null
  private facts: Facts | null = null
  private moment: MomentFacts | null = null
  private sharedHeard: string | null = null

  constructor(table: Table, entry: LogEntry, applied: Applied | null) {
    this.table = table
    this.entry = entry
    this.applied = applied
  }

  /** What `viewer` is shown now, as far as this can have changed it. */
  sceneFor(viewer: Seat | null): Moment {
    const { table, entry, applied } = this
    if (entry.kind === 'play' && applied !== null) {
      this.moment ??= momentFactsOf(table)
      return momentOf(table, viewer, this.moment)
    }
    this.facts ??= factsOf(table)
    return sceneOf(table, viewer, this.facts)
  }

  /** The parts of the news beside the patch, as they stand in the message. */
  partsFor(viewer: Seat | null): string {
    const { entry, applied, table } = this
    let parts = this.heardBy(viewer)
    if (applied !== null && isUndo(applied.written.line))
      parts += `,"reheard":${JSON.stringify(heardLately(table, viewer))}`
    if (entry.kind === 'chat') parts += `,"chat":${JSON.stringify(chatFor(table, viewer).at(-1))}`
    return parts
  }

  private heardBy(viewer: Seat | null): string {
    const { entry, applied, table } = this
    // How the match was set up is told by nobody's choice.
    if ('start' in entry && entry.start !== null) return heardAs(heardLately(table, viewer))
    const told = applied?.told ?? []
    if (told.some(({ to }) => to !== null)) return heardAs(heardBy(told, viewer))
    this.sharedHeard ??= heardAs(heardBy(told, viewer))
    return this.sharedHeard
  }
}

const heardAs = (heard: readonly AnyEvent[]): string => (heard.length > 0 ? `,"heard":${JSON.stringify(heard)}` : '')

/** What a viewer has heard lately, oldest first. */
export const heardLately = ({ referee }: Table, viewer: Seat | null): AnyEvent[] => referee?.lately(viewer, KEPT) ?? []

/** What tables need of the house they stand in. */
import type { Bots } from '../bots/pool.ts'
import type { Fleet } from '../fleet/fleet.ts'
import type { Store } from '../store/store.ts'
import type { Workroom } from '../threads/workroom.ts'

/** What is worth counting. */
export interface Gauges {
  /** A choice was taken; how long from asking to durable, in ms. */
  choice(how: string, ms: number): void
  /** A fault of ours that was survived. */
  fault(where: string, fault: unknown): void
}

export type House = {
  store: Store
  bots: Bots
  /** Where long computations are done. */
  workroom: Workroom
  /** The other nodes. */
  fleet: Fleet
  gauges: Gauges
  /** The house's own key: match ids and seat links come from it. */
  key: string
  /** The time, in ms since 1970. */
  now(): number
}

/** What tables need of the house they stand in. */
import type { Bots } from '../bots/pool.ts'
import type { Store } from '../store/store.ts'

/** Where other nodes are told that a match has grown, and tell. Alone there is nobody to tell. */
export interface Fanout {
  /** This match now has `length` entries. Called once they are durable. */
  publish(matchId: string, length: number): void
  /** Calls back whenever another node has published. */
  listen(heard: (matchId: string, length: number) => void): void
}

export const noFanout: Fanout = { publish: () => undefined, listen: () => undefined }

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
  fanout: Fanout
  gauges: Gauges
  /** The house's own key: match ids and seat links come from it. */
  key: string
  /** The time, in ms since 1970. */
  now(): number
}

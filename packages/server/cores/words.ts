/** What the first process of a house and the others say to each other. */
import type { Seat } from '@nassau/kernel'
import type { Onlooker } from '../fleet/fleet.ts'
import type { Quota } from '../quotas/quotas.ts'
import type { Batch } from '../store/committer.ts'
import type { Committed, Errand, Ran } from '../store/writer.ts'

type Told<T> = { says: T; answers: null }
type Asked<T, A> = { says: T; answers: A }

/** How a process is, as far as others cannot see it. */
export type Wellness = { bots: boolean; workroom: boolean }
/** How all of them are. `silent` have been asked and did not answer; `resting` have died too often and are left alone for a while. */
export type Roll = { wanted: number; ready: number; resting: number; silent: number; wellness: Wellness[] }

export type Words = {
  // A process to the first:
  /** Everything is open: sockets may come. */
  ready: Told<null>
  /** The socket of this number has arrived. */
  took: Told<number>
  follow: Asked<string, Seat[]>
  unfollow: Told<string>
  publish: Told<{ match: string; length: number }>
  announce: Told<{ match: string; seats: readonly Seat[] }>
  looking: Told<{ match: string; onlookers: readonly Onlooker[] }>
  /** Who looks on through the other processes. */
  onlookers: Asked<string, Onlooker[]>
  claim: Asked<string, boolean>
  unminded: Asked<string[], string[]>
  take: Asked<{ key: string; quota: Quota; cost: number }, number>
  commit: Asked<Batch, Committed>
  run: Asked<Errand, Ran>
  /** What all of them count, and how all of them are. */
  counts: Asked<null, object[][]>
  roll: Asked<null, Roll>

  // The first to a process:
  grown: Told<{ match: string; length: number }>
  elsewhere: Told<{ match: string; seats: Seat[] }>
  /** Nobody minds this match any more; null: nor some others that are not named. */
  orphaned: Told<string | null>
  count: Asked<null, object[]>
  wellness: Asked<null, Wellness>
  /** Finish what is under way, and end. */
  close: Told<null>
}

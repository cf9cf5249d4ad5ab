/** The other nodes of a house, as its tables see them. Alone there are none. */
import type { Seat } from '@nassau/kernel'

/** Somebody who looks on at a match without sitting there. */
export type Onlooker = { person: string; name: string }

/** What a node is told of the others. */
export type Ears = {
  /** Another node has written: the match now has so many entries. */
  grown(matchId: string, length: number): void
  /** These are the seats whose people are connected to other nodes. */
  elsewhere(matchId: string, seats: readonly Seat[]): void
  /** Something may have been missed: everything that is watched must be looked up in the store. */
  missed(): void
  /**
   * Nodes are gone, or who minds what has been forgotten: what they minded is nobody's now, and what they wrote last
   * may not have been published. With a match: that one alone has nobody to mind it.
   */
  orphaned(matchId?: string): void
}

/** Of a node that has no tables yet. */
export const NO_EARS: Ears = {
  grown: () => undefined,
  elsewhere: () => undefined,
  missed: () => undefined,
  orphaned: () => undefined,
}

export interface Fleet {
  /** Whether there can be other nodes: then what is in memory may be older than what is in the store. */
  readonly isMany: boolean
  /** Whether the others can be heard. */
  readonly isConnected: boolean
  listen(ears: Ears): void
  /** From now on this node hears of this match; what was written before must be read after. */
  follow(matchId: string): Promise<void>
  /** No longer, and it no longer minds it. */
  unfollow(matchId: string): void
  /** This match now has so many entries, all durable. */
  publish(matchId: string, length: number): void
  /** These are the seats whose people are connected to this node. */
  announce(matchId: string, seats: readonly Seat[]): void
  /** Through this node these look on. */
  showOnlookers(matchId: string, onlookers: readonly Onlooker[]): void
  /** Those who look on through other nodes, as far as those can be heard. */
  onlookers(matchId: string): Promise<readonly Onlooker[]>
  /**
   * Whether this node is the one to do what the match must do by itself. Two that both believe so cost work
   * and nothing else: an entry is appended once.
   */
  claim(matchId: string): Promise<boolean>
  /** Those of these matches that no node minds, if it is this node's turn to look; a node in a hurry does not wait for it. */
  unminded(matchIds: () => Promise<string[]>, isUrgent: boolean): Promise<string[]>
  close(): Promise<void>
}

/** One node, with nobody to tell. */
export const alone: Fleet = {
  isMany: false,
  isConnected: true,
  listen: () => undefined,
  follow: async () => undefined,
  unfollow: () => undefined,
  publish: () => undefined,
  announce: () => undefined,
  showOnlookers: () => undefined,
  onlookers: async () => [],
  claim: async () => true,
  unminded: matchIds => matchIds(),
  close: async () => undefined,
}

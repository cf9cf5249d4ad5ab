/** What the harbour shows. It knows no server: whoever opens it brings the games, the matches and the tables. */

import type { Facts } from '@nassau/games/manifests'

export type GameCardData = Facts & {
  /** Where its lesson is taken; null if it has none. */
  learn: string | null
  /** Where its throws are practised; null if it has none. */
  practice: string | null
}

export type MatchCardData = {
  id: string
  href: string
  game: string
  title: string
  /** What is waited for, in one sentence. */
  prompt: string
  isYourTurn: boolean
  /** When something last happened, in words. */
  when: string
  seats: readonly { name: string | null; seat: number }[]
  where: 'online' | 'here'
}

export type OpenTableData = {
  id: string
  href: string
  title: string
  game: string
  /** In order of sitting; null is a free seat. */
  seats: readonly { name: string | null }[]
  /** Who waits for how many, in words. */
  waiting: string
}

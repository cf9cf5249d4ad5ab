/** What a position is worth: the same shape for every tossing game. */
import type { Result } from '@nassau/kernel'
import type { Team } from '../board.ts'

/** One line of the reasoning: its clause, its sentence, and the data behind it. */
export type Told = { clause: string; says: string; data: object }

export type Report = {
  title: string
  /** Ids of the ships out of reach. */
  removed: string[]
  /** Ids of the ships sunk, in order. */
  sunk: string[]
  /** A tie that must be decided first; then there are no disks and no scores. */
  choice: { team: Team; candidates: string[] } | null
  disks: { name: string; control: [black: number, white: number]; winner: Team | 'split' | null }[]
  scores: [black: number, white: number] | null
  steps: Told[]
}

/** Scores a position from a file, `chosen` being the ships that go first where ships tie. */
export type ScorePosition = (file: string, data: unknown, chosen: readonly string[]) => Result<Report>

/** What either tossing game shows and does beside its screen. */
import type { SeatNoteProps } from '@nassau/ui'
import { crewOf, TEAMS } from '../board.ts'
import type { Tossing } from '../rules.ts'
import { flightOf } from './judging/dwell.ts'
import { fetchPhysics } from './judging/use-checks.ts'

export function SeatNote({ seen, of }: SeatNoteProps<Tossing>) {
  const team = TEAMS.find(one => crewOf(seen.view, one).seats.includes(of)) ?? 0
  return crewOf(seen.view, team).score
}

export const motion = flightOf

export const fetchAhead = (): void => {
  fetchPhysics()
}

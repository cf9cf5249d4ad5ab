/** How Pirate O-Zone looks. */
import type { SeatNoteProps, TableProps } from '@nassau/ui'
import { useMemo } from 'react'
import { crewOf, TEAMS } from '../../kit/tossing/board.ts'
import { dwellOn, flightOf } from '../../kit/tossing/table/judging/dwell.ts'
import { fetchPhysics } from '../../kit/tossing/table/judging/use-checks.ts'
import { TossTable } from '../../kit/tossing/table/toss-table.tsx'
import type { PirateOZone } from '../rules.ts'
import { measuresWithin } from './measures.ts'
import { reelOf } from './reel.ts'

export { examples } from './examples.tsx'

export function Table(props: TableProps<PirateOZone>) {
  const { fresh, seen, edition } = props
  const { goals, crews } = seen.view
  const { league } = edition
  const reel = useMemo(
    () => reelOf(fresh, { goals, league, scores: crews.map(({ score }) => score) }),
    [fresh, goals, league, crews],
  )
  const measures = useMemo(() => measuresWithin(league), [league])
  return <TossTable {...props} league={league} reel={reel} measures={measures} />
}

export function SeatNote({ seen, of }: SeatNoteProps<PirateOZone>) {
  const team = TEAMS.find(one => crewOf(seen.view, one).seats.includes(of)) ?? 0
  return crewOf(seen.view, team).score
}

export const dwell = (events: readonly PirateOZone['event'][]): number =>
  dwellOn(reelOf(events, { goals: [], league: 0, scores: [0, 0] }))

export const motion = flightOf

export const fetchAhead = (): void => {
  fetchPhysics()
}

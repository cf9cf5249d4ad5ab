/** How Classic O-Zone looks. */
import type { SeatNoteProps, TableProps } from '@nassau/ui'
import { useMemo } from 'react'
import { crewOf, TEAMS } from '../../kit/tossing/board.ts'
import { dwellOn, flightOf } from '../../kit/tossing/table/judging/dwell.ts'
import { fetchPhysics } from '../../kit/tossing/table/judging/use-checks.ts'
import { TossTable } from '../../kit/tossing/table/toss-table.tsx'
import type { OZone } from '../rules.ts'
import { measuresOn } from './measures.ts'
import { reelOf } from './reel.ts'

export { examples } from './examples.tsx'

export function Table(props: TableProps<OZone>) {
  const { fresh, seen, edition } = props
  const { goals } = seen.view
  const { table } = edition
  const reel = useMemo(() => reelOf(fresh, { goals, table }), [fresh, goals, table])
  const measures = useMemo(() => measuresOn(table), [table])
  return <TossTable {...props} league={null} reel={reel} measures={measures} />
}

export function SeatNote({ seen, of }: SeatNoteProps<OZone>) {
  const team = TEAMS.find(one => crewOf(seen.view, one).seats.includes(of)) ?? 0
  return crewOf(seen.view, team).score
}

export const dwell = (events: readonly OZone['event'][]): number =>
  dwellOn(reelOf(events, { goals: [], table: { width: 0, length: 0 } }))

export const motion = flightOf

export const fetchAhead = (): void => {
  fetchPhysics()
}

/** How Classic O-Zone looks. */
import type { SeatNoteProps, TableProps } from '@nassau/ui'
import { crewOf, TEAMS } from '../../kit/tossing/board.ts'
import { TossTable } from '../../kit/tossing/table/toss-table.tsx'
import type { OZone } from '../rules.ts'
import { sayStep } from '../scoring-steps.ts'

/** A throw wants to be seen to its end, in ms. */
const THROW = 3200

export function Table(props: TableProps<OZone>) {
  const verdicts = props.fresh.flatMap(event => (event.kind === 'scored' ? event.steps.map(sayStep) : []))
  return <TossTable {...props} league={null} verdicts={verdicts} />
}

export function SeatNote({ seen, of }: SeatNoteProps<OZone>) {
  const team = TEAMS.find(one => crewOf(seen.view, one).seats.includes(of)) ?? 0
  return crewOf(seen.view, team).score
}

export const dwell = (events: readonly OZone['event'][]): number =>
  events.some(({ kind }) => kind === 'tossed') ? THROW : 900

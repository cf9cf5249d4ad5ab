/** How Pirate O-Zone looks. */
import type { SeatNoteProps, TableProps } from '@nassau/ui'
import { crewOf, TEAMS } from '../../kit/tossing/board.ts'
import { TossTable } from '../../kit/tossing/table/toss-table.tsx'
import type { PirateOZone } from '../rules.ts'
import { sayStep } from '../scoring-steps.ts'

/** A throw wants to be seen to its end, in ms. */
const THROW = 3200

export function Table(props: TableProps<PirateOZone>) {
  const verdicts = props.fresh.flatMap(event => (event.kind === 'decided' ? event.steps.map(sayStep) : []))
  return <TossTable {...props} league={props.edition.league} verdicts={verdicts} />
}

export function SeatNote({ seen, of }: SeatNoteProps<PirateOZone>) {
  const team = TEAMS.find(one => crewOf(seen.view, one).seats.includes(of)) ?? 0
  return crewOf(seen.view, team).score
}

export const dwell = (events: readonly PirateOZone['event'][]): number =>
  events.some(({ kind }) => kind === 'tossed') ? THROW : 900

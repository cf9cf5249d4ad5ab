/** What happens in Pirate O-Zone beside the tosses, and how the log tells it. */
import type { LogLine, Seat } from '@nassau/kernel'
import type { End, Team } from '../kit/tossing/board.ts'
import { isTossEvent, sayToss, type TossEvent, teamInWords } from '../kit/tossing/events.ts'
import { type Step, sayStep } from './scoring-steps.ts'

export type PirateEvent =
  | { kind: 'end-chosen'; team: Team; end: End }
  | { kind: 'gunner-named'; team: Team; seat: Seat }
  | { kind: 'taken-back'; team: Team; seat: Seat; tosses: number }
  | { kind: 'decided'; steps: Step[] }
  | { kind: 'round-scored'; round: number; points: number[]; totals: number[] }

/** This game's own clauses where they replace Classic O-Zone's. */
const OWN_CLAUSES: Partial<Record<TossEvent['kind'], string>> = {
  'round-begun': 'PZ-9',
  'rolled-off': 'PZ-6',
  'leader-first': 'PZ-30',
  arranged: 'PZ-3',
  tossed: 'PZ-10',
  foul: 'PZ-10',
  penalty: 'PZ-10',
  'off-table': 'PZ-10',
  settled: 'PZ-11',
  'value-rolled': 'PZ-10',
  won: 'PZ-31',
}

export function say(event: TossEvent | PirateEvent, names: readonly string[]): LogLine {
  if (isTossEvent(event)) {
    const { text, clause } = sayToss(event, names)
    return { text, clause: OWN_CLAUSES[event.kind] ?? clause }
  }
  const name = (seat: Seat): string => names[seat] ?? `seat ${seat}`
  switch (event.kind) {
    case 'end-chosen':
      return { text: `${teamInWords(event.team)} takes the ${event.end} end.`, clause: 'PZ-6' }
    case 'gunner-named':
      return { text: `${name(event.seat)} is ${teamInWords(event.team)}'s gunner.`, clause: 'PZ-12' }
    case 'taken-back':
      return { text: `${name(event.seat)} takes the cannonball back after toss ${event.tosses}.`, clause: 'PZ-14' }
    case 'decided':
      return {
        text: event.steps.map(sayStep).join(' ') || 'Nothing to decide.',
        clause: event.steps[0]?.clause ?? 'PZ-9',
      }
    case 'round-scored':
      return {
        text: `Round ${event.round}: Black ${event.points[0]}, White ${event.points[1]} doubloons; in all ${event.totals.join(' to ')}.`,
        clause: 'PZ-26',
      }
  }
}

/** What happens in Pirate O-Zone beside the tosses, and how the log tells it. */
import type { LogLine, Seat } from '@nassau/kernel'
import { i18n } from '#i18n'
import type { End, FeltDie, Team } from '../kit/tossing/board.ts'
import { isTossEvent, sayToss, type TossEvent } from '../kit/tossing/events.ts'
import { pairInWords, teamInWords } from '../kit/tossing/words/words.ts'
import { type Step, tellStep } from './scoring-steps.ts'

export type PirateEvent =
  | { kind: 'end-chosen'; team: Team; end: End }
  | { kind: 'gunner-named'; team: Team; seat: Seat }
  | { kind: 'taken-back'; team: Team; seat: Seat; tosses: number }
  /** `dice` is the table as it was judged. */
  | { kind: 'decided'; steps: Step[]; dice: FeltDie[] }
  | { kind: 'round-scored'; round: number; points: number[]; totals: number[] }

/** This game's own clauses where they replace Classic O-Zone's. */
const OWN_CLAUSES: Partial<Record<TossEvent['kind'], string>> = {
  'round-begun': 'PZ-9',
  'rolled-off': 'PZ-6',
  'rolled-level': 'PZ-6',
  'leader-first': 'PZ-30',
  arranged: 'PZ-3',
  tossed: 'PZ-10',
  foul: 'PZ-10',
  penalty: 'PZ-10',
  'off-table': 'PZ-10',
  won: 'PZ-31',
}

/** PZ-16 The rules of tossing hold for cannonballs, too. */
const isCannonball = (event: TossEvent): boolean =>
  (event.kind === 'tossed' || event.kind === 'foul') && event.id.endsWith('c')

export function say(event: TossEvent | PirateEvent, names: readonly string[]): LogLine {
  if (isTossEvent(event)) {
    const { text, clause } = sayToss(event, names)
    return { text, clause: isCannonball(event) ? 'PZ-16' : (OWN_CLAUSES[event.kind] ?? clause) }
  }
  const name = (seat: Seat): string => names[seat] ?? i18n._('seat {seat}', { seat })
  switch (event.kind) {
    case 'end-chosen':
      return {
        text: i18n._('{team} takes the {end, select, near {near} other {far}} end.', {
          team: teamInWords(event.team),
          end: event.end,
        }),
        clause: 'PZ-6',
      }
    case 'gunner-named':
      return {
        text: i18n._("{name, select, you {You are} other {{name} is}} {team}'s gunner.", {
          name: name(event.seat),
          team: teamInWords(event.team),
        }),
        clause: 'PZ-12',
      }
    case 'taken-back':
      return {
        text: i18n._('{name, select, you {You take} other {{name} takes}} the cannonball back after toss {tosses}.', {
          name: name(event.seat),
          tosses: event.tosses,
        }),
        clause: 'PZ-14',
      }
    case 'decided':
      return {
        text: event.steps.map(tellStep).join(' ') || i18n._('Nothing to decide.'),
        clause: event.steps[0]?.clause ?? 'PZ-9',
      }
    case 'round-scored':
      return {
        text: i18n._('Round {round}: Black {black}, White {white} doubloons; in all {total}.', {
          round: event.round,
          black: event.points[0],
          white: event.points[1],
          total: pairInWords(event.totals),
        }),
        clause: 'PZ-26',
      }
  }
}

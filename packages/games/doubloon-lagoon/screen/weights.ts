/** How much what happens weighs: for how long it is looked at, and what stands until the one it happened to has seen it. */
import type { Seat } from '@nassau/kernel'
import type { LagoonEvent } from '../events.ts'

/** What wants a longer or a shorter look than the rest, in ms; none for what is routine and told by the log alone. */
const LOOKS: Partial<Record<LagoonEvent['kind'], number>> = {
  adventure: 2200,
  played: 1600,
  'battle-rolled': 1800,
  'battle-result': 2000,
  'rolled-for-first': 1600,
  checked: 1500,
  struck: 1600,
  sunk: 1600,
  captured: 1600,
  'picked-pocket': 1600,
  'counter-placed': 350,
  turn: 500,
  drew: 0,
  'drew-unseen': 0,
  trimmed: 0,
  reshuffled: 0,
}
const USUAL = 700

export const dwell = (events: readonly LagoonEvent[]): number =>
  Math.max(0, ...events.map(({ kind }) => LOOKS[kind] ?? USUAL))

export function stands({ event, seat }: { event: LagoonEvent; seat: Seat }): boolean {
  switch (event.kind) {
    case 'battle-result':
      return event.attacker === seat || event.defender === seat
    case 'captured':
    case 'sunk':
    case 'struck':
      return event.ship.owner === seat || ('seat' in event && event.seat === seat)
    case 'steps-lost':
      return event.crew.owner === seat
    case 'cornered':
      return event.unit.owner === seat
    case 'picked-pocket':
      return event.from.owner === seat
    case 'played':
      return event.seat !== seat && event.on?.owner === seat
    case 'driven':
      return event.seat !== seat && event.ship.owner === seat
    case 'adventure':
    case 'cursed':
      return event.seat === seat
    case 'out':
      return event.seat === seat
    default:
      return false
  }
}

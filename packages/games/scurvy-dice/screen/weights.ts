/** How much what happens weighs: for how long it is looked at, and what stands until the one it happened to has seen it. */
import type { Seat } from '@nassau/kernel'
import type { SeaEvent } from '../events.ts'

/** How long each is looked at, in ms; the rest is routine and told by the log alone. */
const LOOKS: Partial<Record<SeaEvent['kind'], number>> = {
  melee: 1800,
  fired: 1500,
  'shot-away': 1200,
  'carried-off': 1200,
  chased: 1300,
  'treasure-rolled': 1500,
  'treasure-abandoned': 1200,
  offered: 1500,
  answered: 800,
  agreed: 1200,
  rolled: 1000,
  rerolled: 1000,
  built: 800,
  aimed: 800,
  stolen: 1500,
  stances: 1200,
  'lots-drawn': 800,
  'promise-broken': 1500,
  'promise-kept': 800,
  surrendered: 1200,
  judged: 1500,
  looted: 1200,
  scurvy: 1000,
  drifted: 900,
  scored: 1200,
  'power-used': 1000,
  'tie-rolled': 900,
  'first-dog': 800,
  'new-dog': 500,
}

export const dwell = (events: readonly SeaEvent[]): number => Math.max(0, ...events.map(({ kind }) => LOOKS[kind] ?? 0))

export function stands({ event, seat }: { event: SeaEvent; seat: Seat }): boolean {
  switch (event.kind) {
    case 'fired':
    case 'shot-away':
    case 'carried-off':
    case 'stolen':
    case 'chased':
      return event.seat === seat || event.target === seat
    case 'melee':
      return event.sides.some(side => side.seat === seat)
    case 'judged':
      return event.seat === seat || event.victim === seat
    case 'promise-broken':
      return event.by === seat || event.target === seat
    case 'agreed':
      return event.seats.includes(seat)
    case 'looted':
    case 'scored':
      return event.seat === seat
    default:
      return false
  }
}

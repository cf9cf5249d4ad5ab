/** How much what happens weighs: for how long it is looked at, and what stands until the one it happened to has seen it. */
import type { Seat } from '@nassau/kernel'
import type { SeasEvent } from '../events.ts'

/** How long each is looked at, in ms; the rest is routine and told by the log alone. */
const LOOKS: Partial<Record<SeasEvent['kind'], number>> = {
  plundered: 2200,
  robbed: 2200,
  'dug-up': 2200,
  fought: 1800,
  haunted: 2200,
  mutiny: 1800,
  played: 1500,
  attacks: 1300,
  rolled: 1300,
  'rolled-again': 1200,
  'mutiny-brews': 1000,
  'pocket-picked': 1500,
  'dig-failed': 1500,
  'sent-to-lair': 1200,
  scapegoat: 1200,
  'tile-turned': 800,
  'dutchman-drifts': 1300,
  sailed: 500,
  scurvy: 1300,
  'rum-drunk': 1300,
  bought: 700,
  turn: 500,
}

export const dwell = (events: readonly SeasEvent[]): number =>
  Math.max(0, ...events.map(({ kind }) => LOOKS[kind] ?? 0))

export function stands({ event, seat }: { event: SeasEvent; seat: Seat }): boolean {
  switch (event.kind) {
    case 'fought':
      return event.seat === seat || event.against === seat
    case 'robbed':
      return event.seat === seat || event.loser === seat
    case 'pocket-picked':
      return event.from === seat
    case 'played':
      return event.seat !== seat && 'on' in event.card && event.card.on === seat
    case 'plundered':
    case 'dug-up':
    case 'dig-failed':
    case 'haunted':
    case 'mutiny':
    case 'scapegoat':
    case 'sent-to-lair':
      return event.seat === seat
    default:
      return false
  }
}

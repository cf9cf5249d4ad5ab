/**
 * How long what happened is looked at before the next thing does: what the game's table wants, at the speed that is
 * set. What happens to the one who looks stands until it has been seen.
 */
import type { AnyEvent, Seat } from '@nassau/kernel'
import type { GameScreen } from '@nassau/ui'
import { type Speed, useSettings } from './settings.ts'

export type Pace = {
  /** How long what was heard wants to be looked at, in ms. */
  dwell: (events: readonly AnyEvent[]) => number
  /** How long it stands for this seat unless it is seen before, in ms; endlessly, or not at all (0). */
  stand: (events: readonly AnyEvent[], seat: Seat | null) => number
}

/** How much of what a table wants a speed gives, and what anything to be looked at gets at least, in ms. */
const SPEEDS: Readonly<Record<Speed, { share: number; least: number }>> = {
  calm: { share: 1, least: 900 },
  brisk: { share: 0.4, least: 350 },
  instant: { share: 0, least: 0 },
}

/** How long what stands does so at most, in ms. */
const LINGERING = { 'until-seen': Number.POSITIVE_INFINITY, 'a-while': 6000, off: 0 } as const

export const paceAt = (speed: Speed): number => SPEEDS[speed].share

export function dwellAt(speed: Speed, look: GameScreen | null, events: readonly AnyEvent[]): number {
  const { share, least } = SPEEDS[speed]
  if (events.length === 0 || share === 0) return 0
  const wanted = look?.dwell?.(events) ?? 0
  return Math.max(wanted > 0 || !look?.dwell ? least : 0, (look?.motion?.(events) ?? 0) + share * wanted)
}

/** By what is set at that moment, and the looks that are there by then. */
export const paceBy = (look: () => GameScreen | null): Pace => ({
  dwell: events => dwellAt(useSettings.getState().speed, look(), events),
  stand(events, seat) {
    const isStanding = seat !== null && events.some(event => look()?.stands?.({ event, seat }) === true)
    return isStanding ? LINGERING[useSettings.getState().lingers] : 0
  },
})

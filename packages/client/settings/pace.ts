/** How long what happened stands before the next thing does: what the game's table wants, at the speed that is set. */
import type { AnyEvent } from '@nassau/kernel'
import type { GameScreen } from '@nassau/ui'
import { type Speed, useSettings } from './settings.ts'

/** How long what was heard wants to be looked at, in ms. */
export type Dwell = (events: readonly AnyEvent[]) => number

/** How much of what a table wants a speed gives, and what anything heard gets at least, in ms. */
const SPEEDS: Readonly<Record<Speed, { share: number; least: number }>> = {
  calm: { share: 1, least: 900 },
  brisk: { share: 0.4, least: 350 },
  instant: { share: 0, least: 0 },
}

export const paceAt = (speed: Speed): number => SPEEDS[speed].share

export function dwellAt(speed: Speed, look: GameScreen | null, events: readonly AnyEvent[]): number {
  const { share, least } = SPEEDS[speed]
  if (events.length === 0 || share === 0) return 0
  return Math.max(least, (look?.motion?.(events) ?? 0) + share * (look?.dwell?.(events) ?? 0))
}

/** By the speed that is set at that moment, and the looks that are there by then. */
export const dwellBy =
  (look: () => GameScreen | null): Dwell =>
  events =>
    dwellAt(useSettings.getState().speed, look(), events)

/** The beat: how long a table pauses before it goes on past a moment at which somebody may play something unasked. */
import type { Pause } from '@nassau/kernel/host'

export const BEATS = ['off', 'brisk', 'calm', 'long'] as const
export type BeatLength = (typeof BEATS)[number]

/** What a table has if nobody says. */
export const USUAL_BEAT: BeatLength = 'calm'

/** For a moment of its own, in ms; one of many passes in a part of it. */
const FULL_MS: Readonly<Record<BeatLength, number>> = { off: 0, brisk: 1200, calm: 2400, long: 6000 }
const PASSING_PART = 1 / 3

export const beatMs = (length: BeatLength, moment: Pause['moment']): number =>
  moment === 'full' ? FULL_MS[length] : FULL_MS[length] * PASSING_PART

/** For so long in all, in ms, one person may hold a table with other people at it: holding is not for stalling. */
export const PATIENCE_MS = 90_000

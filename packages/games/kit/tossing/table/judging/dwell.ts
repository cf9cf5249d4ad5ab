/** How long throws and scoring want to be looked at, in ms. */
import { PICTURES_A_SECOND } from '@nassau/table'
import { pathOf } from '../throwing/way.ts'
import { isTossed } from '../use-throws.ts'
import { type Reel, reelTime } from './reel.ts'

/** Anything, a throw at least, and what a long one gets after it has come to rest. */
const GLANCE = 900
const THROW = 3200
const LINGER = 900

export function dwellOn(events: readonly { kind: string }[], reel: Reel): number {
  const tossed = events.find(isTossed)
  const pictures = tossed && tossed.path !== '' ? pathOf(tossed.path).pictures : 0
  const flight = tossed ? Math.max(THROW, (1000 * pictures) / PICTURES_A_SECOND + LINGER) : GLANCE
  return flight + reelTime(reel)
}

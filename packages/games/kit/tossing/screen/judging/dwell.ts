/** How long throws move, and how long they and the scoring want to be looked at, in ms. */
import { PICTURES_A_SECOND } from '@nassau/tossing'
import { CLOSE_LOOK } from '../throwing/flight.ts'
import { pathOf } from '../throwing/way.ts'
import { isTossed } from '../use-throws.ts'
import { type Reel, reelTime } from './reel.ts'

/** What anything gets, a throw after it has come to rest. */
const GLANCE = 900
/** A throw at least: the eye has to find it. */
const THROW = 2300

export function flightOf(events: readonly { kind: string }[]): number {
  const tossed = events.find(isTossed)
  if (!tossed) return 0
  const pictures = tossed.path === '' ? 0 : pathOf(tossed.path).pictures
  return Math.max(THROW, (1000 * pictures) / PICTURES_A_SECOND + CLOSE_LOOK)
}

export const dwellOn = (reel: Reel): number => GLANCE + reelTime(reel)

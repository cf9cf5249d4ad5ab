/** A throw as it was written, from the side if a die lies where the hand would let go. */

import { isRecord, type ThrowAsk } from '@nassau/kernel'
import { accept } from '@nassau/kernel/host'

/** So many places across the table are tried, to either side. */
const PLACES = 60

/** The legal throw nearest to this one across the table; undefined if there is none. */
export function clearThrow(ask: ThrowAsk, choice: unknown): unknown {
  const [across] = ask.axes
  const [from, ...rest] = isRecord(choice) && Array.isArray(choice.throw) ? choice.throw : []
  if (!across || typeof from !== 'number') return undefined
  const apart = Math.ceil((across.max - across.min) / PLACES)
  for (let place = 0; place <= PLACES; place++)
    for (const side of [1, -1]) {
      const meant = accept(ask, { throw: [from + side * place * apart, ...rest] })
      if (meant !== undefined) return meant
    }
  return undefined
}

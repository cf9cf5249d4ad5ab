/** How much was said at a table that the one at this screen has not looked at. */
import type { Seat } from '@nassau/kernel'
import type { ChatLine } from '@nassau/protocol'
import { useEffect, useState } from 'react'

const keyOf = (match: string): string => `nassau-read-${match}`

/** `isLooking`: the words are in sight now. One's own are read. */
export function useUnread(match: string, lines: readonly ChatLine[], seat: Seat | null, isLooking: boolean): number {
  const [read, setRead] = useState(() => Number(localStorage.getItem(keyOf(match)) ?? 0))
  const latest = lines.at(-1)?.at ?? 0
  useEffect(() => {
    if (!isLooking || latest <= read) return
    setRead(latest)
    localStorage.setItem(keyOf(match), String(latest))
  }, [match, isLooking, latest, read])
  return isLooking ? 0 : lines.filter(line => line.at > read && (seat === null || line.seat !== seat)).length
}

/** What others have done since this seat last chose in a turn of its own. */
import type { Seat } from '@nassau/kernel'
import { useState } from 'react'
import type { LagoonEvent } from '../events.ts'
import { othersIn } from './chart/traces.ts'

type Heard = {
  fresh: readonly LagoonEvent[]
  /** Whose turn it was when that had been heard. */
  turn: Seat
  since: readonly LagoonEvent[]
}

export function useSince(fresh: readonly LagoonEvent[], turn: Seat, seat: Seat | null) {
  const [heard, setHeard] = useState<Heard>(() => ({ fresh, turn, since: [] }))
  if (heard.fresh !== fresh) {
    const others = seat === null ? [] : othersIn(fresh, heard.turn, seat)
    setHeard({ fresh, turn, since: others.length > 0 ? [...heard.since, ...others] : heard.since })
  }
  /** One's own first choice: it has been seen. */
  const forget = (): void => {
    if (turn === seat && heard.since.length > 0) setHeard({ ...heard, since: [] })
  }
  return { since: heard.since, forget }
}

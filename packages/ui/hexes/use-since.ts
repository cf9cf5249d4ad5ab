/** What others have done since this seat last chose in a turn of its own. */
import type { Seat } from '@nassau/kernel'
import { useState } from 'react'

/** A game whose turns are told: that one begins, and whose it is. */
type Told = { kind: string }
type Turned = { kind: 'turn'; seat: Seat }
const isTurn = (event: Told): event is Turned => event.kind === 'turn'

type Heard<E> = {
  fresh: readonly E[]
  /** Whose turn it was when that had been heard. */
  turn: Seat
  since: readonly E[]
}

export function useSince<E extends Told>(fresh: readonly E[], turn: Seat, seat: Seat | null) {
  const [heard, setHeard] = useState<Heard<E>>(() => ({ fresh, turn, since: [] }))
  if (heard.fresh !== fresh) {
    // What is shown once more was heard before.
    const others = seat === null ? [] : othersIn(fresh, heard.turn, seat).filter(event => !heard.since.includes(event))
    setHeard({ fresh, turn, since: others.length > 0 ? [...heard.since, ...others] : heard.since })
  }
  /** One's own first choice: it has been seen. */
  const forget = (): void => {
    if (turn === seat && heard.since.length > 0) setHeard({ ...heard, since: [] })
  }
  return { since: heard.since, forget }
}

/** What is kept of these events: those before the seat's own turn begins. `turn` is whose turn it was before them. */
export function othersIn<E extends Told>(events: readonly E[], turn: Seat, seat: Seat | null): E[] {
  let whose = turn
  return events.filter(event => {
    if (isTurn(event)) whose = event.seat
    return whose !== seat
  })
}

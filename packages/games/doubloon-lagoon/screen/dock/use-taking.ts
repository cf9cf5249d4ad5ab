/** Taking units in any order: one is put back and the next is taken, as one press. */
import type { Choice, Seat } from '@nassau/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { DoubloonLagoon } from '../../rules.ts'
import type { LagoonView } from '../../view.ts'
import { isBack, type Offer } from '../task.ts'

type Taking = {
  offers: readonly Offer[]
  view: LagoonView
  seat: Seat | null
  held: number | null
  canChoose: boolean
  choose: (choice: Choice<DoubloonLagoon>) => void
}

export function useTaking({ offers, view, seat, held, canChoose, choose }: Taking) {
  /** The unit to be taken once the one in hand is back. */
  const [next, setNext] = useState<number | null>(null)
  const back = offers.find(isBack)

  const ready = useMemo(() => {
    const offered = offers.flatMap(({ means }) => (means.kind === 'unit' ? [means.unit] : []))
    // What the others can do is known when the one in hand is back.
    const others = back
      ? view.units.flatMap((unit, id) => (unit.owner === seat && unit.at !== null && id !== held ? [id] : []))
      : []
    return new Set([...offered, ...others])
  }, [offers, back, view, seat, held])

  useEffect(() => {
    if (next === null || back || !canChoose) return
    setNext(null)
    const offer = offers.find(({ means }) => means.kind === 'unit' && means.verb === 'take' && means.unit === next)
    if (offer) choose(offer.choice)
  }, [next, back, offers, canChoose, choose])

  function take(unit: number): void {
    const offer = offers.find(({ means }) => means.kind === 'unit' && means.unit === unit)
    if (offer) decide(offer.choice)
    else if (back) {
      setNext(unit)
      choose(back.choice)
    }
  }
  /** Anything else that is chosen: no unit waits to be taken any more. */
  function decide(choice: Choice<DoubloonLagoon>): void {
    setNext(null)
    choose(choice)
  }
  return { ready, take, decide }
}

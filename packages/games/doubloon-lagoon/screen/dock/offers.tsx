/** Offers as buttons: what is not done on the map, with a card or with a unit of the list. */
import type { Choice } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import type { DoubloonLagoon } from '../../rules.ts'
import { isBack, isEnd, type Offer } from '../task.ts'
import css from './dock.module.css'

type Props = {
  offers: readonly Offer[]
  /** Whether it is what a careful captain would do. */
  isGold: (offer: Offer) => boolean
  /** Whether the end that is offered is that of the turn. */
  endsTurn?: boolean
  canChoose: boolean
  say: (offer: Offer) => string
  choose: (choice: Choice<DoubloonLagoon>) => void
}

/** Up to so many hexes are named as well as lit. */
const FEW_HEXES = 6

/** The offers that get a button, given the units of the list. */
export function forButtons(offers: readonly Offer[], listed: ReadonlySet<number>): Offer[] {
  // A unit in hand is moved on the map.
  const isFew = !offers.some(isBack) && offers.filter(({ means }) => means.kind === 'space').length <= FEW_HEXES
  // In one's turn a unit is taken from the list; when one is to be named, that is all there is to do.
  const isTurn = offers.some(isEnd)
  return offers.filter(({ means }) => {
    if (means.kind === 'play') return false
    if (means.kind === 'space') return isFew || means.verb === 'explore'
    return means.kind !== 'unit' || !isTurn || !listed.has(means.unit)
  })
}

/** What ends a segment comes last, and the end of the turn at the far side: never where another end has just been. */
const inPlace = (offers: readonly Offer[]): Offer[] => [...offers].sort((a, b) => Number(isEnd(a)) - Number(isEnd(b)))

export function OfferButtons({ offers, isGold, endsTurn, canChoose, say, choose }: Props) {
  return (
    <ul className={css.buttons}>
      {inPlace(offers).map(offer => (
        <li key={JSON.stringify(offer.choice)} data-far={(endsTurn && isEnd(offer)) || undefined}>
          <Button variant={isGold(offer) ? 'gold' : 'ink'} disabled={!canChoose} onClick={() => choose(offer.choice)}>
            {say(offer)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

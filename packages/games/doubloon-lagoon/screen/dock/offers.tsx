/** Offers as buttons: what is not done on the map, with a card or with a unit of the list. */
import type { Choice } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import type { DoubloonLagoon } from '../../rules.ts'
import { isBack, isEnd, type Offer } from '../task.ts'
import css from './dock.module.css'

type Props = {
  offers: readonly Offer[]
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

const isBold = ({ means }: Offer): boolean =>
  means.kind === 'battle' || means.kind === 'embark' || (means.kind === 'space' && means.verb === 'explore')

/** Of two or three alternatives the first stands out, if it does something. */
const isFirstBold = (offers: readonly Offer[]): boolean =>
  (offers.length === 2 || offers.length === 3) && !offers.some(offer => isBack(offer) || isEnd(offer))

export function OfferButtons({ offers, canChoose, say, choose }: Props) {
  const bold = offers.some(isBold) ? isBold : (offer: Offer) => offer === offers[0] && isFirstBold(offers)
  return (
    <ul className={css.buttons}>
      {offers.map(offer => (
        <li key={JSON.stringify(offer.choice)}>
          <Button variant={bold(offer) ? 'gold' : 'ink'} disabled={!canChoose} onClick={() => choose(offer.choice)}>
            {say(offer)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

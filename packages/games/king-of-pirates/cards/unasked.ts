/** A fair chance to speak (KP-67): when a card may be played unasked, as far as everybody knows. */
import type { Projection, Unasked } from '@nassau/kernel'
import type { KingOfPirates } from '../rules.ts'
import { isPlay } from './cards.ts'

type Seen = Projection<KingOfPirates>

/** Before a ship's first space, and before the spade; spaces after the first go by in passing. */
function isMomentOfItsOwn({ stack }: Seen): boolean {
  const f = stack.at(-1)
  if (f?.step === 'movement') return f.sailed === 0
  return f?.step === 'dig' || f?.step === 'upkeep'
}

const isAt = ({ stack }: Seen, step: string): boolean => stack.at(-1)?.step === step

export const unasked: Unasked<KingOfPirates> = {
  // An empty hand has nothing to say, and everyone can see that it is empty.
  moment(seen, seat) {
    if ((seen.view.ships[seat]?.cards ?? 0) === 0) return 'none'
    return isMomentOfItsOwn(seen) ? 'full' : 'passing'
  },
  stops: [
    {
      id: 'before-sailing',
      says: /*i18n*/ 'before a rival sails',
      isDefault: true,
      isHere: seen => isAt(seen, 'movement') && isMomentOfItsOwn(seen),
    },
    {
      id: 'before-digging',
      says: /*i18n*/ 'before a rival digs',
      isDefault: false,
      isHere: seen => isAt(seen, 'dig'),
    },
    {
      id: 'in-upkeep',
      says: /*i18n*/ 'in a rival’s upkeep',
      isDefault: false,
      isHere: seen => isAt(seen, 'upkeep'),
    },
  ],
  /** Scurvy before a rival sails, a mutiny in their upkeep: what strikes at whoever has the turn. */
  isWorthSaying(seen) {
    const { ask, view, seat } = seen
    if (ask?.kind !== 'list' || view.turn === seat || !isMomentOfItsOwn(seen)) return false
    return ask.options.some(option => isPlay(option) && 'on' in option && option.on === view.turn)
  },
}

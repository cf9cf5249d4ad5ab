/** A fair chance to speak (DL-38): when a card may be played unasked, as far as everybody knows. */
import type { Projection, Unasked } from '@nassau/kernel'
import type { EventCard } from '../edition/edition.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { eventOf } from './decks.ts'

type Seen = Projection<DoubloonLagoon>

/** What is meant for others, in their own movement above all. */
const HOSTILE: readonly EventCard['effect'][] = ['becalm', 'storm', 'reef', 'pickpocket']

/** Whether a segment is just beginning for whoever has the turn: nobody has moved. */
function isBeforeSailing({ stack, view }: Seen): boolean {
  const f = stack.at(-1)
  if (f?.step !== 'movement' || f.at !== 'choose') return false
  return view.units.every(({ owner, spent, hasCrossed }) => owner !== f.seat || (spent === 0 && !hasCrossed))
}

const isChoosing = ({ stack }: Seen, step: 'battle' | 'exploration'): boolean => {
  const f = stack.at(-1)
  return f?.step === step && f.at === 'choose'
}

/** Before a fight: while it is chosen, or before the first card of one that is fought unasked (DL-34). */
function isBeforeFighting(seen: Seen): boolean {
  const f = seen.stack.at(-1)
  const isOpening = f?.step === 'fight' && f.at === 'before' && f.side === 0 && f.passes === 0 && f.defender !== null
  return isOpening || isChoosing(seen, 'battle')
}

export const unasked: Unasked<DoubloonLagoon> = {
  // An empty hand has nothing to say, and everyone can see that it is empty.
  moment(seen, seat) {
    const { held, isOut } = seen.view
    if (isOut[seat] || (held[seat] ?? 0) === 0) return 'none'
    return isBeforeSailing(seen) || isBeforeFighting(seen) || isChoosing(seen, 'exploration') ? 'full' : 'passing'
  },
  stops: [
    {
      id: 'before-sailing',
      says: /*i18n*/ 'before a rival’s ships and crews move',
      isDefault: true,
      isHere: isBeforeSailing,
    },
    {
      id: 'before-fighting',
      says: /*i18n*/ 'before a rival fights',
      isDefault: false,
      isHere: isBeforeFighting,
    },
    {
      id: 'before-exploring',
      says: /*i18n*/ 'before a rival explores',
      isDefault: false,
      isHere: seen => isChoosing(seen, 'exploration'),
    },
  ],
  /** What strikes at whoever has the turn, before they move. */
  isWorthSaying(seen, edition) {
    const { ask, view } = seen
    if (ask?.at !== 'movement.choose' || !isBeforeSailing(seen)) return false
    return ask.options.some(
      option =>
        'on' in option &&
        HOSTILE.includes(eventOf(edition, option.play).effect) &&
        view.units[option.on ?? -1]?.owner === view.turn,
    )
  },
}

/** What one might expect in the step `lair` and is not offered, and why. */
import type { Denied, Explanations } from '@nassau/kernel'
import { type Seas, shipOf } from '../board.ts'
import type { Edition } from '../edition/edition.ts'
import type { KingOfPirates } from '../rules.ts'
import { WANTED } from '../steps/lair.ts'
import { MIDDLES, type Middle } from '../words/names.ts'
import { noTailwind } from './no-tailwind.ts'

export const lair = {
  'lair.buy': (seas, _f, seat, edition) => [
    ...(seat === seas.turn ? notOnSale(seas, edition) : []),
    ...noTailwind(seas, seat),
  ],
  'lair.captain': (seas, _f, seat) => noTailwind(seas, seat),
  'lair.crew': (seas, _f, seat) => noTailwind(seas, seat),
} satisfies Explanations<KingOfPirates>

/** KP-10 The parts that the one in the lair cannot buy. */
function notOnSale(seas: Seas, edition: Edition): Denied<{ buy: Middle }>[] {
  const { middles, doubloons } = shipOf(seas, seas.turn)
  return MIDDLES.flatMap(buy => {
    const { one, another } = WANTED[buy]
    const clause = 'KP-10'
    if (middles.includes(buy))
      return [{ wanted: another, clause, because: /*i18n*/ 'a ship takes one of each', choice: { buy } }]
    return doubloons < edition.middle.cost
      ? [{ wanted: one, clause, because: /*i18n*/ 'it costs more doubloons than you have', choice: { buy } }]
      : []
  })
}

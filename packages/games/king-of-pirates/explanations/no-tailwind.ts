/** KP-54 Why a tailwind in one's own hand cannot be played in a movement phase. */
import type { Denied, Seat } from '@nassau/kernel'
import { type Seas, shipOf } from '../board.ts'

export function noTailwind(seas: Seas, seat: Seat): Denied<{ play: 'tailwind' }>[] {
  const isOwnTurn = seat === seas.turn
  if (shipOf(seas, seat).hand.tailwind === 0 || (isOwnTurn && !seas.isMoored)) return []
  return [
    {
      wanted: /*i18n*/ 'play a tailwind',
      clause: 'KP-54',
      because: isOwnTurn ? /*i18n*/ 'your movement has ended' : /*i18n*/ 'it serves in one’s own turn only',
      choice: { play: 'tailwind' },
    },
  ]
}

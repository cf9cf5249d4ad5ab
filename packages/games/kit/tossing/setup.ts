/** A tossing table before anything is laid on it. */
import type { OptionSpec, Seat } from '@nassau/kernel'
import type { Crew, TossBoard } from './board.ts'
import type { TossOptions } from './rules.ts'

/** OZ-34 */
const MOST_PLAYERS = 5

export const TOSS_OPTIONS: Readonly<Record<keyof TossOptions, OptionSpec>> = {
  black: {
    says: /*i18n*/ 'players of the black team, as near as the table allows; 0 for half of them',
    values: [0, 1, 2, 3, 4, 5],
  },
  surrogate: { says: /*i18n*/ 'toss by a fitted formula instead of physics: for simulations', values: [false, true] },
}

/** OZ-1 Teams may differ in size: the first seats are black, the others white. */
export function newTossBoard(seats: number, options: TossOptions, hasTwoEnds: boolean): TossBoard {
  const wanted = options.black === 0 ? Math.ceil(seats / 2) : options.black
  const black = Math.min(seats - 1, Math.max(wanted, seats - MOST_PLAYERS, 1))
  const all = Array.from({ length: seats }, (_, seat): Seat => seat)
  const crew = (players: Seat[], end: Crew['end']): Crew => ({ seats: players, next: 0, score: 0, end, inHand: 0 })
  return {
    crews: [crew(all.slice(0, black), 'near'), crew(all.slice(black), hasTwoEnds ? 'far' : 'near')],
    goals: [],
    foulDisks: [],
    lines: { near: 0, far: hasTwoEnds ? 0 : null },
    dice: [],
    aside: [0, 0],
    first: 0,
    round: 0,
  }
}

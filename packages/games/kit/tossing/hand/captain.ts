/** What both games' captains have in common: how far they lean, laying the table, and a toss that was thought over. */
import type { Thrown } from '@nassau/kernel'
import { type Asked, type Guard, sample, TEMPERS, type Temper } from '@nassau/kernel/bots'
import { accept } from '@nassau/kernel/host'
import { usualLine } from '../edition.ts'
import type { Tossing } from '../rules.ts'
import { pieceOf } from './hand.ts'
import { PLAIN_ANSWERS, type TossAsked } from './mate.ts'
import { findBest, type Standing, type Weighing } from './search.ts'

/** So many standard deviations are added to the mean for each step of a temper. */
const LEAN = 0.25

type Laying<L extends 'arrange.line' | 'arrange.place'> = Pick<Asked<Tossing, L>, 'f' | 'ask' | 'rng' | 'edition'>

/** Where it has to lay the table by hand, a captain lays it as the edition usually has it. */
export const CAPTAIN_ANSWERS = {
  ...PLAIN_ANSWERS,
  'arrange.line': ({ ask, edition }: Laying<'arrange.line'>): Thrown => {
    const end = ask.axes[0]?.name === 'far line' ? 'far' : 'near'
    return { throw: [Math.round(usualLine(edition, end))] }
  },
  'arrange.place': ({ f, ask, rng, edition }: Laying<'arrange.place'>): Thrown => {
    const spot = edition.presets[0]?.spots[f.spots.length]
    // What was laid by another hand may be in the way.
    const usual = spot && accept(ask, { throw: [spot.x, spot.y] })
    return usual ?? sample(ask, rng)
  },
}

/** A toss that is asked for, or would be, as a captain of this temper weighs it. */
export function weighingOf(
  { seen, f, edition }: Pick<TossAsked, 'seen' | 'f' | 'edition'>,
  standing: Standing,
  temper: Temper,
): Weighing {
  const { view: board, options } = seen
  const tossed = pieceOf(f, edition)
  return {
    board,
    edition,
    team: f.team,
    tossed,
    isSurrogate: options.surrogate,
    f,
    standing,
    lean: LEAN * TEMPERS[temper],
  }
}

/** How a captain goes about it: what it likes, and how long it has. */
export type Manner = { temper: Temper; isOut: Guard | undefined }

export function captainToss(asked: TossAsked, standing: Standing, { temper, isOut }: Manner): Thrown {
  const { ask, rng } = asked
  return findBest({ ...weighingOf(asked, standing, temper), ask, rng, isOut }) ?? sample(ask, rng)
}

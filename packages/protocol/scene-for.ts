/** Building a scene. Whoever keeps a match says what it knows of its table; this says who is shown what of it. */
import type { Outcome, Projection, Seat } from '@nassau/kernel'
import type { Result, Scene } from './scene.ts'

/** What the keeper of a table knows, the same for all who look at it, but for what is marked. */
export type TableFacts = Pick<Scene, 'game' | 'options' | 'edition' | 'seats' | 'commitment' | 'result'> & {
  /** The standing orders of each seat: shown to their owner alone. */
  orders: readonly (readonly string[])[]
} & Partial<Pick<Scene, 'isPublic' | 'clock' | 'clocks' | 'vote' | 'rematch'>>

/** What `viewer` is shown of a table (null: whoever looks on). `seen` is null until the match begins. */
export function sceneFor(viewer: Seat | null, facts: TableFacts, seen: Projection | null): Scene {
  const { game, options, edition, seats, commitment, result, orders } = facts
  const { isPublic = false, clock = null, clocks = null, vote = null, rematch = null } = facts
  return {
    game,
    options,
    edition,
    status: result ? 'over' : seen ? 'playing' : 'gathering',
    isPublic,
    seat: viewer,
    seats,
    commitment,
    clock,
    clocks,
    vote,
    result,
    rematch,
    orders: viewer === null ? [] : [...(orders[viewer] ?? [])],
    seen,
  }
}

/** A match that was played to its end, as a result. */
export const playedResult = (outcome: Outcome | null): Result | null =>
  outcome && { how: 'played', winners: [...outcome.winners], scores: [...outcome.scores] }

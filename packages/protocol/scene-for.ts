/** Building a scene. Whoever keeps a match says what it knows of its table; this says who is shown what of it. */
import type { Outcome, Projection, Seat } from '@nassau/kernel'
import { USUAL_BEAT } from './beats.ts'
import type { Result, Scene } from './scene.ts'

/** What the keeper of a table knows, the same for all who look at it, but for what is marked. */
export type TableFacts = Pick<Scene, 'game' | 'options' | 'edition' | 'seats' | 'commitment' | 'result'> & {
  /** The standing orders of each seat: shown to their owner alone. */
  orders: readonly (readonly string[])[]
  /** So are their stops, and which order will answer what this viewer is asked. */
  stops?: readonly (readonly string[])[]
  byOrder?: string | null
  /** And whether this viewer's choice was the last. */
  canUndo?: boolean
  /** And whether the table waits for this viewer to stir the dice. */
  wantsStir?: boolean
} & Partial<
    Pick<
      Scene,
      | 'rules'
      | 'isPublic'
      | 'host'
      | 'stuck'
      | 'clock'
      | 'clocks'
      | 'vote'
      | 'verdict'
      | 'again'
      | 'rematch'
      | 'isChatClosed'
      | 'beatLength'
      | 'beat'
    >
  >

/** What `viewer` is shown of a table (null: whoever looks on). `seen` is null until the match begins. */
export function sceneFor(viewer: Seat | null, facts: TableFacts, seen: Projection | null): Scene {
  const { game, options, edition, seats, commitment, result, orders } = facts
  const { isPublic = false, host = null, clock = null, clocks = null, vote = null, verdict = null } = facts
  const { again = null, rematch = null, isChatClosed = false, stuck = null, rules = null } = facts
  const { beatLength = USUAL_BEAT, beat = null, stops = [], byOrder = null, canUndo = false, wantsStir = false } = facts
  return {
    game,
    rules,
    options,
    edition,
    status: result ? 'over' : seen || stuck ? 'playing' : 'gathering',
    isPublic,
    host,
    seat: viewer,
    seats,
    commitment,
    wantsStir,
    clock,
    clocks,
    vote,
    verdict,
    result,
    stuck,
    again,
    rematch,
    isChatClosed,
    beatLength,
    beat,
    orders: viewer === null ? [] : [...(orders[viewer] ?? [])],
    byOrder,
    canUndo,
    stops: viewer === null ? [] : [...(stops[viewer] ?? [])],
    // What an order answers is not put to its owner: nothing is shown and taken away again.
    seen: seen && byOrder !== null ? { ...seen, ask: null } : seen,
  }
}

/** A match that was played to its end, as a result. */
export const playedResult = (outcome: Outcome | null): Result | null =>
  outcome && { how: 'played', winners: [...outcome.winners], scores: [...outcome.scores] }

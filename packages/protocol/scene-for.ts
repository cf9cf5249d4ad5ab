/** Building a scene. Whoever keeps a match says what it knows of its table; this says who is shown what of it. */
import type { Outcome, Projection, Seat } from '@nassau/kernel'
import { USUAL_BEAT } from './beats.ts'
import type { Result, Scene } from './scene.ts'

/** What the keeper of a table knows, the same for all who look at it. */
export type TableFacts = Pick<Scene, 'game' | 'options' | 'edition' | 'seats' | 'commitment' | 'result'> & {
  /** The standing orders and the stops of each seat: shown to their owner alone. */
  orders: readonly string[][]
  stops?: readonly string[][]
} & Partial<
    Pick<
      Scene,
      | 'rules'
      | 'isPublic'
      | 'host'
      | 'clock'
      | 'vote'
      | 'verdict'
      | 'again'
      | 'rematch'
      | 'isChatClosed'
      | 'beatLength'
      | 'beat'
    >
  >

/** What is one viewer's own: which order will answer what they are asked, whether their choice was the last, and so on. */
export type OwnFacts = Partial<Pick<Scene, 'byOrder' | 'canUndo' | 'wantsStir' | 'stuck' | 'clocks'>>

const NONE: string[] = []

/** What `viewer` is shown of a table (null: whoever looks on). `seen` is null until the match begins. */
export function sceneFor(
  viewer: Seat | null,
  facts: TableFacts,
  { byOrder = null, canUndo = false, wantsStir = false, stuck = null, clocks = null }: OwnFacts,
  seen: Projection | null,
): Scene {
  const { game, options, edition, seats, commitment, result, orders, stops = [] } = facts
  const { isPublic = false, host = null, clock = null, vote = null, verdict = null } = facts
  const { again = null, rematch = null, isChatClosed = false, rules = null } = facts
  const { beatLength = USUAL_BEAT, beat = null } = facts
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
    orders: viewer === null ? NONE : (orders[viewer] ?? NONE),
    byOrder,
    canUndo,
    stops: viewer === null ? NONE : (stops[viewer] ?? NONE),
    // What an order answers is not put to its owner: nothing is shown and taken away again.
    seen: seen && byOrder !== null ? { ...seen, ask: null } : seen,
  }
}

/** A match that was played to its end, as a result. */
export const playedResult = (outcome: Outcome | null): Result | null =>
  outcome && { how: 'played', winners: [...outcome.winners], scores: [...outcome.scores] }

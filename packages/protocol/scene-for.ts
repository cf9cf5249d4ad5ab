/** Building a scene. Whoever keeps a match says what it knows of its table; this says who is shown what of it. */
import type { Outcome, Projection, Seat } from '@nassau/kernel'
import { USUAL_BEAT } from './beats.ts'
import type { Moment, Result, Scene } from './scene.ts'

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

/** What is the same for all of what a choice can change. */
export type MomentFacts = Pick<TableFacts, 'result' | 'vote' | 'again' | 'beat'>

/** What a choice can change of a scene: all else stays as it is until somebody does something else than to choose. */
export const momentFor = (
  { result, vote = null, again = null, beat = null }: MomentFacts,
  { byOrder = null, canUndo = false, stuck = null, clocks = null }: OwnFacts,
  seen: Projection | null,
): Moment => ({
  status: result ? 'over' : seen || stuck ? 'playing' : 'gathering',
  clocks,
  vote,
  result,
  again,
  beat,
  byOrder,
  canUndo,
  // What an order answers is not put to its owner: nothing is shown and taken away again.
  seen: seen && byOrder !== null ? { ...seen, ask: null } : seen,
})

const NONE: string[] = []

/** What `viewer` is shown of a table (null: whoever looks on). `seen` is null until the match begins. */
export function sceneFor(viewer: Seat | null, facts: TableFacts, own: OwnFacts, seen: Projection | null): Scene {
  const { game, options, edition, seats, commitment, orders, stops = [] } = facts
  const { isPublic = false, host = null, clock = null, verdict = null } = facts
  const { rematch = null, isChatClosed = false, rules = null, beatLength = USUAL_BEAT } = facts
  const { wantsStir = false, stuck = null } = own
  const { seen: shown, ...moment } = momentFor(facts, own, seen)
  return {
    game,
    rules,
    options,
    edition,
    isPublic,
    host,
    seat: viewer,
    seats,
    commitment,
    wantsStir,
    clock,
    verdict,
    stuck,
    rematch,
    isChatClosed,
    beatLength,
    orders: viewer === null ? NONE : (orders[viewer] ?? NONE),
    stops: viewer === null ? NONE : (stops[viewer] ?? NONE),
    ...moment,
    seen: shown,
  }
}

/** A match that was played to its end, as a result. */
export const playedResult = (outcome: Outcome | null): Result | null =>
  outcome && { how: 'played', winners: [...outcome.winners], scores: [...outcome.scores] }

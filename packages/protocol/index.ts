/** The public names of the wire. */
export {
  ACTIONS,
  type Action,
  type ActionBody,
  actionId,
  type Clock,
  type CreateMatch,
  createMatch,
  matchId,
  type Verb,
  type WantedSeat,
} from './actions.ts'
export { BEATS, type BeatLength, beatMs, PATIENCE_MS, USUAL_BEAT } from './beats.ts'
export { inBrief, newsOn, readSaid } from './brief.ts'
export { DAY_TRIES, dayOf } from './day.ts'
export { type ErrorBody, type ErrorCode, type QuotaTold, STATUS, type Trouble, trouble } from './errors.ts'
export { follow, KEPT } from './follow.ts'
export { type Laid, lay, raise } from './laid.ts'
export {
  CLOSE,
  type ClientMessage,
  clientMessage,
  type News,
  readMessage,
  type ServerMessage,
  type TableMessage,
} from './messages.ts'
export { applyPatch, type Patch } from './patch.ts'
export type {
  BeatScene,
  ChatLine,
  MatchLine,
  Moment,
  Result,
  Scene,
  SeatScene,
  Status,
  Stuck,
  Verdict,
  Vote,
} from './scene.ts'
export { type MomentFacts, momentFor, playedResult, sceneFor } from './scene-for.ts'
export { transform } from './transform.ts'
export { LARGEST_MESSAGE, PROTOCOL } from './version.ts'

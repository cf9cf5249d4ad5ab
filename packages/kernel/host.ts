/** The door for hosts: whoever runs, shows, records or checks matches. */
export { type Asks, accept, allAsks, askOf, explain, isSeveral } from './asks/ask.ts'
export { quantise } from './asks/throw.ts'
export { NoChance, RecordedChance } from './chance/chance.ts'
export { commitmentTo, hashText, isSecret, SealedChance, type Secret, secretFrom } from './chance/sealed.ts'
export { Work } from './chance/work.ts'
export { copyPlain } from './codec.ts'
export {
  botPlayer,
  type Driver,
  type Due,
  due,
  endBeat,
  hold,
  letGo,
  newDriver,
  noteApplied,
  offered,
  orderedAnswer,
  type Player,
  tookChoice,
} from './driver/driver.ts'
export { type Change, type Counts, countChange, countOf, countsFor, isStale } from './driver/freshness.ts'
export { ANYWHERE, type Moment, type Pause, pauseAt, type Stop, stopsOf } from './driver/speaking.ts'
export { Bug, isRefusal, KernelBug, type Refusal, refuse } from './errors.ts'
export { promptOf, readOptions } from './game.ts'
export { answerByOrders, isAwaited } from './orders.ts'
export { firstAsked, type Heard, Play, seatsAsked, setUp } from './play.ts'
export { type Rehearsal, rehearse, type Weighing, weigh } from './records/ahead.ts'
export {
  type ChoiceLine,
  type Hashed,
  type Header,
  isChoice,
  isClosing,
  isUndo,
  type Line,
  rulesIn,
  type StartLine,
  sealLine,
  type UndoLine,
} from './records/record.ts'
export { Referee } from './records/referee.ts'
export type { Snapshot } from './records/snapshot.ts'
export { type Applied, heardBy, type LogEvent, type Opening } from './records/standing.ts'
export { withNames } from './records/unnamed.ts'
export { type FindGame, replay, resume, type Verified, verify } from './records/verify.ts'
export { labelOf } from './rules.ts'
export { reveals } from './views/information.ts'
export { awaitedFor, Glance, glimpse, project } from './views/project.ts'

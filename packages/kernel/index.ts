/** The kernel's public names. */
export {
  type Ask,
  type Asks,
  accept,
  allAsks,
  askOf,
  choicesOf,
  count,
  explain,
  isSeveral,
  type ListAsk,
  oneOf,
  type Seat,
  sample,
  type Token,
} from './asks/ask.ts'
export { type AssignAsk, type Assigned, type Group, type Limit, toPlaces } from './asks/assign.ts'
export { type PickAsk, type Picked, someOf, tally } from './asks/pick.ts'
export { type Axis, aThrow, quantise, type Shell, type ThrowAsk, type Thrown } from './asks/throw.ts'
export { type Bot, swab } from './bot.ts'
export { Chance, FastChance, NoChance, RecordedChance, ScriptedChance } from './chance.ts'
export { copyPlain } from './codec.ts'
export { playthrough } from './conformance/playthrough.ts'
export {
  Bug,
  bad,
  badAt,
  good,
  isRefusal,
  KernelBug,
  type Path,
  type Problem,
  type Refusal,
  type Result,
  RulesBug,
  refuse,
} from './errors.ts'
export { type Game, type LogLine, type Match, type OptionSpec, readOptions, type Setup } from './game.ts'
export { reveals } from './information.ts'
export { answerByOrders, isAwaited, type StandingOrder } from './orders.ts'
export { assertPlain, isRecord, repeat, samePlain, show } from './plain.ts'
export { drawAsk, type Heard, Play, playOut, seatsAsked, setUp } from './play.ts'
export { awaitedFor, determinize, imagine, type Projection, project, unseenPasses } from './project.ts'
export { type Header, isChoice, isClosing, isUndo, type Line } from './record.ts'
export { type Applied, heardBy, type Opening, Referee, type Told } from './referee.ts'
export type {
  AnyEvent,
  AnyFrame,
  AskFor,
  AskPhase,
  Ctx,
  Denied,
  Frame,
  Options,
  Outcome,
  Rules,
  RunPhase,
  Sealed,
  Step,
} from './rules.ts'
export { commitmentTo, hashText, isSecret, SealedChance, type Secret, secretFrom } from './sealed.ts'
export {
  type Answer,
  eachSeat,
  listPhase,
  PASS,
  type Pass,
  type Round,
  sequence,
  together,
  unanswered,
  window,
} from './steps.ts'
export { type FindGame, replay, resume, type Verified, verify } from './verify.ts'
export { Work } from './work.ts'

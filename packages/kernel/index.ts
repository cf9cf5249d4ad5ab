/** The door for authors: what a game’s rules are written with. */
export { type Ask, type ListAsk, oneOf, type Seat, type Token } from './asks/ask.ts'
export { type AssignAsk, type Assigned, type Group, type Limit, toPlaces } from './asks/assign.ts'
export { choicesOfPick, type PickAsk, type Picked, someOf, tally } from './asks/pick.ts'
export { type Axis, aThrow, type Shell, type ThrowAsk, type Thrown } from './asks/throw.ts'
export { Chance } from './chance/chance.ts'
export type { Moment, Stop, Unasked } from './driver/speaking.ts'
export { bad, badAt, good, type Path, type Problem, type Result, RulesBug } from './errors.ts'
export { type Game, type LogLine, type Match, type OptionSpec, type Setup, YOU } from './game.ts'
export type { StandingOrder } from './orders.ts'
export { isRecord, repeat, samePlain, show } from './plain.ts'
export type {
  AnyEvent,
  AnyFrame,
  AskFor,
  AskPhase,
  Choice,
  Ctx,
  Denied,
  Explanations,
  Frame,
  FrameAt,
  Label,
  NamedChoices,
  Options,
  Outcome,
  Prompts,
  Rules,
  RunPhase,
  Sealed,
  SharedCtx,
  Step,
} from './rules.ts'
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
export type { Projection } from './views/project.ts'

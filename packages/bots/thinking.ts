/** The door for pages: bots that think and what they know to tell, without what only a command line has. */
export type { Reason } from './analysis/causes.ts'
export { type Because, type Hint, hintFor, type ToldPlan, usualChoice } from './analysis/hint.ts'
export type { Account, Ledger } from './analysis/ledger.ts'
export { type Costly, type Review, type Reviewing, reviewOf, type Turning } from './analysis/review.ts'
export { botFor, botToFill } from './bot-for.ts'
export { untilMs } from './search/captain.ts'
export { LONGEST_MS, type Thought, think } from './think.ts'

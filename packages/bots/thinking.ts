/** The door for pages: bots that think and what they know to tell, without what only a command line has. */
export { hintFor, usualChoice } from './analysis/hint.ts'
export type { Account, Ledger } from './analysis/ledger.ts'
export { type Costly, type Review, type Reviewing, reviewOf, type Turning } from './analysis/review.ts'
export { botFor, botToFill } from './bot-for.ts'
export type { Plan, Pondered } from './search/search.ts'
export { type Thought, think } from './think.ts'

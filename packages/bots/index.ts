/** The public names of the bots' room. */
export { botFor, botsFor, botToFill } from './bot-for.ts'
export { inWorkers } from './in-workers.ts'
export { type MatchPlan, type Played, playMatch } from './play-match.ts'
export { countQuestions, type Questions } from './questions.ts'
export type { Report } from './report.ts'
export { type Simulated, type Simulation, simulate } from './simulate.ts'

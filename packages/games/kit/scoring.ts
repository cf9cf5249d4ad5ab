/** What scoring has in common in both tossing games, and the words it shares with them. */
export { type FeltDie, type Goal, type Role, TEAM_NAMES, TEAMS, type Team } from './tossing/board.ts'
export type { Report, Told } from './tossing/score/report.ts'
export { teamInWords } from './tossing/words/words.ts'

/** A number for each team: black, white. */
export type Pair = [black: number, white: number]

/** By id, so that the order in which dice were listed decides nothing. */
export const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

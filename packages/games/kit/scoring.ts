/** What scoring has in common in both tossing games, and the words it shares with them. */
export { type Goal, type Role, type TableDie, TEAM_NAMES, TEAMS, type Team } from './tossing/board.ts'
export { teamInWords } from './tossing/words.ts'

/** A number for each team: black, white. */
export type Pair = [black: number, white: number]

/** By id, so that the order in which dice were listed decides nothing. */
export const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

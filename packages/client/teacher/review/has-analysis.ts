/** Which matches the captain looks back at, and where. */
import type { LoadedGame } from '@nassau/games/manifests'

/** Whether there is something to say of a game: what a board of it is worth must be known. */
export const hasAnalysis = ({ judgement }: Pick<LoadedGame, 'judgement'>): boolean => judgement?.value !== undefined

/** What the address of a replay says where the captain looks on. */
export const WITH_CAPTAIN = 'with=captain'

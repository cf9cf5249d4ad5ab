/** The same choice tried elsewhere: what became of it, what was said, and what that shows to whom. */
import { accept, type Seat } from '../asks/ask.ts'
import { ScriptedChance } from '../chance/chance.ts'
import { copyPlain } from '../codec.ts'
import { Bug } from '../errors.ts'
import type { Match } from '../game.ts'
import { type Heard, Play } from '../play.ts'
import { heardBy } from '../records/standing.ts'
import { determinize, project } from '../views/project.ts'
import type { Moment } from './moment.ts'

/** Who looks on: a seat, or a spectator. */
export type Viewer = Seat | null

/** A choice that was taken: what came of it, and what was said. */
export type Taken = { play: Play; told: readonly Heard[] }

export const viewersOf = (match: Match): Viewer[] => [null, ...Array.from({ length: match.seats }, (_, seat) => seat)]
export const named = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`)

/** What `viewer` sees of the board, what it sees of the steps in progress and of the end, and what it hears. */
export const viewOf = ({ play }: Taken, viewer: Viewer): string =>
  JSON.stringify(play.game.view(play.board, viewer, play.edition))
export function stepsSeen({ play }: Taken, viewer: Viewer): string {
  // Its own ask is looked at by `checkHidden`.
  const { stack, awaiting, outcome } = project(play, viewer)
  return JSON.stringify({ stack, awaiting, outcome })
}
export const hearingOf = ({ told }: Taken, viewer: Viewer): string => JSON.stringify(heardBy(told, viewer))

/**
 * A match that looked the same to `viewer` before the choice that was just taken. Sealed answers that the choice
 * revealed are the same in it: revealing them is what they are for.
 */
export function lookAlikeOf({ referee, again, rng }: Moment, viewer: Viewer): Match {
  const { game, edition } = referee
  const match = determinize(game, project(again, viewer), rng, edition)
  const isStillSealed = referee.match.stack.some(frame => frame.sealed?.some(answer => answer !== null))
  if (!isStillSealed) match.stack = copyPlain(again.match.stack)
  return match
}

/** The choice that was just taken, taken in such a match with the same chance; null if it does not come to that. */
export function takenIn(match: Match, { referee }: Moment, seat: Seat, choice: unknown): Taken | null {
  const chance = new ScriptedChance(referee.standing().at(-1)?.chance ?? [])
  const told: Heard[] = []
  try {
    const play = new Play(referee.game, referee.edition, match, chance, said => told.push(said))
    const ask = play.askOf(seat)
    const accepted = ask && accept(ask, choice)
    if (accepted === undefined) return null
    play.take(seat, copyPlain(accepted))
    return chance.left === 0 ? { play, told } : null
  } catch (fault) {
    // An answer that fits the real match need not fit this one; then it proves nothing.
    if (fault instanceof Bug) return null
    throw fault
  }
}

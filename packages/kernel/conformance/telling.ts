/**
 * What is kept from a seat reaches it neither by ear nor by the steps in progress, which are public. In a look-alike
 * match the same choice and the same chance are taken. If the board shows the seat the same afterwards, then
 *
 *   it sees the same, and hears something else ─▶ it was told what it may not know
 *   it hears the same, and sees something else ─▶ a secret slipped into a frame, an ask or whom the table waits for
 *   both are something else                    ─▶ something was laid open, and said: that is legal
 */
import type { Seat } from '../asks/ask.ts'
import { samePlain } from '../plain.ts'
import type { Heard } from '../play.ts'
import { hearingOf, lookAlikeOf, named, stepsSeen, takenIn, viewersOf, viewOf } from './look-alike.ts'
import type { Moment } from './moment.ts'

export function checkTelling(before: Moment, seat: Seat, choice: unknown, told: readonly Heard[]): string | null {
  const { referee, rng, again } = before
  const viewer = rng.pick(viewersOf(referee.match))
  const lookAlike = lookAlikeOf(before, viewer)
  // Where everything lies open the only look-alike is the match itself.
  if (samePlain(lookAlike.board, again.board) && samePlain(lookAlike.stack, again.match.stack)) return null
  const here = { play: referee.open, told }
  const there = takenIn(lookAlike, before, seat, choice)
  if (!there || viewOf(here, viewer) !== viewOf(there, viewer)) return null
  const [heard, otherwise] = [hearingOf(here, viewer), hearingOf(there, viewer)]
  const [seen, differently] = [stepsSeen(here, viewer), stepsSeen(there, viewer)]
  if ((heard === otherwise) === (seen === differently)) return null
  if (seen === differently) return `${named(viewer)} hears something it may not know: ${heard} or ${otherwise}`
  // Who has won is said by the outcome itself.
  if (referee.isOver || there.play.isOver) return null
  return `${named(viewer)} sees in the steps what it may not know: ${seen} or ${differently}`
}

/**
 * Practice: one position, thrown at again and again. Nothing is scored and nobody waits; the physics is that of a match.
 */

import type { Game } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { accept, isRefusal, Referee, secretFrom } from '@nassau/kernel/host'
import { gapToDisk, isOnDisk } from '@nassau/tossing'
import { crewOf, type Goal, lineOf, type TossBoard, turnFor } from '../board.ts'
import type { TossEdition } from '../edition.ts'
import { seenFrom, throwAt } from '../hand/aim.ts'
import { tossOn, withOwners } from '../hand/hand.ts'
import { type TossFrame, tossAsk } from '../steps/toss.ts'

/** A position to throw at: the table laid, a die in the first hand. */
export type Range = { board: TossBoard; edition: TossEdition; hand: TossFrame }

/** One throw, and what came of it. */
export type Try = {
  board: TossBoard
  path: string
  touch: { x: number; y: number } | null
  /** The clause it broke; null if it was fair. */
  foul: 'OZ-11' | 'OZ-12' | null
  /** From its edge to that of the dearest target, in mm; null if it is gone. */
  distance: number | null
  /** The name of the target it lies on, if any. */
  on: string | null
}

const isToss = (frame: { step: string } | undefined): frame is TossFrame => frame?.step === 'toss'
const isTossBoard = (board: object): board is TossBoard => 'goals' in board && 'crews' in board && 'dice' in board
const isTossEdition = (edition: object): edition is TossEdition => 'dieSize' in edition && 'release' in edition

/** Lays the table as a match would: as chance of `word` has it, or as is usual. */
export function openRange(game: Game, word: string | null): Range {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, values[0] ?? 0]))
  const referee = new Referee(game, { options, seats: ['You', 'Range'], secret: secretFrom(word ?? 'practice') })
  for (;;) {
    const { board, stack } = referee.match
    const hand = stack.at(-1)
    if (isToss(hand) && isTossBoard(board) && isTossEdition(referee.edition))
      return { board, edition: referee.edition, hand }
    const ask = [0, 1].map(seat => referee.project(seat).ask).find(one => one !== null)
    const arrange = { arrange: word === null ? 'usual' : 'random' }
    const choice = hand?.step === 'arrange' ? arrange : ask?.kind === 'list' ? ask.options[0] : null
    if (!ask || isRefusal(referee.apply(ask.seat, choice))) throw new Error(`${game.id} has no table to practise at`)
  }
}

/** What a hand may do here: the bounds of a match. */
export const askOf = ({ board, edition, hand }: Range): ReturnType<typeof tossAsk> =>
  tossAsk(board, hand.seat, hand.team, edition)

/** Whether a hand may let go so. */
export const mayThrow = (range: Range, numbers: readonly number[]): boolean =>
  accept(askOf(range), { throw: numbers }) !== undefined

/** The target worth most. */
export const dearest = ({ board }: Range): Goal => {
  const [goal] = board.goals.toSorted((a, b) => b.value - a.value)
  if (!goal) throw new Error('the table has no target')
  return goal
}

/** A throw in the thrower's own directions; `seed` is all that chance has to say. */
export function tryThrow(range: Range, numbers: readonly number[], seed: number): Try {
  const { board, edition, hand } = range
  const turned = turnFor(crewOf(board, hand.team).end, numbers)
  const report = tossOn(board, edition, hand, turned, new FastChance(seed))
  const dice = withOwners(report.dice, board.dice, hand)
  const die = dice.find(({ id }) => id === hand.id)
  const { path, touch, isTouched, isCrossedFirst, isRolled } = report
  return {
    board: { ...board, dice },
    path,
    touch,
    foul: !isTouched || isCrossedFirst ? 'OZ-11' : isRolled ? null : 'OZ-12',
    distance: die ? Math.max(0, gapToDisk(die, dearest(range))) : null,
    on: (die && board.goals.find(goal => isOnDisk(die, goal))?.name) ?? null,
  }
}

/** What a steady hand would do: a throw at the dearest target. */
export function steadyThrow(range: Range, seed: number): Try {
  const { board, edition, hand } = range
  return tryThrow(range, throwAt(seenFrom(board, hand.team, dearest(range)), edition, lineOf(board, hand.team)), seed)
}

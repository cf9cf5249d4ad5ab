/** Pig (PG-1 to PG-5) written by hand for speed alone: list, check, apply in place. */
import type { FastChance } from '@nassau/kernel/bots'

export type PigByHand = { scores: number[]; seat: number; atStake: number; turns: number; isOver: boolean }

const GOAL = 100
const MOST_TURNS = 1000
const ROLL = 0
const HOLD = 1
const MOVES = [ROLL, HOLD]

const legal = (pig: PigByHand): readonly number[] => (pig.isOver ? [] : MOVES)

function apply(pig: PigByHand, move: number, rng: FastChance): void {
  if (move === ROLL) {
    const pips = rng.die()
    if (pips > 1) {
      pig.atStake += pips
      return
    }
  } else {
    const score = (pig.scores[pig.seat] ?? 0) + pig.atStake
    pig.scores[pig.seat] = score
    if (score >= GOAL) {
      pig.isOver = true
      return
    }
  }
  if (++pig.turns === MOST_TURNS) pig.isOver = true
  pig.seat = 1 - pig.seat
  pig.atStake = 0
}

/** Plays a match with random moves to its end, or up to so many decisions. */
export function playPigByHand(rng: FastChance, most = Number.POSITIVE_INFINITY): { pig: PigByHand; decisions: number } {
  const pig = { scores: [0, 0], seat: 0, atStake: 0, turns: 0, isOver: false }
  let decisions = 0
  while (!pig.isOver && decisions < most) {
    const moves = legal(pig)
    const move = moves[rng.below(moves.length)]
    if (move === undefined || !moves.includes(move)) throw new Error(`Pig by hand has no move ${move}`)
    apply(pig, move, rng)
    decisions++
  }
  return { pig, decisions }
}

export const copyPigByHand = ({ scores, seat, atStake, turns, isOver }: PigByHand): PigByHand => ({
  scores: scores.slice(),
  seat,
  atStake,
  turns,
  isOver,
})

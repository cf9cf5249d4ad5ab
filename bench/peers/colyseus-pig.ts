/** Pig (PG-1 to PG-5) for Colyseus: the state is a schema, changed in place; what changed is what clients are sent. */
import { type SchemaType, schema, t } from '@colyseus/schema'
import type { Chance } from '@nassau/kernel'

const GOAL = 100
const MOST_TURNS = 1000

export const PigState = schema(
  {
    scores: t.array('uint8'),
    seat: t.uint8().default(0),
    atStake: t.uint8().default(0),
    turns: t.uint16().default(0),
    isOver: t.boolean().default(false),
  },
  'PigState',
)
export type PigState = SchemaType<typeof PigState>

export const PIG_MOVES = ['roll', 'hold'] as const
export type PigMove = (typeof PIG_MOVES)[number]

export function setUpPig(): PigState {
  const pig = new PigState()
  pig.scores.push(0, 0)
  return pig
}

/** Does what a seat wants; false if it may not. */
export function movePig(pig: PigState, seat: number, move: PigMove, rng: Chance): boolean {
  if (pig.isOver || seat !== pig.seat) return false
  if (move === 'roll') {
    const pips = rng.die()
    if (pips > 1) {
      pig.atStake += pips
      return true
    }
  } else {
    const score = (pig.scores[seat] ?? 0) + pig.atStake
    pig.scores[seat] = score
    if (score >= GOAL) {
      pig.isOver = true
      return true
    }
  }
  if (++pig.turns === MOST_TURNS) pig.isOver = true
  pig.seat = 1 - seat
  pig.atStake = 0
  return true
}

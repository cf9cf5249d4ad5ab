/** Pig (PG-1 to PG-5) for boardgame.io. */
import type { Game } from 'boardgame.io'
import { boardgameIo, type Move } from './boardgame-io.ts'

type Pig = { scores: number[]; atStake: number }

const GOAL = 100
const MOST_TURNS = 1000
const LEGAL: Move[] = [
  { move: 'roll', args: [] },
  { move: 'hold', args: [] },
]

/** The game as its server plays it. */
export const PIG: Game<Pig> = {
  name: 'pig',
  setup: ({ ctx }) => ({ scores: new Array<number>(ctx.numPlayers).fill(0), atStake: 0 }),
  moves: {
    roll({ G, random, events }) {
      const pips = random.D6()
      if (pips > 1) {
        G.atStake += pips
        return
      }
      G.atStake = 0
      events.endTurn()
    },
    hold({ G, ctx, events }) {
      const seat = Number(ctx.currentPlayer)
      G.scores[seat] = (G.scores[seat] ?? 0) + G.atStake
      G.atStake = 0
      events.endTurn()
    },
  },
  endIf: ({ G, ctx }) =>
    G.scores.some(score => score >= GOAL) || ctx.turn > MOST_TURNS ? { scores: [...G.scores] } : undefined,
}

export const boardgameIoPig = boardgameIo(
  PIG,
  2,
  () => LEGAL,
  G => {
    G.atStake++
  },
)

/** boardgame.io's own bot that searches, on Cutlass: every iteration is one random match to its end. */
import { createRequire } from 'node:module'
import { FastChance } from '@nassau/kernel/bots'
import { SEATS } from '@nassau/kernel/fixtures/cutlass'
import type { Ctx, Game, State } from 'boardgame.io'
import { boardgameIoCutlass } from './boardgame-io-cutlass.ts'
import { CUTLASS, type Cutlass, legal } from './boardgame-io-cutlass-game.ts'

type Action = { type: 'MAKE_MOVE'; payload: { type: string; args: (string | number)[]; playerID: string } }
type Settings = {
  game: Game
  enumerate: (G: Cutlass, ctx: Ctx, playerID: string) => Action[]
  iterations: number
  playoutDepth: number
  seed: string
}
/** What is used of it, which has no types where Node finds it. */
type Bot = { play(state: State, playerID: string): Promise<unknown> }
type Internals = { MCTSBot: new (settings: Settings) => Bot }

const require = createRequire(import.meta.url)
const { MCTSBot }: Internals = require('boardgame.io/ai')
const { ProcessGameConfig }: { ProcessGameConfig: (game: Game) => Game } = require('boardgame.io/internal')

/** More turns than a match has: playouts go to the end, as ours do. */
const TO_THE_END = SEATS * 20

/** One thought about the position after so many moves; says how many iterations it had. */
export function boardgameIoThought(after: number, iterations: number): () => number {
  const { state } = boardgameIoCutlass.play(new FastChance(1), after)
  const bot = new MCTSBot({
    game: ProcessGameConfig({ ...CUTLASS, disableUndo: true }),
    enumerate: (G, _ctx, playerID) =>
      legal(G, Number(playerID)).map(({ move: type, args }) => ({
        type: 'MAKE_MOVE',
        payload: { type, args, playerID },
      })),
    iterations,
    playoutDepth: TO_THE_END,
    seed: 'nassau',
  })
  // It works before it answers: what it promises is done when it says so.
  return () => {
    void bot.play(state, state.ctx.currentPlayer)
    return iterations
  }
}

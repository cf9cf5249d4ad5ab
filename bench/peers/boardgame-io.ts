/**
 * boardgame.io's bare reducer, the lightest way to play it: no client, no server, no storage, undo
 * switched off, production mode. Moves check themselves, as its documentation asks.
 */
import { createRequire } from 'node:module'
import type { Chance } from '@nassau/kernel'
import type { Ctx, Game, State, TransientState } from 'boardgame.io'

/** A move as its bots name it. */
export type Move = { move: string; args: (string | number)[] }

type MakeMove = { type: 'MAKE_MOVE'; payload: { type: string; args: (string | number)[]; playerID: string } }

/** What is used of its internals, which have no types where Node finds them. */
type Internals = {
  ProcessGameConfig: (game: Game) => Game
  InitializeGame: (from: { game: Game; numPlayers: number }) => State
  CreateGameReducer: (from: { game: Game }) => (state: State, action: MakeMove) => TransientState
}

process.env.NODE_ENV ??= 'production'
const require = createRequire(import.meta.url)
const { ProcessGameConfig, InitializeGame, CreateGameReducer }: Internals = require('boardgame.io/internal')

/** Its own way to a changed copy: the immer it ships with, which shares whatever did not change. */
const { produce }: { produce: <T>(state: T, change: (draft: T) => void) => T } = createRequire(
  require.resolve('boardgame.io/internal'),
)('immer')

export type BoardgameIo = {
  /** Plays a match with random moves to its end, or up to so many decisions. */
  play(rng: Chance, most?: number): { state: State; decisions: number }
  /** What it does where others copy: a changed state beside the old one. */
  copy(state: State): object
}

export function boardgameIo<G extends object>(
  game: Game<G>,
  seats: number,
  legal: (G: G, ctx: Ctx) => Move[],
  change: (G: G) => void,
): BoardgameIo {
  const processed = ProcessGameConfig({ ...game, disableUndo: true })
  const reduce = CreateGameReducer({ game: processed })
  return {
    play(rng, most = Number.POSITIVE_INFINITY) {
      let state = InitializeGame({ game: { ...processed, seed: rng.below(0x7fffffff) }, numPlayers: seats })
      let decisions = 0
      while (state.ctx.gameover === undefined && decisions < most) {
        const { move: type, args } = rng.pick(legal(state.G, state.ctx))
        const next = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } })
        if (next.transients?.error) throw new Error(`boardgame.io refused ${type}(${args.join()})`)
        state = next
        decisions++
      }
      return { state, decisions }
    },
    copy: (state: State<G>) => ({ ...state, G: produce(state.G, change) }),
  }
}

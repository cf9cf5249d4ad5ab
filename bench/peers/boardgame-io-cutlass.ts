/** Cutlass played by boardgame.io's bare reducer. */
import { SEATS } from '@nassau/kernel/fixtures/cutlass'
import { boardgameIo } from './boardgame-io.ts'
import { CUTLASS, type Cutlass, legal } from './boardgame-io-cutlass-game.ts'

/** One die turned: what a small move changes. */
function turnDie(G: Cutlass): void {
  const dice = G.pirates[2]?.dice
  if (dice) dice[3] = ((dice[3] ?? 0) % 6) + 1
}

export const boardgameIoCutlass = boardgameIo(CUTLASS, SEATS, (G, ctx) => legal(G, Number(ctx.currentPlayer)), turnDie)

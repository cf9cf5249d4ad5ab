/** What a combat brings (KP-42 to KP-46). */
import type { Seat } from '@nassau/kernel'
import { sum } from '../../kit/lists.ts'
import { type Fight, shipOf } from '../board.ts'
import { chartOf, type Prize } from '../chart.ts'
import { extraLoot } from '../crew/skills.ts'
import { drawLoot, gain, rob } from '../deeds.ts'
import type { SeasCtx } from '../rules.ts'
import type { Source } from '../words/names.ts'
import { isAttackerAhead } from './fight.ts'

/** Carries out the result of a combat. Says whether the match is over. */
export function settle(ctx: SeasCtx, fight: Fight): boolean {
  const isWon = isAttackerAhead(ctx.board, chartOf(ctx.edition), fight)
  const { attacker, defender, prize, at } = fight
  if (prize) return isWon && plunder(ctx, attacker, prize, at) // KP-43 A failed attack costs nothing more.
  if (defender === null) return false
  return isWon ? ransom(ctx, attacker, defender) : ransom(ctx, defender, attacker)
}

const SOURCE_OF: Readonly<Record<string, Source>> = { city: 'cities', stronghold: 'strongholds' }

/** KP-42 Loot cards by the prize's value and the crew's skills; a beaten ship leaves the board, a town stays. */
function plunder(ctx: SeasCtx, seat: Seat, prize: Prize, at: number): boolean {
  const seas = ctx.board
  const cards = prize.loot + extraLoot(chartOf(ctx.edition), shipOf(seas, seat), prize.nation)
  const loot = drawLoot(ctx, cards)
  const source = SOURCE_OF[prize.kind] ?? 'ships'
  if (source === 'ships') seas.tileStates[at] = 'gone'
  ctx.tell({ kind: 'plundered', seat, prize: prize.kind, nation: prize.nation, loot })
  return gain(ctx, seat, sum(loot), source)
}

/** KP-45 Four loot cards say how much the loser pays, as far as there is any. KP-46 Skills add nothing. */
function ransom(ctx: SeasCtx, winner: Seat, loser: Seat): boolean {
  const loot = drawLoot(ctx, ctx.edition.duelLoot)
  const worth = sum(loot)
  const taken = Math.min(worth, shipOf(ctx.board, loser).doubloons)
  ctx.tell({ kind: 'robbed', seat: winner, loser, loot, taken })
  return rob(ctx, loser, winner, worth, 'players')
}

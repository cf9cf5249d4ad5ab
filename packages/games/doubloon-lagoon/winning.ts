/** Who is out, who has won, and what everyone's adventures count for (DL-41 to DL-47). */
import type { Outcome, Seat } from '@nassau/kernel'
import { inTurn, type Lagoon, living, MOST_ROUNDS } from './board.ts'
import { adventureOf, totalValue, treasureOf } from './cards/decks.ts'
import type { Edition } from './edition/edition.ts'
import type { LagoonCtx } from './rules.ts'

/** Why a match ended. */
export const ENDING_NAMES = ['treasure', 'points', 'last-one', 'treasure-sunk', 'most-points'] as const
export type Ending = (typeof ENDING_NAMES)[number]

/** The clause behind each ending. */
export const ENDINGS: Readonly<Record<Ending, string>> = {
  treasure: 'DL-41',
  points: 'DL-45',
  'last-one': 'DL-44',
  'treasure-sunk': 'DL-43',
  'most-points': 'DL-46',
}

const worth = (edition: Edition, cards: readonly string[]): number => {
  let value = 0
  for (const card of cards) value += adventureOf(edition, card).value
  return value
}

/** DL-45 Adventures kept, and items that the seat's units carry. */
export function pointsOf(lagoon: Pick<Lagoon, 'units' | 'kept'>, edition: Edition, seat: Seat): number {
  let points = worth(edition, lagoon.kept[seat] ?? [])
  for (const { owner, items } of lagoon.units) if (owner === seat) points += worth(edition, items)
  return points
}

const scoresOf = (lagoon: Lagoon, edition: Edition): number[] =>
  lagoon.hands.map((_, seat) => pointsOf(lagoon, edition, seat))

/** DL-45 Points more that the first captain needs, who begins every round: the fewer there are, the more that is worth. */
const headStart = (seats: number): number => Math.max(0, 4 - seats)

/** How many points are more than an equal share of all there are (DL-45). */
export function pointsNeeded({ homes, first }: Pick<Lagoon, 'homes' | 'first'>, edition: Edition, seat: Seat): number {
  const share = Math.floor(totalValue(edition) / homes.length)
  return share + 1 + (seat === first ? headStart(homes.length) : 0)
}

export const isEnough = (
  lagoon: Pick<Lagoon, 'homes' | 'first'>,
  edition: Edition,
  seat: Seat,
  points: number,
): boolean => points >= pointsNeeded(lagoon, edition, seat)

/** Looks whether anyone is out or the match is over, and says so; true if it is over. */
export function settle(ctx: LagoonCtx): boolean {
  const { board: lagoon, edition } = ctx
  leave(ctx)
  const left = living(lagoon, lagoon.turn)
  if (left.length < 2) return end(ctx, left, 'last-one')
  const isByPoints = ctx.options.points
  // DL-43 In the game of points the treasure is an item like any other.
  if (!isByPoints && lagoon.lost.includes(treasureOf(edition))) return end(ctx, left, 'treasure-sunk')
  const [winner] = isByPoints ? [] : homecomers(ctx, left)
  if (winner !== undefined) return end(ctx, [winner], 'treasure')
  return isByPoints && isHopeless(lagoon, edition, left) ? endByPoints(ctx) : false
}

/**
 * DL-45 At the end of a round, when all have had as many turns, the game of points is won by whoever is at home
 * with enough; true if it is over.
 */
export function settleRound(ctx: LagoonCtx): boolean {
  const { board: lagoon } = ctx
  const home = ctx.options.points ? homecomers(ctx, living(lagoon, lagoon.turn)) : []
  return home.length > 0 && end(ctx, mostPoints(ctx, home), 'points')
}

/** DL-44 Whoever has no crew left is out: the hand is discarded, the ships stay. */
function leave(ctx: LagoonCtx): void {
  const { board: lagoon } = ctx
  for (let seat = 0; seat < lagoon.isOut.length; seat++) {
    if (
      lagoon.isOut[seat] ||
      lagoon.units.some(({ kind, owner, at }) => kind === 'crew' && owner === seat && at !== null)
    )
      continue
    lagoon.isOut[seat] = true
    lagoon.discards.push(...(lagoon.hands[seat] ?? []))
    lagoon.hands[seat] = []
    ctx.tell({ kind: 'out', seat })
  }
}

/** Those of these seats with a ship in the home port and the treasure aboard (DL-41), or points enough (DL-45). */
function homecomers({ board: lagoon, edition, options }: LagoonCtx, left: readonly Seat[]): Seat[] {
  const home: Seat[] = []
  for (let ship = 0; ship < lagoon.units.length; ship++) {
    const unit = lagoon.units[ship]
    if (unit?.kind !== 'ship' || unit.at === null || unit.at !== lagoon.homes[unit.owner]) continue
    const { owner } = unit
    const isGood = options.points
      ? isEnough(lagoon, edition, owner, pointsOf(lagoon, edition, owner))
      : hasTreasure(lagoon, edition, ship)
    if (isGood) home.push(owner)
  }
  return home.length === 0 ? [] : left.filter(seat => home.includes(seat))
}

/** DL-47 Aboard: in the ship's own box, or carried by a crew on the ship. */
function hasTreasure(lagoon: Lagoon, edition: Edition, ship: number): boolean {
  const treasure = treasureOf(edition)
  return lagoon.units.some(({ aboard, items }, id) => (id === ship || aboard === ship) && items.includes(treasure))
}

/** DL-46 All is explored, and nobody could reach the share even with every item others carry or that lies about. */
function isHopeless(lagoon: Lagoon, edition: Edition, left: readonly Seat[]): boolean {
  if (lagoon.adventures.length > 0) return false
  const afoot = worth(edition, [
    ...lagoon.units.flatMap(({ items }) => items),
    ...lagoon.ground.map(({ item }) => item),
  ])
  return left.every(seat => !isEnough(lagoon, edition, seat, worth(edition, lagoon.kept[seat] ?? []) + afoot))
}

/** DL-46 Most points win; level is a draw. */
export function endByPoints(ctx: LagoonCtx): boolean {
  return end(ctx, mostPoints(ctx, living(ctx.board, ctx.board.turn)), 'most-points')
}

/** Those of these seats that have most points. */
function mostPoints({ board: lagoon, edition }: LagoonCtx, seats: readonly Seat[]): Seat[] {
  const most = Math.max(...seats.map(seat => pointsOf(lagoon, edition, seat)))
  return seats.filter(seat => pointsOf(lagoon, edition, seat) === most)
}

function end(ctx: LagoonCtx, winners: readonly Seat[], by: Ending): boolean {
  const { board: lagoon, edition } = ctx
  const outcome: Outcome = {
    winners: inTurn(lagoon, 0).filter(seat => winners.includes(seat)),
    scores: scoresOf(lagoon, edition),
  }
  lagoon.ending = by
  ctx.tell({ kind: 'ended', by, winners: outcome.winners, scores: outcome.scores })
  ctx.end(outcome)
  return true
}

/** Whether the last round has been played (DL-46). */
export const isOverdue = (lagoon: Lagoon): boolean => lagoon.round > MOST_ROUNDS

/**
 * The match: who goes first, home ports, adventure counters, then turn after turn (DL-6 to DL-11).
 *
 *   open ─▶ port ─▶ counters ─▶ counter ─▶ counters … ─▶ scatter ─▶ turn ─▶ next ─▶ turn │ end
 */
import { type Frame, oneOf, repeat, type Seat, type Step } from '@nassau/kernel'
import { HEAD_WIND, inTurn, isCrew, type Lagoon, leftOf, place, type Unexplored, unitsWhere } from '../board.ts'
import { fullDeck, treasureOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { mapOf, SHEETS } from '../edition/map.ts'
import type { DoubloonLagoon, LagoonCtx } from '../rules.ts'
import { endByPoints, isOverdue, settleRound } from '../winning.ts'

export type MatchFrame = Frame<'match', 'open' | 'port' | 'counters' | 'counter' | 'scatter' | 'turn' | 'next'> & {
  /** Who chooses a port, places a counter or takes a turn. */
  seat: Seat
}
/** What is chosen in each phase that asks. */
export type MatchChoices = { port: { port: number }; counter: { counter: number } }

export const match: Step<DoubloonLagoon, MatchFrame> = {
  // DL-7 The highest die goes first; level ones roll again. Both decks are shuffled.
  open: {
    run(ctx, f) {
      const lagoon = ctx.board
      lagoon.deck = ctx.rng.shuffle(fullDeck(ctx.edition.events))
      lagoon.adventures = layAdventures(ctx)
      lagoon.first = rollForFirst(ctx)
      lagoon.turn = lagoon.first
      f.seat = lagoon.first
      f.at = 'port'
    },
  },

  // DL-6 In turn order, any free port; with two, the second lies across from the first.
  port: {
    clause: 'DL-6',
    ask: (lagoon, f, edition) =>
      oneOf(
        f.seat,
        mapOf(edition)
          .ports.filter(port => !lagoon.homes.includes(port))
          .map(port => ({ port })),
      ),
    take(ctx, f, { port }) {
      const { ports } = mapOf(ctx.edition)
      moor(ctx, f.seat, port)
      f.seat = (f.seat + 1) % ctx.seats
      const across = ports[SHEETS - 1 - ports.indexOf(port)]
      if (ctx.seats === 2 && across !== undefined) moor(ctx, f.seat, across)
      if (ctx.board.homes.includes(null)) return
      f.seat = ctx.board.first
      f.at = ctx.options['quick-start'] ? 'scatter' : 'counters'
    },
  },

  // DL-45 In the game of points all place as many; what is left over goes at random.
  counters: {
    run(ctx, f) {
      const { adventures, counters, first } = ctx.board
      const left = adventures.length - counters.length
      const odd = ctx.options.points ? adventures.length % ctx.seats : 0
      if (left > odd) f.at = 'counter'
      else {
        f.seat = first
        f.at = left > 0 ? 'scatter' : 'turn'
      }
    },
  },

  // DL-8 One counter at a time, the first player beginning, clockwise.
  counter: {
    clause: 'DL-8',
    ask(lagoon, f, edition) {
      const { counterAt } = mapOf(edition)
      return oneOf(
        f.seat,
        counterSpaces(lagoon, edition).map(counter => counterAt[counter] ?? { counter }),
      )
    },
    take(ctx, f, { counter }) {
      ctx.board.counters.push(counter)
      ctx.tell({ kind: 'counter-placed', seat: f.seat, at: counter })
      f.seat = (f.seat + 1) % ctx.seats
      f.at = 'counters'
    },
  },

  // DL-10 Quick start: at random, under the same rules.
  scatter: {
    run(ctx, f) {
      const { counters, adventures } = ctx.board
      const placed = counters.length
      while (counters.length < adventures.length) counters.push(ctx.rng.pick(counterSpaces(ctx.board, ctx.edition)))
      ctx.tell({ kind: 'counters-scattered', at: counters.slice(placed) })
      f.at = 'turn'
    },
  },

  turn: {
    run(ctx, f) {
      ctx.board.turn = f.seat
      ctx.board.segment = null
      ctx.tell({ kind: 'turn', seat: f.seat, round: ctx.board.round })
      if (isHeldBack(ctx, f.seat)) holdBack(ctx, f.seat)
      f.at = 'next'
      ctx.call({ step: 'turn', at: 'draw', seat: f.seat })
    },
  },

  // DL-7 Clockwise, those who are out left out. DL-45 Points win at the end of a round; DL-46 after the last they decide.
  next: {
    run(ctx, f) {
      const lagoon = ctx.board
      const next = leftOf(lagoon, f.seat)
      const order = inTurn(lagoon, lagoon.first)
      if (order.indexOf(next) <= order.indexOf(f.seat)) {
        if (settleRound(ctx)) return
        lagoon.round++
      }
      if (isOverdue(lagoon)) {
        endByPoints(ctx)
        return
      }
      f.seat = next
      f.at = 'turn'
    },
  },
}

/**
 * DL-7 Where the treasure may lie anywhere, going first would be an edge of three points and more: the first captain
 * has the wind against them in the very first turn. In the game of points DL-45 sees to it.
 */
const isHeldBack = ({ board, options }: LagoonCtx, seat: Seat): boolean =>
  board.round === 1 && seat === board.first && !options.points && !options['buried-deep']

function holdBack(ctx: LagoonCtx, seat: Seat): void {
  for (const unit of ctx.board.units) if (unit.owner === seat && unit.kind === 'ship') unit.extra = -HEAD_WIND
  ctx.tell({ kind: 'head-wind', seat, hexes: HEAD_WIND })
}

/** Rolls until one die is highest. */
function rollForFirst(ctx: LagoonCtx): Seat {
  let left = inTurn(ctx.board, 0)
  for (;;) {
    const rolls = left.map(seat => ({ seat, pips: ctx.rng.die() }))
    const top = Math.max(...rolls.map(({ pips }) => pips))
    left = rolls.filter(({ pips }) => pips === top).map(({ seat }) => seat)
    const [first] = left
    ctx.tell({ kind: 'rolled-for-first', rolls, first: left.length === 1 && first !== undefined ? first : null })
    if (left.length === 1 && first !== undefined) return first
  }
}

/** DL-6 The ship lies in port with all crews aboard. */
function moor(ctx: LagoonCtx, seat: Seat, port: number): void {
  const lagoon = ctx.board
  lagoon.homes[seat] = port
  const [ship = -1] = unitsWhere(lagoon, unit => unit.kind === 'ship' && unit.owner === seat)
  for (const unit of lagoon.units) if (isCrew(unit) && unit.owner === seat) unit.aboard = ship
  place(lagoon, ship, port)
  ctx.tell({ kind: 'port-chosen', seat, at: port, sheet: mapOf(ctx.edition).ports.indexOf(port) + 1 })
}

/** DL-8 Free island hexes not next to a counter. DL-9 Where there is none left, any free one. */
export function counterSpaces(lagoon: Lagoon, edition: Edition): number[] {
  const { counterSpaces: spaces, field } = mapOf(edition)
  const isTaken = repeat(false, field.hexes.length)
  const isNear = repeat(false, field.hexes.length)
  for (const counter of lagoon.counters) {
    isTaken[counter] = true
    for (const next of field.neighbours[counter] ?? []) if (next >= 0) isNear[next] = true
  }
  const free = spaces.filter(space => !isTaken[space])
  const apart = free.filter(space => !isNear[space])
  return apart.length > 0 ? apart : free
}

/** DL-37 The adventure deck, its top last; buried deep, the treasure lies under as many cards as the edition says. */
function layAdventures({ edition, options, rng }: LagoonCtx): Unexplored[] {
  const treasure = treasureOf(edition)
  const cards = rng.shuffle(fullDeck(edition.adventures).filter(card => card !== treasure))
  const lower = options['buried-deep'] ? Math.max(0, cards.length - edition.treasureUnder) : cards.length
  cards.splice(rng.below(lower + 1), 0, treasure)
  return cards.map((card, i) => ({ card, seers: [], isEarly: i > lower }))
}

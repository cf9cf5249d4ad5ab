/**
 * Loot (SD-30): from fastest to slowest, each takes what crew and hull allow. Ships of equal speed
 * arrive together and settle who goes first (`arrival`).
 *
 *   next ─▶ (arrival ─▶ ashore) ─▶ next ─▶ raid ─▶ take ─▶ next … done
 */
import { type Frame, oneOf, type Picked, type Seat, type Step, someOf } from '@nassau/kernel'
import { byWorth, canCarry, roomIn, type Sea, shipOf, takeCoins } from '../board.ts'
import { strength, usePower } from '../captains.ts'
import type { ScurvyDice } from '../rules.ts'

export type LootFrame = Frame<'loot', 'next' | 'ashore' | 'raid' | 'take'> & {
  /** Who has not come to the island yet. */
  waiting: Seat[]
  /** Who goes ashore now, in order. */
  queue: Seat[]
  seat: Seat
  /** Further hands of a shore raid. */
  extra: number
}
/** What is chosen in each phase that asks. */
export type LootChoices = { raid: { use: boolean }; take: Picked<number> }

export const loot: Step<ScurvyDice, LootFrame> = {
  next: {
    run(ctx, f) {
      const sea = ctx.board
      if (sea.island.length === 0) return ctx.done()
      const seat = f.queue.shift()
      if (seat !== undefined) {
        const ship = shipOf(sea, seat)
        f.seat = seat
        f.extra = 0
        const needsHands = ship.crew > 0 && ship.crew < Math.min(roomIn(ship), sea.island.length)
        if (needsHands && strength(ctx.edition, ship, 'extra-hands') > 0) f.at = 'raid'
        else if (canCarry(ship) > 0) f.at = 'take'
        return
      }
      const next = nextToArrive(sea, f.waiting)
      if (f.waiting.length === ctx.seats) ctx.tell({ kind: 'phase', phase: 'loot', isIdle: next.length === 0 })
      if (next.length === 0) return ctx.done()
      f.waiting = f.waiting.filter(other => !next.includes(other))
      if (next.length === 1) {
        f.queue = next
        return
      }
      // SD-31 Equal speed: they arrive together.
      f.at = 'ashore'
      ctx.call({
        step: 'arrival',
        at: 'choose',
        tied: next,
        sealed: sea.ships.map(() => null),
        parleyed: [],
        drawn: [],
      })
    },
  },

  ashore: {
    run(ctx, f) {
      f.queue = [...ctx.got('arrival')]
      f.at = 'next'
    },
  },

  // Shore Raid: more hands than crew.
  raid: {
    clause: 'SD-47',
    ask: (_sea, f) => oneOf(f.seat, [{ use: true }, { use: false }]),
    take(ctx, f, { use }) {
      const ship = shipOf(ctx.board, f.seat)
      if (use) {
        f.extra = strength(ctx.edition, ship, 'extra-hands')
        usePower(ctx, f.seat, 'extra-hands')
      }
      f.at = 'take'
    },
  },

  // SD-30 One die a crew, never more than the hull carries; the looter picks.
  take: {
    clause: 'SD-30',
    ask: (sea, f) => someOf(f.seat, sea.island, 0, mostLooted(sea, f)),
    take(ctx, f, { pick }) {
      const ship = shipOf(ctx.board, f.seat)
      takeCoins(ctx.board.island, pick)
      ship.hold = [...ship.hold, ...pick].sort(byWorth)
      ctx.tell({ kind: 'looted', seat: f.seat, coins: pick })
      f.at = 'next'
    },
  },
}

const mostLooted = (sea: Sea, f: LootFrame): number => {
  const ship = shipOf(sea, f.seat)
  return Math.min(ship.crew + f.extra, roomIn(ship))
}

/**
 * The fastest of those still waiting that can carry anything, with hands and with room; ties are not
 * rolled out here (SD-20, SD-31).
 */
function nextToArrive(sea: Sea, waiting: readonly Seat[]): Seat[] {
  const able = waiting.filter(seat => canCarry(shipOf(sea, seat)) > 0)
  const most = Math.max(...able.map(seat => shipOf(sea, seat).sails))
  return able.filter(seat => shipOf(sea, seat).sails === most)
}

/**
 * Boarding (SD-22 to SD-27): from fastest to slowest, until one succeeds and is played out.
 *
 *   order ─▶ choose ─▶ chase ─▶ clash ─▶ press ─▶ spoils ─▶ steal ─▶ done
 *     ▲────── no, or escaped ─┘   ▲── fight on ─┘
 */
import { type Frame, oneOf, type Picked, type Seat, type Step, someOf } from '@nassau/kernel'
import { byWorth, rivalsOf, roomIn, type Sea, type Ship, seatsOf, shipOf, takeCoins } from '../../board.ts'
import { crewRound } from '../../melee.ts'
import type { ScurvyDice } from '../../rules.ts'
import { fastest, rollSails } from '../../speed.ts'

export type BoardingFrame = Frame<'boarding', 'order' | 'choose' | 'chase' | 'clash' | 'press' | 'spoils' | 'steal'> & {
  /** Who has had their choice. */
  tried: Seat[]
  seat: Seat
  target: Seat
  round: number
}
/** What is chosen in each phase that asks. */
export type BoardingChoices = { choose: { board: Seat | null }; press: { fightOn: boolean }; steal: Picked<number> }

export const boarding: Step<ScurvyDice, BoardingFrame> = {
  // SD-22 Fastest first; no crew, no boarding.
  order: {
    run(ctx, f) {
      const able = seatsOf(ctx.board).filter(seat => shipOf(ctx.board, seat).crew > 0 && !f.tried.includes(seat))
      if (able.length === 0) return ctx.done()
      f.seat = fastest(ctx, able, true)
      f.tried.push(f.seat)
      f.at = 'choose'
    },
  },

  choose: {
    clause: 'SD-22',
    ask: (sea, f) => oneOf(f.seat, [{ board: null }, ...rivalsOf(sea, f.seat).map(board => ({ board }))]),
    take(_ctx, f, { board }) {
      if (board === null) {
        f.at = 'order'
        return
      }
      f.target = board
      f.at = 'chase'
    },
  },

  // SD-23 Both roll their sails; strictly more ship icons catches.
  chase: {
    run(ctx, f) {
      const icons = rollSails(ctx, f.seat, true)
      const theirs = rollSails(ctx, f.target, true)
      const isCaught = icons > theirs
      ctx.tell({ kind: 'chased', seat: f.seat, target: f.target, icons, theirs, isCaught })
      if (!isCaught) {
        f.at = 'order'
        return
      }
      // SD-27 Nobody there to fight.
      f.at = shipOf(ctx.board, f.target).crew === 0 ? 'spoils' : 'clash'
    },
  },

  // SD-25 A round of melee.
  clash: {
    run(ctx, f) {
      f.round++
      crewRound(ctx, [f.seat, f.target], f.round)
      const isOver = shipOf(ctx.board, f.seat).crew === 0 || shipOf(ctx.board, f.target).crew === 0
      f.at = isOver ? 'spoils' : 'press'
    },
  },

  // SD-25 After each round the attacker may fight on or withdraw.
  press: {
    clause: 'SD-25',
    ask: (_sea, f) => oneOf(f.seat, [{ fightOn: true }, { fightOn: false }]),
    take(ctx, f, { fightOn }) {
      if (fightOn) {
        f.at = 'clash'
        return
      }
      ctx.tell({ kind: 'withdrew', seat: f.seat, target: f.target })
      return ctx.done()
    },
  },

  // SD-26 A defender without crew can be robbed, if there is anything and anyone to carry it.
  spoils: {
    run(ctx, f) {
      const prey = shipOf(ctx.board, f.target)
      if (prey.crew > 0 || mostStolen(ctx.board, f) === 0) return ctx.done()
      f.at = 'steal'
    },
  },

  // SD-26 Dice of choice, up to the crew left and within the hull.
  steal: {
    clause: 'SD-26',
    ask: (sea, f) => someOf(f.seat, withinReach(shipOf(sea, f.target)), 0, mostStolen(sea, f)),
    take(ctx, f, { pick }) {
      const prey = shipOf(ctx.board, f.target)
      const thief = shipOf(ctx.board, f.seat)
      for (const coins of pick)
        takeCoins(prey.cache.includes(coins) && !prey.isHidden ? prey.cache : prey.hold, [coins])
      thief.hold = [...thief.hold, ...pick].sort(byWorth)
      ctx.tell({ kind: 'stolen', seat: f.seat, target: f.target, coins: pick })
      return ctx.done()
    },
  },
}

/** Treasure a boarder can lay hands on: aboard and set aside (SD-26), unless it is hidden. */
export const withinReach = (ship: Ship): number[] => [...ship.hold, ...(ship.isHidden ? [] : ship.cache)].sort(byWorth)

function mostStolen(sea: Sea, f: BoardingFrame): number {
  const thief = shipOf(sea, f.seat)
  return Math.min(thief.crew, roomIn(thief), withinReach(shipOf(sea, f.target)).length)
}

/**
 * Boarding (SD-22 to SD-27): from fastest to slowest, until one succeeds and is played out.
 *
 *   order ─▶ choose ─▶ chase ─▶ clash ─▶ press ─▶ spoils ─▶ steal ─▶ done
 *     ▲────── no, or escaped ─┘   ▲── fight on ─┘
 */
import { type Frame, oneOf, type Picked, type Seat, type Step, someOf } from '@nassau/kernel'
import { byWorth, rivalsOf, roomIn, type Sea, type Ship, seatsOf, shipOf, takeCoins } from '../../board.ts'
import type { SeaEvent } from '../../events.ts'
import { crewRound } from '../../melee.ts'
import { turnOn } from '../../promises.ts'
import type { ScurvyDice } from '../../rules.ts'
import { fastest, rollSails } from '../../speed.ts'

export type BoardingFrame = Frame<'boarding', 'order' | 'choose' | 'chase' | 'clash' | 'press' | 'spoils' | 'steal'> & {
  /** Who has had their choice. */
  tried: Seat[]
  seat: Seat
  target: Seat
  round: number
  /** How ties in speed were settled: worth telling once somebody boards. */
  ties: SeaEvent[]
}
/** What is chosen in each phase that asks. */
export type BoardingChoices = { choose: { board: Seat | null }; press: { fightOn: boolean }; steal: Picked<number> }

export const boarding: Step<ScurvyDice, BoardingFrame> = {
  // SD-22 Fastest first; no crew, no boarding. Whoever could win nothing by it is not asked.
  order: {
    run(ctx, f) {
      const able = seatsOf(ctx.board).filter(seat => canGain(ctx.board, seat) && !f.tried.includes(seat))
      if (f.tried.length === 0) ctx.tell({ kind: 'phase', phase: 'boarding', isIdle: able.length === 0 })
      if (able.length === 0) return ctx.done()
      const { board, edition, rng } = ctx
      f.seat = fastest({ board, edition, rng, tell: tie => f.ties.push(tie) }, able, true)
      f.tried.push(f.seat)
      f.at = 'choose'
    },
  },

  choose: {
    clause: 'SD-22',
    ask: (sea, f) => oneOf(f.seat, [{ board: null }, ...rivalsOf(sea, f.seat).map(board => ({ board }))]),
    take(ctx, f, { board }) {
      if (board === null) {
        f.at = 'order'
        return
      }
      for (const tie of f.ties) ctx.tell(tie)
      f.ties = []
      turnOn(ctx, f.seat, board)
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
      if (prey.crew > 0 || mostStolen(ctx.board, f.seat, f.target) === 0) return ctx.done()
      f.at = 'steal'
    },
  },

  // SD-26 Dice of choice, up to the crew left and within the hull.
  steal: {
    clause: 'SD-26',
    ask: (sea, f) => someOf(f.seat, withinReach(shipOf(sea, f.target)), 0, mostStolen(sea, f.seat, f.target)),
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

function mostStolen(sea: Sea, seat: Seat, target: Seat): number {
  const thief = shipOf(sea, seat)
  return Math.min(thief.crew, roomIn(thief), withinReach(shipOf(sea, target)).length)
}

/**
 * Whether a boarding can bring anything: hands to board with, a sail to catch anyone with (SD-23), and
 * somewhere a crew to be fought or treasure to be stolen.
 */
export function canGain(sea: Sea, seat: Seat): boolean {
  const { crew, sails } = shipOf(sea, seat)
  if (crew === 0 || sails === 0) return false
  return rivalsOf(sea, seat).some(rival => shipOf(sea, rival).crew > 0 || mostStolen(sea, seat, rival) > 0)
}

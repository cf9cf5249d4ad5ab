/**
 * Fire the cannons (PZ-12 to PZ-16): gunners are named, then one team after the other fires, up to
 * three tosses each.
 *
 *   next ─▶ name ─▶ next ─▶ fired ─▶ again ─▶ next (toss again, or the other team) … done
 */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { captainOf, crewOf, type Team } from '../../kit/tossing/board.ts'
import { liftOff } from '../../kit/tossing/hand/hand.ts'
import { tossBy } from '../../kit/tossing/steps/tosses.ts'
import type { PirateOZone } from '../rules.ts'

/** PZ-14 */
export const MOST_TOSSES = 3

export type CannonsFrame = Frame<'cannons', 'next' | 'name' | 'fired' | 'again'> & {
  /** Teams whose gunner is not named yet, and teams that have not finished firing. */
  naming: Team[]
  firing: Team[]
  /** By team. */
  gunners: Seat[]
  /** Tosses of the team that fires now. */
  tosses: number
}

/** What is chosen in each phase that asks. */
export type CannonsChoices = { name: { gunner: Seat }; again: { again: boolean } }

export const cannons: Step<PirateOZone, CannonsFrame> = {
  next: {
    run(ctx, f) {
      const naming = f.naming[0]
      if (naming !== undefined) {
        const { seats } = crewOf(ctx.board, naming)
        if (seats.length > 1) {
          f.at = 'name'
          return
        }
        f.gunners[naming] = seats[0] ?? 0
        f.naming.shift()
        return
      }
      // PZ-13 The team that went first fires first; only when it is done does the other.
      const firing = f.firing[0]
      if (firing === undefined) return ctx.done()
      f.tosses++
      f.at = 'fired'
      ctx.call({
        ...tossBy(ctx.board, firing, 'cannonball', 0),
        seat: f.gunners[firing] ?? captainOf(ctx.board, firing),
      })
    },
  },

  // PZ-12 One of its players is the team's gunner for this round; OZ-33 its captain says who.
  name: {
    clause: 'PZ-12',
    ask(board, f) {
      const team = f.naming[0] ?? 0
      return oneOf(
        captainOf(board, team),
        [...crewOf(board, team).seats].sort((a, b) => a - b).map(gunner => ({ gunner })),
      )
    },
    take(ctx, f, { gunner }) {
      const team = f.naming.shift() ?? 0
      f.gunners[team] = gunner
      ctx.tell({ kind: 'gunner-named', team, seat: gunner })
      f.at = 'next'
    },
  },

  // PZ-14 A foul, or a cannonball off the table, and the team fires no more.
  fired: {
    run(ctx, f) {
      const { foul, isInPlay } = ctx.got('toss')
      if (foul === null && isInPlay && f.tosses < MOST_TOSSES) {
        f.at = 'again'
        return
      }
      f.firing.shift()
      f.tosses = 0
      f.at = 'next'
    },
  },

  // PZ-14 The gunner may take the cannonball straight back. PZ-15 What it moved stays moved.
  again: {
    clause: 'PZ-14',
    ask: (_board, f) => oneOf(f.gunners[f.firing[0] ?? 0] ?? 0, [{ again: false }, { again: true }]),
    take(ctx, f, { again }, seat) {
      const team = f.firing[0] ?? 0
      if (again) {
        liftOff(
          ctx,
          ctx.board.dice.filter(die => die.team === team && die.role === 'cannonball').map(({ id }) => id),
        )
        ctx.tell({ kind: 'taken-back', team, seat, tosses: f.tosses })
      } else {
        f.firing.shift()
        f.tosses = 0
      }
      f.at = 'next'
    },
  },
}

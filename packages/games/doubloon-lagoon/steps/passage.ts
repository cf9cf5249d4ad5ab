/** Units carried by a card (DL-40): a ship by the storm, a crew by a raft; and a new ship that comes by. */
import { type Frame, oneOf, type Picked, type Seat, type Step, someOf } from '@nassau/kernel'
import { crewsAboard, isAshore, type Lagoon, letGo, newShip, place, ROOM, tagOf, unitOf, unitsWhere } from '../board.ts'
import { choosing, picking } from '../cards/amid.ts'
import type { CardPlay } from '../cards/cards.ts'
import { eventOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import type { To } from '../edition/map.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { acrossFrom, drivenFrom } from '../sailing/crossings.ts'
import { settle } from '../winning.ts'
import { arriveAt } from './battle/capture.ts'

export type PassageFrame = Frame<
  'passage',
  'storm' | 'raft' | 'adrift' | 'merchantman' | 'moored' | 'muster' | 'ashore'
> & {
  by: Seat
  card: string
  /** The ship driven or the crew rafting; the space where a merchantman puts in, then that ship. */
  on: number
}
/** What is chosen in each phase that asks. */
export type PassageChoices = { storm: To | CardPlay; raft: To | CardPlay; muster: Picked<number> | CardPlay }

const toEach = (spaces: readonly number[]): To[] => spaces.map(to => ({ to }))

export const passage: Step<DoubloonLagoon, PassageFrame> = {
  // A ship on the open sea, over sea hexes. DL-34 Moved by a card, it is out of any boarding.
  storm: choosing<PassageFrame, To>({
    clause: 'DL-40',
    ask: (lagoon, f, edition) => oneOf(f.by, toEach(goalsOf(lagoon, edition, f))),
    again: 'adrift',
    take(ctx, f, { to }) {
      const lagoon = ctx.board
      letGo(lagoon, f.on)
      place(lagoon, f.on, to)
      ctx.tell({ kind: 'driven', seat: f.by, ship: tagOf(lagoon, f.on), at: to })
      f.at = 'ashore'
      if (crewsAboard(lagoon, f.on).length > 0) arriveAt(ctx, unitOf(lagoon, f.on).owner, to)
    },
  }),

  raft: choosing<PassageFrame, To>({
    clause: 'DL-40',
    ask: (lagoon, f, edition) => oneOf(f.by, toEach(goalsOf(lagoon, edition, f))),
    again: 'adrift',
    take(ctx, f, { to }) {
      place(ctx.board, f.on, to)
      ctx.tell({ kind: 'rafted', crew: tagOf(ctx.board, f.on), at: to })
      f.at = 'ashore'
      arriveAt(ctx, f.by, to)
    },
  }),

  // Another card has come in between: what it left to be carried is carried on.
  adrift: {
    run(ctx, f) {
      if (settle(ctx)) return
      if (goalsOf(ctx.board, ctx.edition, f).length === 0) return ctx.done()
      f.at = unitOf(ctx.board, f.on).kind === 'ship' ? 'storm' : 'raft'
    },
  },

  merchantman: {
    run(ctx, f) {
      const { units } = ctx.board
      const at = f.on
      f.on = units.length
      units.push({ ...newShip(f.by, units.filter(({ kind }) => kind === 'ship').length + 1), at })
      ctx.tell({ kind: 'merchantman', ship: tagOf(ctx.board, f.on), at })
      f.at = 'moored'
    },
  },

  // Who is there to embark; a card may have taken them away, or the ship, or the match be over.
  moored: {
    run(ctx, f) {
      if (settle(ctx)) return
      if (waiting(ctx.board, f).length === 0) return ctx.done()
      f.at = 'muster'
    },
  },

  // Crews there may embark at once; in one's own turn that is their crossing (DL-15).
  muster: picking<PassageFrame>({
    clause: 'DL-40',
    ask: (lagoon, f) => someOf(f.by, waiting(lagoon, f), 0, ROOM),
    again: 'moored',
    take(ctx, f, { pick }) {
      for (const id of pick) {
        const crew = unitOf(ctx.board, id)
        crew.aboard = f.on
        crew.hasCrossed = ctx.board.turn === f.by
        ctx.tell({ kind: 'embarked', crew: tagOf(ctx.board, id), ship: tagOf(ctx.board, f.on), isHailed: true })
      }
      return ctx.done()
    },
  }),

  ashore: { run: ctx => ctx.done() },
}

/** Where the ship can be driven or the crew can land; nowhere if it is gone, or has gone aboard. */
function goalsOf(lagoon: Lagoon, edition: Edition, f: PassageFrame): readonly number[] {
  const unit = unitOf(lagoon, f.on)
  const { amount } = eventOf(edition, f.card)
  if (unit.at === null || unit.aboard !== null) return []
  return unit.kind === 'ship' ? drivenFrom(edition, unit.at, amount) : acrossFrom(edition, unit.at, amount)
}

/** Crews ashore beside the new ship; none if it is gone, or has been captured. */
function waiting(lagoon: Lagoon, f: PassageFrame): number[] {
  const ship = unitOf(lagoon, f.on)
  if (ship.owner !== f.by) return []
  return unitsWhere(lagoon, unit => isAshore(unit) && unit.owner === f.by && unit.at === ship.at)
}

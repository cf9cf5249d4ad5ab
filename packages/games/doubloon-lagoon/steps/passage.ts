/** Units carried by a card (DL-40): a ship by the storm, a crew by a raft; and a new ship that comes by. */
import { type Frame, oneOf, type Picked, type Seat, type Step, someOf } from '@nassau/kernel'
import {
  crewsAboard,
  isAshore,
  type Lagoon,
  letGo,
  newShip,
  place,
  ROOM,
  spaceOf,
  tagOf,
  unitOf,
  unitsWhere,
} from '../board.ts'
import { eventOf } from '../cards/decks.ts'
import type { To } from '../edition/map.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { acrossFrom, drivenFrom } from '../sailing/crossings.ts'
import { arriveAt } from './battle/capture.ts'

export type PassageFrame = Frame<'passage', 'storm' | 'raft' | 'merchantman' | 'muster' | 'ashore'> & {
  by: Seat
  card: string
  /** The ship driven or the crew rafting; the space where a merchantman puts in, then that ship. */
  on: number
}
/** What is chosen in each phase that asks. */
export type PassageChoices = { storm: To; raft: To; muster: Picked<number> }

const toEach = (spaces: readonly number[]): To[] => spaces.map(to => ({ to }))

export const passage: Step<DoubloonLagoon, PassageFrame> = {
  // A ship on the open sea, over sea hexes. DL-34 Moved by a card, it is out of any boarding.
  storm: {
    clause: 'DL-40',
    ask: (lagoon, f, edition) =>
      oneOf(f.by, toEach(drivenFrom(edition, spaceOf(unitOf(lagoon, f.on)), eventOf(edition, f.card).amount))),
    take(ctx, f, { to }) {
      const lagoon = ctx.board
      letGo(lagoon, f.on)
      place(lagoon, f.on, to)
      ctx.tell({ kind: 'driven', seat: f.by, ship: tagOf(lagoon, f.on), at: to })
      f.at = 'ashore'
      if (crewsAboard(lagoon, f.on).length > 0) arriveAt(ctx, [unitOf(lagoon, f.on).owner], to)
    },
  },

  raft: {
    clause: 'DL-40',
    ask: (lagoon, f, edition) =>
      oneOf(f.by, toEach(acrossFrom(edition, spaceOf(unitOf(lagoon, f.on)), eventOf(edition, f.card).amount))),
    take(ctx, f, { to }) {
      place(ctx.board, f.on, to)
      ctx.tell({ kind: 'rafted', crew: tagOf(ctx.board, f.on), at: to })
      f.at = 'ashore'
      arriveAt(ctx, [f.by], to)
    },
  },

  merchantman: {
    run(ctx, f) {
      const { units } = ctx.board
      const at = f.on
      f.on = units.length
      units.push({ ...newShip(f.by, units.filter(({ kind }) => kind === 'ship').length + 1), at })
      ctx.tell({ kind: 'merchantman', ship: tagOf(ctx.board, f.on), at })
      f.at = 'muster'
    },
  },

  // Crews there may embark at once; in one's own turn that is their crossing (DL-15).
  muster: {
    clause: 'DL-40',
    ask: (lagoon, f) => someOf(f.by, waiting(lagoon, f), 0, ROOM),
    take(ctx, f, { pick }) {
      for (const id of pick) {
        const crew = unitOf(ctx.board, id)
        crew.aboard = f.on
        crew.hasCrossed = ctx.board.turn === f.by
        ctx.tell({ kind: 'embarked', crew: tagOf(ctx.board, id), ship: tagOf(ctx.board, f.on) })
      }
      return ctx.done()
    },
  },

  ashore: { run: ctx => ctx.done() },
}

const waiting = (lagoon: Lagoon, f: PassageFrame): number[] =>
  unitsWhere(lagoon, unit => isAshore(unit) && unit.owner === f.by && unit.at === unitOf(lagoon, f.on).at)

/** Fixing the order of play in each team (OZ-8), by its captain (OZ-33). */
import { type Assigned, type Frame, type Step, toPlaces } from '@nassau/kernel'
import { captainOf, crewOf, type Team } from '../board.ts'
import type { Tossing } from '../rules.ts'

export type MusterFrame = Frame<'muster', 'next' | 'order'> & { left: Team[] }

/** What is chosen in each phase that asks. */
export type MusterChoices = { order: Assigned<number> }

export const muster: Step<Tossing, MusterFrame> = {
  next: {
    run(ctx, f) {
      while (f.left[0] !== undefined && crewOf(ctx.board, f.left[0]).seats.length === 1) f.left.shift()
      if (f.left.length === 0) return ctx.done()
      f.at = 'order'
    },
  },

  // OZ-8 Every player gets one place in the order, kept for the whole game.
  order: {
    clause: 'OZ-8',
    ask(board, f) {
      const team = f.left[0] ?? 0
      const { seats } = crewOf(board, team)
      const places = seats.map((_, i) => i + 1)
      return toPlaces(
        captainOf(board, team),
        seats.map(seat => ({ thing: `seat ${seat}`, count: 1, to: places })),
        places.map(place => ({ place, least: 1, most: 1 })),
      )
    },
    take(ctx, f, { assign }) {
      const crew = crewOf(ctx.board, f.left.shift() ?? 0)
      const placed = crew.seats.map((seat, i) => ({ seat, place: assign[i] ?? 0 }))
      crew.seats = placed.sort((a, b) => a.place - b.place).map(({ seat }) => seat)
      ctx.tell({ kind: 'order-fixed', seats: crew.seats })
      f.at = 'next'
    },
  },
}

/**
 * Colours (KP-1): clockwise from the first player everyone picks one, or does not mind.
 *
 *   pick … ─▶ done
 */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { type Seas, shipOf } from '../board.ts'
import type { KingOfPirates } from '../rules.ts'
import { COLOURS, type Colour } from '../words/names.ts'

export type ColoursFrame = Frame<'colours', 'pick'> & {
  /** Who is still to be asked, in this order. */
  left: Seat[]
  /** The colours that were picked. */
  wanted: Colour[]
}

/** What is chosen in each phase that asks; null by who does not mind. */
export type ColoursChoices = { pick: { colour: Colour | null } }

export const colours: Step<KingOfPirates, ColoursFrame> = {
  // Every ship has a colour by lot; who does not mind keeps it, and makes way for one who wants it.
  pick: {
    clause: 'KP-1',
    ask: (_seas, f) =>
      oneOf(f.left[0] ?? 0, [
        { colour: null },
        ...COLOURS.filter(colour => !f.wanted.includes(colour)).map(colour => ({ colour })),
      ]),
    take(ctx, f, { colour }, seat) {
      f.left.shift()
      if (colour !== null) {
        f.wanted.push(colour)
        hoist(ctx.board, seat, COLOURS.indexOf(colour))
      }
      if (f.left.length === 0) ctx.done()
    },
  },
}

/** Gives a ship a colour; one that had it by lot gets the colour given up. */
function hoist(seas: Seas, seat: Seat, colour: number): void {
  const ship = shipOf(seas, seat)
  for (const other of seas.ships) if (other.colour === colour) other.colour = ship.colour
  ship.colour = colour
}

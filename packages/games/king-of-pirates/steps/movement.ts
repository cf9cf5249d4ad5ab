/**
 * Movement (KP-32 to KP-36): one space at a time, turning tiles over, until the ship stops or is
 * stopped; then the lair or the spade.
 *
 *   way ─▶ sail ─▶ way … sail ─▶ land ─▶ moor ─▶ done(whether a warship stopped it)
 */
import { type Frame, type Step, unanswered } from '@nassau/kernel'
import { type Seas, type Ship, shipOf, shipTileAt } from '../board.ts'
import { type CardPlay, choosing } from '../cards/cards.ts'
import { chartOf, neighbour, type Space } from '../chart.ts'
import { speedOf } from '../crew/skills.ts'
import { meetDutchman } from '../deeds.ts'
import type { Edition } from '../edition/edition.ts'
import type { KingOfPirates, SeasCtx } from '../rules.ts'
import { COLOURS, type Colour } from '../words/names.ts'

/** KP-54 Spaces a tailwind adds. */
const TAILWIND = 2

export type MovementFrame = Frame<'movement', 'way' | 'sail' | 'land' | 'moor'> & {
  /** Spaces sailed so far. */
  sailed: number
  /** Whether a warship stopped the ship (KP-24). */
  isStopped: boolean
}

export type Sailing = { sail: Colour } | { stop: true }
const SAIL: readonly Sailing[] = COLOURS.map(sail => ({ sail }))
const STOP: Sailing = { stop: true }
/** What is wanted in vain where the map ends. */
export const SAILING: Readonly<Record<Colour, string>> = {
  red: /*i18n*/ 'sail south-east',
  blue: /*i18n*/ 'sail south',
  green: /*i18n*/ 'sail south-west',
  yellow: /*i18n*/ 'sail north-west',
  black: /*i18n*/ 'sail north',
  white: /*i18n*/ 'sail north-east',
}

/** What is chosen in each phase that asks. */
export type MovementChoices = { sail: Sailing | CardPlay }

export const movement: Step<KingOfPirates, MovementFrame> = {
  way: {
    run(ctx, f) {
      if (ctx.board.isTurnOver || f.isStopped) return ctx.done(f.isStopped)
      f.at = 'sail'
    },
  },

  // KP-32, KP-35 Asked even when no space is left: a tailwind may be in hand, and whether it is is nobody's business.
  sail: choosing<MovementFrame, Sailing>({
    clause: 'KP-32',
    seat: seas => seas.turn,
    options(seas, f, edition) {
      const options: Sailing[] = [STOP]
      if (spacesLeft(seas, f, edition) <= 0) return options
      const ways = chartOf(edition).field.neighbours[shipOf(seas, seas.turn).at] ?? []
      for (let direction = 0; direction < ways.length; direction++) {
        const option = SAIL[direction]
        if (option && (ways[direction] ?? -1) >= 0) options.push(option)
      }
      return options
    },
    again: 'way',
    take(ctx, f, choice) {
      if ('stop' in choice) {
        ctx.board.isMoored = true
        f.at = 'land'
        return
      }
      f.at = 'way'
      f.sailed++
      const ship = shipOf(ctx.board, ctx.board.turn)
      const next = neighbour(chartOf(ctx.edition), ship.at, COLOURS.indexOf(choice.sail))
      if (next === null) return
      ship.at = next
      ctx.tell({ kind: 'sailed', seat: ctx.board.turn, toward: choice.sail, at: next })
      enter(ctx, f, next)
    },
  }),

  // KP-36, KP-37 Where the movement ends, staying put included.
  land: {
    run(ctx, f) {
      const seas = ctx.board
      const chart = chartOf(ctx.edition)
      const { at } = shipOf(seas, seas.turn)
      f.at = 'moor'
      if (chart.ground[at] === 'lair') ctx.call({ step: 'lair', at: 'shake-off', captain: null })
      else if (chart.treasures[at] && !seas.dug.includes(at))
        ctx.call({ step: 'dig', at: 'spade', space: at, sealed: unanswered(ctx.seats) })
    },
  },

  moor: {
    run(ctx) {
      ctx.done(false)
    },
  },
}

/** KP-33 A face-down tile is turned over. KP-24 A warship stops the ship. KP-21 The Dutchman may be there. */
function enter(ctx: SeasCtx, f: MovementFrame, space: Space): void {
  const seas = ctx.board
  const chart = chartOf(ctx.edition)
  if (seas.tiles[space] !== null && seas.tileStates[space] === 'down') {
    const tile = chart.tiles[seas.tiles[space] ?? 0] ?? null
    seas.tileStates[space] = tile === null ? 'gone' : 'up'
    ctx.tell({
      kind: 'tile-turned',
      seat: seas.turn,
      at: space,
      ship: tile?.kind ?? null,
      nation: tile?.nation ?? null,
    })
  }
  if (space === seas.dutchman) meetDutchman(ctx)
  if (!seas.isTurnOver && shipTileAt(seas, chart, space)?.isWarship) f.isStopped = true
}

/** KP-32 Sails and sailors less scurvy; tailwinds, which scurvy does not touch. */
export const spacesLeft = (
  seas: Pick<Seas, 'turn' | 'sails' | 'tailwinds'> & { ships: readonly Omit<Ship, 'hand'>[] },
  f: Pick<MovementFrame, 'sailed'>,
  edition: Edition,
): number => speedOf(edition, shipOf(seas, seas.turn), seas.sails) + TAILWIND * seas.tailwinds - f.sailed

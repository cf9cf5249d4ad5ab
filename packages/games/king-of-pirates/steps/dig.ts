/**
 * Digging (KP-36): the digger says so, everyone may answer, then the maps are turned in.
 *
 *   spade ─▶ lookout ─▶ watch ─▶ unearth ─▶ done
 */
import type { Frame, Pass, Sealed, Step } from '@nassau/kernel'
import { type Seas, type Ship, shipOf } from '../board.ts'
import { type CardPlay, cardWindow, choosing, holders } from '../cards/cards.ts'
import { chartOf, type Space } from '../chart.ts'
import { cluesOf } from '../crew/skills.ts'
import { discardAction, gain } from '../deeds.ts'
import type { Edition } from '../edition/edition.ts'
import type { KingOfPirates } from '../rules.ts'

export type DigFrame = Frame<'dig', 'begin' | 'spade' | 'lookout' | 'watch' | 'unearth'> & {
  space: Space
  sealed: Sealed<Pass>
}

/** What is chosen in each phase that asks. */
export type DigChoices = { spade: { dig: boolean } | CardPlay; watch: CardPlay | Pass }

export const dig: Step<KingOfPirates, DigFrame> = {
  begin: {
    run(ctx, f) {
      if (ctx.board.isTurnOver) return ctx.done()
      f.at = 'spade'
    },
  },

  // KP-36 Asked with or without maps: the question itself must not tell what the digger holds.
  spade: choosing<DigFrame, { dig: boolean }>({
    clause: 'KP-36',
    seat: seas => seas.turn,
    options: (seas, f, edition) =>
      shipOf(seas, seas.turn).hand['treasure-map'] >= mapsNeeded(seas, f, edition)
        ? [{ dig: true }, { dig: false }]
        : [{ dig: false }],
    again: 'begin',
    take(ctx, f, choice, seat) {
      if (!choice.dig) return ctx.done()
      ctx.tell({ kind: 'digs', seat, at: f.space })
      f.at = 'lookout'
    },
  }),

  lookout: {
    run(ctx, f) {
      if (ctx.board.isTurnOver) return ctx.done()
      f.at = holders(ctx.board).length > 0 ? 'watch' : 'unearth'
    },
  },

  watch: cardWindow<DigFrame>({
    clause: 'KP-67',
    again: 'lookout',
    close(_ctx, f) {
      f.at = 'unearth'
    },
  }),

  // A crew that lost its clues to a card in between may have too few maps now.
  unearth: {
    run(ctx, f) {
      const seas = ctx.board
      const seat = seas.turn
      const maps = mapsNeeded(seas, f, ctx.edition)
      const worth = chartOf(ctx.edition).treasures[f.space]?.worth ?? 0
      if (shipOf(seas, seat).hand['treasure-map'] < maps) {
        ctx.tell({ kind: 'dig-failed', seat, at: f.space })
        return ctx.done()
      }
      discardAction(ctx, seat, 'treasure-map', maps)
      seas.dug.push(f.space)
      ctx.tell({ kind: 'dug-up', seat, at: f.space, maps, doubloons: worth })
      if (!gain(ctx, seat, worth, 'treasures')) ctx.done()
    },
  },
}

/** KP-36 Each clue saves a map. */
export function mapsNeeded(
  seas: Pick<Seas, 'turn'> & { ships: readonly Omit<Ship, 'hand'>[] },
  { space }: Pick<DigFrame, 'space'>,
  edition: Edition,
): number {
  const chart = chartOf(edition)
  return Math.max(0, (chart.treasures[space]?.maps ?? 0) - cluesOf(chart, shipOf(seas, seas.turn)))
}

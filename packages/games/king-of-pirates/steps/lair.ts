/**
 * In a lair (KP-37, KP-38): off with the scurvy, on with new parts, new pirates, and fresh stores.
 *
 *   shake-off ─▶ market ─▶ buy … ─▶ hire ─▶ captain ─▶ crew ─▶ stock ─▶ done
 */
import { type Frame, oneOf, type Picked, type Step, someOf } from '@nassau/kernel'
import { piratesOf, placesOf, type Ship, shipOf } from '../board.ts'
import { type CardPlay, choosing } from '../cards/cards.ts'
import { mostCannonballs, mostRum, vacancies } from '../crew/skills.ts'
import { drawPirates } from '../deeds.ts'
import type { Edition } from '../edition/edition.ts'
import type { KingOfPirates, SeasCtx } from '../rules.ts'
import { MIDDLES, type Middle } from '../words/names.ts'

export type LairFrame = Frame<'lair', 'shake-off' | 'market' | 'buy' | 'hire' | 'captain' | 'crew' | 'stock'>

/** What is chosen in each phase that asks. */
export type LairChoices = {
  buy: { buy: Middle | null } | CardPlay
  captain: { captain: string }
  crew: Picked<string>
}

export const lair: Step<KingOfPirates, LairFrame> = {
  'shake-off': {
    run(ctx, f) {
      const seas = ctx.board
      const ship = shipOf(seas, seas.turn)
      if (ship.scurvy > 0) ctx.tell({ kind: 'cured', seat: seas.turn, tokens: ship.scurvy })
      ship.scurvy = 0
      f.at = 'market'
    },
  },

  market: {
    run(ctx, f) {
      const seas = ctx.board
      f.at = onSale(shipOf(seas, seas.turn), ctx.edition).length > 0 ? 'buy' : 'hire'
    },
  },

  // KP-10 At most one of each. KP-65 What is spent comes off the track.
  buy: choosing<LairFrame, { buy: Middle | null }>({
    clause: 'KP-10',
    seat: seas => seas.turn,
    options: (seas, _f, edition) => [{ buy: null }, ...onSale(shipOf(seas, seas.turn), edition).map(buy => ({ buy }))],
    again: 'market',
    take(ctx, f, { buy }, seat) {
      if (buy === null) {
        f.at = 'hire'
        return
      }
      const ship = shipOf(ctx.board, seat)
      ship.doubloons -= ctx.edition.middle.cost
      ship.middles.push(buy)
      ctx.tell({ kind: 'bought', seat, part: buy, cost: ctx.edition.middle.cost })
      f.at = 'market'
    },
  }),

  // KP-37, KP-38 Vacant places and one more.
  hire: {
    run(ctx, f) {
      const seas = ctx.board
      const ship = shipOf(seas, seas.turn)
      drawPirates(ctx, seas.turn, vacancies(ctx.edition, ship) + 1)
      if (ship.drawn.length > 0) ctx.tell({ kind: 'pirates-drawn', seat: seas.turn, pirates: [...ship.drawn] })
      f.at = hands(ship).length > 0 ? 'captain' : 'stock'
    },
  },

  captain: {
    clause: 'KP-37',
    ask: seas =>
      oneOf(
        seas.turn,
        hands(shipOf(seas, seas.turn)).map(captain => ({ captain })),
      ),
    take(ctx, f, { captain }, seat) {
      const ship = shipOf(ctx.board, seat)
      ship.drawn = hands(ship).filter(id => id !== captain)
      ship.captain = captain
      ship.crew = []
      f.at = 'crew'
      if (ship.drawn.length === 0 || placesOf(ship, ctx.edition) === 1) signOn(ctx, f, [])
    },
  },

  // KP-37 Old and new alike; places may be left vacant.
  crew: {
    clause: 'KP-37',
    ask(seas, _f, edition) {
      const ship = shipOf(seas, seas.turn)
      return someOf(seas.turn, ship.drawn, 0, Math.min(ship.drawn.length, placesOf(ship, edition) - 1))
    },
    take(ctx, f, { pick }) {
      signOn(ctx, f, pick)
    },
  },

  stock: {
    run(ctx) {
      const seas = ctx.board
      const ship = shipOf(seas, seas.turn)
      ship.rum = mostRum(ctx.edition, ship)
      ship.cannonballs = mostCannonballs(ctx.edition, ship)
      ctx.tell({ kind: 'stocked', seat: seas.turn, rum: ship.rum, cannonballs: ship.cannonballs })
      ctx.done()
    },
  },
}

/** What is wanted in vain. */
export const WANTED: Readonly<Record<Middle, { one: string; another: string }>> = {
  'rum-hold': { one: /*i18n*/ 'the rum hold', another: /*i18n*/ 'a second rum hold' },
  'gun-deck': { one: /*i18n*/ 'the gun deck', another: /*i18n*/ 'a second gun deck' },
}

/** Everyone who could serve: those aboard and those drawn. */
const hands = (ship: Ship): string[] => [...piratesOf(ship), ...ship.drawn]

const onSale = (ship: Ship, { middle }: Edition): Middle[] =>
  ship.doubloons < middle.cost ? [] : MIDDLES.filter(part => !ship.middles.includes(part))

/** The crew beside the captain; who is not taken on is sent away. */
function signOn(ctx: SeasCtx, f: LairFrame, crew: readonly string[]): void {
  const seas = ctx.board
  const ship = shipOf(seas, seas.turn)
  ship.crew = [...crew]
  for (const id of ship.drawn) if (!ship.crew.includes(id)) seas.pirateDiscards.push(id)
  ship.drawn = []
  ctx.tell({ kind: 'signed-on', seat: seas.turn, captain: ship.captain, crew: [...crew] })
  f.at = 'stock'
}

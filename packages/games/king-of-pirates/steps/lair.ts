/**
 * In a lair (KP-37, KP-38): off with the scurvy, on with new parts, new pirates, and fresh stores.
 *
 *   shake-off ─▶ market ─▶ buy … ─▶ hire ─▶ muster ─▶ captain ─▶ muster ─▶ crew ─▶ stock ─▶ done
 *                                                       └────── keep ────────────────▲
 */
import { choicesOfPick, type Frame, type Step, someOf } from '@nassau/kernel'
import { piratesOf, placesOf, type Seas, type Ship, shipOf } from '../board.ts'
import { type CardPlay, choosing } from '../cards/cards.ts'
import { mostCannonballs, mostRum, vacancies } from '../crew/skills.ts'
import { drawPirates } from '../deeds.ts'
import type { Edition } from '../edition/edition.ts'
import type { KingOfPirates, SeasCtx } from '../rules.ts'
import { MIDDLES, type Middle } from '../words/names.ts'

export type LairFrame = Frame<
  'lair',
  'shake-off' | 'market' | 'buy' | 'hire' | 'muster' | 'captain' | 'crew' | 'stock'
> & {
  /** Who is to be captain, until the crew is signed on as well. */
  captain: string | null
}

/** A captain, or captain and crew as they were. */
type Cabin = { captain: string } | { keep: true }

/** What is chosen in each phase that asks. */
export type LairChoices = {
  buy: { buy: Middle | null } | CardPlay
  captain: Cabin | CardPlay
  crew: { crew: string[] } | CardPlay
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
      f.at = 'muster'
    },
  },

  // A card played meanwhile may have cost somebody who was to serve.
  muster: {
    run(ctx, f) {
      const seas = ctx.board
      const free = hands(shipOf(seas, seas.turn))
      if (f.captain !== null && !free.includes(f.captain)) f.captain = null
      f.at = free.length === 0 ? 'stock' : f.captain === null ? 'captain' : 'crew'
      if (f.captain !== null && crewsFor(seas, f, ctx.edition).length === 1) signOn(ctx, f, f.captain, [])
    },
  },

  // KP-37 Old and new alike, or all as before.
  captain: choosing<LairFrame, Cabin>({
    clause: 'KP-37',
    seat: seas => seas.turn,
    options(seas) {
      const ship = shipOf(seas, seas.turn)
      const asBefore: Cabin[] = ship.captain === null ? [] : [{ keep: true }]
      return [...asBefore, ...hands(ship).map(captain => ({ captain }))]
    },
    again: 'muster',
    take(ctx, f, choice, seat) {
      const { captain, crew } = shipOf(ctx.board, seat)
      if (!('keep' in choice)) {
        f.captain = choice.captain
        f.at = 'muster'
      } else if (captain !== null) signOn(ctx, f, captain, crew)
    },
  }),

  // KP-37 Old and new alike; places may be left vacant.
  crew: choosing<LairFrame, { crew: string[] }>({
    clause: 'KP-37',
    seat: seas => seas.turn,
    options: crewsFor,
    again: 'muster',
    take(ctx, f, { crew }) {
      if (f.captain !== null) signOn(ctx, f, f.captain, crew)
    },
  }),

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

/** Every crew that could serve under the new captain, as many old hands as there are places first. */
function crewsFor(seas: Seas, { captain }: LairFrame, edition: Edition): { crew: string[] }[] {
  const ship = shipOf(seas, seas.turn)
  const others = hands(ship).filter(id => id !== captain)
  const crews = choicesOfPick(someOf(seas.turn, others, 0, placesOf(ship, edition) - 1))
  return [...crews].reverse().map(({ pick }) => ({ crew: pick }))
}

/** The crew of a ship from now on; who is not taken on is sent away. */
function signOn(ctx: SeasCtx, f: LairFrame, captain: string, crew: readonly string[]): void {
  const seas = ctx.board
  const ship = shipOf(seas, seas.turn)
  const serve = [captain, ...crew]
  for (const id of hands(ship)) if (!serve.includes(id)) seas.pirateDiscards.push(id)
  ship.captain = captain
  ship.crew = [...crew]
  ship.drawn = []
  ctx.tell({ kind: 'signed-on', seat: seas.turn, where: 'lair', captain, crew: [...crew] })
  f.at = 'stock'
}

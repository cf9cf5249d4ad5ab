/**
 * After a battle (DL-24 to DL-31): the loser's steps, then retreat or immobility, then the items of
 * the dead, then ships left without crew.
 *
 *   losses ─▶ lost ─▶ fled ─▶ spoils ─▶ prizes ─▶ end
 *                               └▶ share ┘ └▶ prize ┘
 */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { type Lagoon, type Lying, living, manned, pickUp, tagOf, unitOf } from '../../board.ts'
import { choosing } from '../../cards/amid.ts'
import type { CardPlay } from '../../cards/cards.ts'
import { adventureOf } from '../../cards/decks.ts'
import type { DoubloonLagoon, LagoonCtx } from '../../rules.ts'
import { type Form, fightersOf } from '../../sailing/strength.ts'
import { sinkShip } from '../reef.ts'
import { seize } from './capture.ts'
import { lossesOf } from './losses.ts'

export type AftermathFrame = Frame<
  'aftermath',
  'losses' | 'lost' | 'fled' | 'spoils' | 'share' | 'prizes' | 'prize' | 'end'
> & {
  form: Form
  hex: number
  loser: Seat
  /** Null if islanders or beasts have won. */
  victor: Seat | null
  losers: number[]
  victors: number[]
  steps: number
  retreat: number
  isBound: boolean
  /** Items of the dead. */
  items: Lying[]
}
/** DL-29 What becomes of a ship whose last crew fell in a boarding. */
export const PRIZES = [/*i18n*/ 'take', /*i18n*/ 'scuttle', /*i18n*/ 'leave'] as const
/** What is chosen in each phase that asks. */
export type AftermathChoices = { share: Taker | CardPlay; prize: Prize | CardPlay }
type Taker = { unit: number }
type Prize = { prize: (typeof PRIZES)[number] }

export const aftermath: Step<DoubloonLagoon, AftermathFrame> = {
  losses: {
    run(ctx, f) {
      f.at = 'lost'
      ctx.call(lossesOf(f.loser, f.hex, fightersOf(ctx.board, f.losers), f.steps))
    },
  },

  // DL-25 Survivors retreat, or are immobilized. DL-33 In a boarding retreats are ignored.
  lost: {
    run(ctx, f) {
      f.items.push(...ctx.got('losses'))
      f.at = 'spoils'
      if (f.isBound) immobilize(ctx, f.form, f.losers)
      if (f.retreat === 0 || f.form === 'boarding') return
      f.at = 'fled'
      const { loser: seat, hex: from, retreat: hexes } = f
      ctx.call({ step: 'retreat', at: 'next', seat, from, hexes, units: [...f.losers], unit: -1, left: 0, items: [] })
    },
  },

  fled: {
    run(ctx, f) {
      f.items.push(...ctx.got('retreat'))
      f.at = 'spoils'
    },
  },

  // DL-31 The items of the dead go to the victor; with none, they stay in the hex.
  spoils: {
    run(ctx, f) {
      const takers = takersOf(ctx.board, f)
      const [only] = takers
      f.at = 'prizes'
      if (f.items.length === 0 || only === undefined) return
      if (takers.length > 1) f.at = 'share'
      else takeSpoils(ctx, f, only)
    },
  },

  share: choosing<AftermathFrame, Taker>({
    clause: 'DL-31',
    ask: (lagoon, f) =>
      oneOf(
        f.victor ?? -1,
        takersOf(lagoon, f).map(unit => ({ unit })),
      ),
    again: 'share',
    take(ctx, f, { unit }) {
      takeSpoils(ctx, f, unit)
      f.at = 'prizes'
    },
  }),

  prizes: {
    run(ctx, f) {
      f.at = 'end'
      if (emptied(ctx.board, f).length === 0 || f.victor === null) return
      if (f.form === 'boarding') f.at = 'prize'
      else offerPrizes(ctx, f, takersAround(ctx.board, f))
    },
  },

  // DL-29 The winner of a boarding takes the ship, scuttles it, or leaves it adrift.
  prize: choosing<AftermathFrame, Prize>({
    clause: 'DL-29',
    ask: (_lagoon, f) =>
      oneOf(
        f.victor ?? -1,
        PRIZES.map(prize => ({ prize })),
      ),
    again: 'prize',
    take(ctx, f, { prize }, seat) {
      const [ship = -1] = emptied(ctx.board, f)
      f.at = 'end'
      if (prize === 'take') return seize(ctx, ship, seat, true)
      if (prize === 'scuttle') return sinkShip(ctx, ship, true)
      offerPrizes(
        ctx,
        f,
        takersAround(ctx.board, f).filter(other => other !== seat),
      )
    },
  }),

  end: { run: ctx => ctx.done() },
}

/** The victor's units in the battle: named ones, and crews aboard named ships. */
const takersOf = (lagoon: Lagoon, f: AftermathFrame): number[] =>
  f.victor === null ? [] : [...new Set([...f.victors, ...fightersOf(lagoon, f.victors)])]

function takeSpoils(ctx: LagoonCtx, f: AftermathFrame, id: number): void {
  for (const lying of f.items) pickUp(ctx.board, unitOf(ctx.board, id), lying)
  const names = f.items.map(({ item }) => adventureOf(ctx.edition, item).name)
  ctx.tell({ kind: 'spoils', unit: tagOf(ctx.board, id), names })
  f.items = []
}

/** Losing ships in this hex with nobody left aboard. */
const emptied = (lagoon: Lagoon, f: AftermathFrame): number[] =>
  f.losers.filter(id => {
    const { kind, at } = unitOf(lagoon, id)
    return kind === 'ship' && at === f.hex && manned(lagoon, id) === 0
  })

/** DL-19 Those ships go to the first of these seats that takes them, and to nobody else in this moment. */
function offerPrizes(ctx: LagoonCtx, f: AftermathFrame, seats: Seat[]): void {
  ctx.call({ step: 'capture', at: 'look', hex: f.hex, prizes: emptied(ctx.board, f), seats })
}

/** DL-19 The victor first, then anyone else with a crew in the hex. */
const takersAround = (lagoon: Lagoon, f: AftermathFrame): Seat[] =>
  living(lagoon, f.victor ?? f.loser).filter(seat => seat !== f.loser)

/** DL-20 Those units, and crews aboard a ship among them; DL-34 a boarding binds the ship alone. */
export function immobilize(ctx: LagoonCtx, form: Form, units: readonly number[]): void {
  const lagoon = ctx.board
  const bound = form === 'boarding' ? units : [...new Set([...units, ...fightersOf(lagoon, units)])]
  const left = bound.filter(id => {
    const { at, kind } = unitOf(lagoon, id)
    return at !== null && (kind === 'crew' || manned(lagoon, id) > 0)
  })
  for (const id of left) unitOf(lagoon, id).isStuck = true
  if (left.length > 0) ctx.tell({ kind: 'immobilized', units: left.map(id => tagOf(lagoon, id)) })
}

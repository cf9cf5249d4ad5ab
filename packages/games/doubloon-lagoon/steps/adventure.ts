/**
 * An adventure card carried out (DL-36, DL-37). Its card lies on the board from the start: an item
 * in the hex, any other with its explorer (DL-45).
 *
 *   begin ─▶ claim │ enlist ─▶ recruit │ emerge │ check │ spoils ─▶ end
 */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { handOf, keptBy, type Lagoon, pickUp, place, tagOf, unitOf } from '../board.ts'
import { choosing } from '../cards/amid.ts'
import type { CardPlay } from '../cards/cards.ts'
import { adventureOf, eventOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import { mapOf, type To } from '../edition/map.ts'
import type { DoubloonLagoon, LagoonCtx } from '../rules.ts'
import { immobilize } from './battle/aftermath.ts'
import { arriveAt } from './battle/capture.ts'
import { fightOf } from './battle/fight.ts'
import { lossesOf } from './battle/losses.ts'
import { grow } from './card.ts'
import { reactionTo } from './reaction.ts'

export type AdventureFrame = Frame<
  'adventure',
  'begin' | 'claim' | 'enlist' | 'recruit' | 'emerge' | 'check' | 'spoils' | 'end'
> & {
  seat: Seat
  card: string
  hex: number
  /** The explorers. */
  units: number[]
}
/** What is chosen in each phase that asks. */
export type AdventureChoices = { claim: Claim | CardPlay; recruit: Recruit | CardPlay; emerge: To | CardPlay }
type Claim = { crew: number | null }
type Recruit = { crew: number }

export const adventure: Step<DoubloonLagoon, AdventureFrame> = {
  begin: {
    run(ctx, f) {
      const lagoon = ctx.board
      const { type, name, text } = adventureOf(ctx.edition, f.card)
      lagoon.explored[f.seat]?.push(f.card)
      ctx.tell({ kind: 'adventure', seat: f.seat, card: f.card, name, text })
      if (type === 'item') {
        lagoon.ground.push({ at: f.hex, item: f.card })
        f.at = 'claim'
        return
      }
      keptBy(lagoon, f.seat).push(f.card)
      f.at = 'end'
      carryOut(ctx, f)
    },
  },

  // DL-36 An item goes to an explorer of the player's choice; refused, it stays in the hex.
  claim: choosing<AdventureFrame, Claim>({
    clause: 'DL-36',
    ask: (_lagoon, f) => oneOf(f.seat, [...f.units.map(crew => ({ crew })), { crew: null }]),
    again: 'claim',
    take(ctx, f, { crew }) {
      if (crew !== null) {
        pickUp(ctx.board, unitOf(ctx.board, crew), { at: f.hex, item: f.card })
        const { name } = adventureOf(ctx.edition, f.card)
        ctx.tell({ kind: 'claimed', crew: tagOf(ctx.board, crew), item: f.card, name })
      }
      return ctx.done()
    },
  }),

  // One crew only is no choice; who has rallied meanwhile may need nobody.
  enlist: {
    run(ctx, f) {
      const [only, ...more] = growing(ctx.board, ctx.edition, f.units)
      f.at = more.length > 0 ? 'recruit' : 'end'
      if (only !== undefined && more.length === 0) grow(ctx, only, adventureOf(ctx.edition, f.card).amount)
    },
  },

  recruit: choosing<AdventureFrame, Recruit>({
    clause: 'DL-37',
    ask: (lagoon, f, edition) =>
      oneOf(
        f.seat,
        growing(lagoon, edition, f.units).map(crew => ({ crew })),
      ),
    again: 'enlist',
    take(ctx, f, { crew }) {
      grow(ctx, crew, adventureOf(ctx.edition, f.card).amount)
      return ctx.done()
    },
  }),

  // Hidden Tunnel: the explorers stay together.
  emerge: choosing<AdventureFrame, To>({
    clause: 'DL-37',
    ask: (_lagoon, f, edition) => oneOf(f.seat, islandOf(edition, f.hex)),
    again: 'emerge',
    take(ctx, f, { to }) {
      for (const id of f.units) place(ctx.board, id, to)
      ctx.tell({ kind: 'tunnelled', units: f.units.map(id => tagOf(ctx.board, id)), at: to })
      f.at = 'end'
      if (to !== f.hex) arriveAt(ctx, f.seat, to)
    },
  }),

  // DL-39 The die could have been stopped before it was rolled.
  check: {
    run(ctx, f) {
      if (ctx.got('reaction')) return ctx.done()
      f.at = 'end'
      rollCheck(ctx, f)
    },
  },

  // DL-37 A printed prize only if the defender was beaten.
  spoils: {
    run(ctx, f) {
      const { prize = 0 } = adventureOf(ctx.edition, f.card)
      f.at = 'end'
      if (ctx.got('fight') && prize > 0) ctx.call({ step: 'supply', at: 'offer', seat: f.seat, left: prize })
    },
  },

  end: { run: ctx => ctx.done() },
}

/** What the card does at once, or where the step goes on. */
function carryOut(ctx: LagoonCtx, f: AdventureFrame): void {
  const { board: lagoon, edition } = ctx
  const { effect, amount } = adventureOf(edition, f.card)
  switch (effect) {
    case 'recruit':
      f.at = 'enlist'
      return
    case 'bog':
    case 'bite':
    case 'fever':
      f.at = 'check'
      return ctx.call(reactionTo(ctx.seats, 'cancel-die', null))
    case 'fight':
      f.at = 'spoils'
      return ctx.call(
        fightOf({
          form: 'adventure',
          hex: f.hex,
          attacker: f.seat,
          defender: null,
          ours: f.units,
          theirs: [],
          printed: amount,
        }),
      )
    case 'second-wind':
      for (const id of f.units) unitOf(lagoon, id).extra += amount
      return
    case 'letters':
      return ctx.call({ step: 'supply', at: 'offer', seat: f.seat, left: amount })
    case 'curse':
      ctx.tell({ kind: 'cursed', seat: f.seat, names: handOf(lagoon, f.seat).map(id => eventOf(edition, id).name) })
      lagoon.discards.push(...handOf(lagoon, f.seat))
      lagoon.hands[f.seat] = []
      return
    case 'tunnel':
      f.at = 'emerge'
      return
    default:
  }
}

/** Dice of quicksand, snakes and fever; at most `amount` pips is bad. */
function rollCheck(ctx: LagoonCtx, f: AdventureFrame): void {
  const { effect, amount, name } = adventureOf(ctx.edition, f.card)
  const isBad = (): boolean => {
    const pips = ctx.rng.die()
    ctx.tell({ kind: 'checked', name, pips, isBad: pips <= amount })
    return pips <= amount
  }
  if (effect === 'fever') {
    const sick = f.units.filter(isBad)
    if (sick.length > 0) ctx.call({ ...lossesOf(f.seat, f.hex, sick, sick.length), most: 1 })
  } else if (isBad()) {
    if (effect === 'bog') immobilize(ctx, 'adventure', f.units)
    else ctx.call(lossesOf(f.seat, f.hex, f.units, 1))
  }
}

/** DL-27 Explorers that can still grow. */
const growing = (lagoon: Lagoon, edition: Edition, units: readonly number[]): number[] =>
  units.filter(id => unitOf(lagoon, id).strength < edition.mostSteps)

/** Every hex of the same island. */
function islandOf(edition: Edition, hex: number): To[] {
  const { islands, to } = mapOf(edition)
  return to.filter((_, space) => islands[space] === islands[hex])
}

/**
 * The battle segment (DL-21, DL-28 to DL-34): boardings that last are fought on, then battles as the
 * player names them, one at a time; boardings may be called by either owner.
 *
 *   begin ─▶ lasting ─▶ look ─▶ choose ─▶ ranks ─▶ attackers ─▶ aim ─▶ targets ─▶ clash ─▶ look …
 *                                │   │       ▲─ card ──┘         ▲ card ─┘
 *                                │   └─ board ─▶ answer ─▶ grapple ─▶ look …
 *                                └─ end ─▶ hail ─▶ hailed ─▶ answer …   ─▶ quiet ─▶ tidy
 */
import { type Frame, oneOf, type Picked, type Seat, type Step, someOf } from '@nassau/kernel'
import { boardingOf, type Lagoon, spaceOf, tagOf, unitOf } from '../../board.ts'
import { choosing, picking } from '../../cards/amid.ts'
import type { CardPlay } from '../../cards/cards.ts'
import type { DoubloonLagoon, LagoonCtx } from '../../rules.ts'
import { attackersAt, battlesOf, type Grapple, grapplesOf, type Named, targetsAt } from '../../sailing/targets.ts'
import { settle } from '../../winning.ts'
import { momentFor } from '../moment.ts'
import { fightOf } from './fight.ts'
import { rollOff } from './roll-off.ts'

export type BattleFrame = Frame<
  'battle',
  | 'begin'
  | 'lasting'
  | 'look'
  | 'choose'
  | 'ranks'
  | 'attackers'
  | 'aim'
  | 'targets'
  | 'clash'
  | 'hail'
  | 'hailed'
  | 'answer'
  | 'grapple'
  | 'quiet'
  | 'tidy'
> & {
  seat: Seat
  /** Boardings still to be fought on: our ship and theirs. */
  lasting: Grapple[]
  /** DL-32 Pairs of ships that have been called, fought or passed over this turn. */
  called: Grapple[]
  hex: number
  foe: Seat
  ours: number[]
  theirs: number[]
  /** Who has called the boarding. */
  caller: Seat
  /** Whether the active player has nothing more to start. */
  isEnding: boolean
  /** DL-38 Whether there has been a moment for cards in this segment. */
  isHeard: boolean
}
/** What is chosen in each phase that asks. */
export type BattleChoices = {
  choose: Start | CardPlay
  attackers: Picked<number> | CardPlay
  targets: Picked<number> | CardPlay
  hailed: Call | CardPlay
  answer: Agreement | CardPlay
}

type Start = { end: true } | Named | Grapple
type Call = { call: boolean }
type Agreement = { agree: boolean }

const END = { end: true } as const

export const battle: Step<DoubloonLagoon, BattleFrame> = {
  // DL-34 A further round in the battle segment of each of the two, unasked.
  begin: {
    run(ctx, f) {
      const lagoon = ctx.board
      lagoon.segment = 'battle'
      for (const { one, other } of lagoon.boardings) {
        if (unitOf(lagoon, one).owner === f.seat) f.lasting.push({ from: one, board: other })
        else if (unitOf(lagoon, other).owner === f.seat) f.lasting.push({ from: other, board: one })
      }
      f.at = 'lasting'
    },
  },

  lasting: {
    run(ctx, f) {
      const pair = f.lasting.shift()
      if (!pair) {
        f.at = 'look'
        return
      }
      f.called.push(pair)
      if (!boardingOf(ctx.board, pair.from, pair.board)) return
      f.isHeard = true
      fightAboard(ctx, f.seat, pair, true)
    },
  },

  // Where no enemy shares a hex there is nothing to be asked.
  look: {
    run(ctx, f) {
      if (settle(ctx)) return
      const lagoon = ctx.board
      if (lagoon.isOut[f.seat]) f.at = 'tidy'
      else if (f.isEnding || (battlesOf(lagoon, f.seat).length === 0 && callable(lagoon, f).length === 0)) f.at = 'hail'
      else {
        f.isHeard = true
        f.at = 'choose'
      }
    },
  },

  choose: choosing<BattleFrame, Start>({
    clause: 'DL-21',
    ask: (lagoon, f) => oneOf<Start>(f.seat, [END, ...battlesOf(lagoon, f.seat), ...callable(lagoon, f)]),
    again: 'look',
    take(ctx, f, choice, seat) {
      if ('end' in choice) f.at = 'hail'
      else if ('board' in choice) callBoarding(ctx, f, choice, seat)
      else {
        f.hex = choice.battle
        f.foe = choice.against
        f.at = 'ranks'
      }
    },
  }),

  // Who can attack there; a card may have changed that, or the match be over.
  ranks: {
    run(ctx, f) {
      if (settle(ctx)) return
      f.ours = attackersAt(ctx.board, f.seat, f.hex, f.foe)
      f.at = f.ours.length === 0 ? 'look' : f.ours.length > 1 ? 'attackers' : 'aim'
    },
  },

  // DL-21 The player names the units on each side. DL-28 So attacks may be split.
  attackers: picking<BattleFrame>({
    clause: 'DL-21',
    ask: (lagoon, f) => someOf(f.seat, attackersAt(lagoon, f.seat, f.hex, f.foe), 1),
    again: 'ranks',
    take(_ctx, f, { pick }) {
      f.ours = pick
      f.at = 'aim'
    },
  }),

  // Whom they can attack, all of them together. Nobody left on either side: there is nothing to be fought.
  aim: {
    run(ctx, f) {
      if (settle(ctx)) return
      const able = attackersAt(ctx.board, f.seat, f.hex, f.foe)
      f.ours = f.ours.filter(id => able.includes(id))
      f.theirs = f.ours.length > 0 ? targetsAt(ctx.board, f.foe, f.hex, f.ours) : []
      f.at = f.theirs.length === 0 ? 'look' : f.theirs.length > 1 ? 'targets' : 'clash'
    },
  },

  targets: picking<BattleFrame>({
    clause: 'DL-28',
    ask: (lagoon, f) => someOf(f.seat, targetsAt(lagoon, f.foe, f.hex, f.ours), 1),
    again: 'aim',
    take(_ctx, f, { pick }) {
      f.theirs = pick
      f.at = 'clash'
    },
  }),

  clash: {
    run(ctx, f) {
      const lagoon = ctx.board
      for (const id of f.ours) unitOf(lagoon, id).hasAttacked = true
      const { seat: attacker, foe: defender, hex, ours, theirs } = f
      const [us, them] = [ours, theirs].map(units => units.map(id => tagOf(lagoon, id)))
      ctx.tell({ kind: 'battle', attacker, defender, at: hex, ours: us ?? [], theirs: them ?? [] })
      f.at = 'look'
      ctx.call(fightOf({ form: 'battle', hex, attacker, defender, ours, theirs, printed: 0 }))
    },
  },

  // DL-32 Either owner may call a boarding: at the end the others are asked for the pairs not called yet.
  hail: {
    run(ctx, f) {
      f.isEnding = true
      const [pair] = grapplesOf(ctx.board, f.seat, f.called)
      if (!pair) {
        f.at = 'quiet'
        return
      }
      f.isHeard = true
      f.called.push(pair)
      f.ours = [pair.from]
      f.theirs = [pair.board]
      f.foe = unitOf(ctx.board, pair.board).owner
      f.at = 'hailed'
    },
  },

  hailed: choosing<BattleFrame, Call>({
    clause: 'DL-32',
    ask: (_lagoon, f) => oneOf(f.foe, [{ call: false }, { call: true }]),
    again: 'hailed',
    take(ctx, f, { call }) {
      f.at = 'hail'
      if (call) hailShip(ctx, f, f.foe)
    },
  }),

  // If both agree it begins; if not, the higher die decides.
  answer: choosing<BattleFrame, Agreement>({
    clause: 'DL-32',
    ask: (_lagoon, f) => oneOf(f.caller === f.seat ? f.foe : f.seat, [{ agree: true }, { agree: false }]),
    again: 'answer',
    take(ctx, f, { agree }) {
      f.at = 'look'
      if (agree) {
        f.at = 'grapple'
        return
      }
      const [caller, other] = rollOff(ctx)
      ctx.tell({
        kind: 'boarding-rolled',
        caller: f.caller,
        other: f.caller === f.seat ? f.foe : f.seat,
        dice: [caller, other],
      })
      if (caller > other) f.at = 'grapple'
    },
  }),

  // DL-33, DL-34 The two ships are locked together, and the first round is fought.
  grapple: {
    run(ctx, f) {
      const [from = -1] = f.ours
      const [board = -1] = f.theirs
      ctx.board.boardings.push({ one: from, other: board, isTried: false })
      f.at = 'look'
      const pair = f.caller === f.seat ? { from, board } : { from: board, board: from }
      fightAboard(ctx, f.caller, pair, false)
    },
  },

  // DL-38 A segment in which nothing happens has a moment for cards all the same.
  quiet: {
    run(ctx, f) {
      f.at = 'tidy'
      if (!f.isHeard) ctx.call(momentFor(ctx.seats))
    },
  },

  tidy: {
    run(ctx) {
      for (const unit of ctx.board.units) unit.hasAttacked = false
      return ctx.done()
    },
  },
}

/** Boardings the active player may call: a ship that has attacked has had its turn. */
const callable = (lagoon: Lagoon, f: BattleFrame): Grapple[] =>
  grapplesOf(lagoon, f.seat, f.called).filter(({ from }) => !unitOf(lagoon, from).hasAttacked)

function callBoarding(ctx: LagoonCtx, f: BattleFrame, pair: Grapple, seat: Seat): void {
  f.called.push(pair)
  f.ours = [pair.from]
  f.theirs = [pair.board]
  f.foe = unitOf(ctx.board, pair.board).owner
  hailShip(ctx, f, seat)
}

function hailShip(ctx: LagoonCtx, f: BattleFrame, caller: Seat): void {
  const [from = -1] = f.ours
  const [board = -1] = f.theirs
  f.caller = caller
  ctx.tell({ kind: 'boarding-called', caller, ours: tagOf(ctx.board, from), theirs: tagOf(ctx.board, board) })
  f.at = 'answer'
}

/** DL-33 A round of a boarding, with all crews aboard; DL-34 the first, or a further one. */
function fightAboard(ctx: LagoonCtx, attacker: Seat, { from, board }: Grapple, isFurther: boolean): void {
  const lagoon: Lagoon = ctx.board
  const [ours, theirs] = [unitOf(lagoon, from), unitOf(lagoon, board)]
  ours.hasAttacked = true
  const hex = spaceOf(ours)
  const defender = theirs.owner
  const [us, them] = [tagOf(lagoon, from), tagOf(lagoon, board)]
  ctx.tell({ kind: 'boarding', attacker, defender, at: hex, ours: us, theirs: them, isFurther })
  ctx.call(fightOf({ form: 'boarding', hex, attacker, defender, ours: [from], theirs: [board], printed: 0 }))
}

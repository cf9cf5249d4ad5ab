/**
 * The movement segment (DL-14 to DL-20): units in any order, each as often as its points allow.
 *
 *   look ─▶ choose ─▶ act ─▶ look …
 *             └─ end ─▶ heaps ─▶ sift ─▶ gather ─▶ sift … ─▶ tidy ─▶ done
 */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import {
  boardingOf,
  handOver,
  isAshore,
  type Lagoon,
  type Lying,
  MOST_HESITATIONS,
  pickUp,
  place,
  spaceOf,
  tagOf,
  type Unit,
  unitOf,
  unitsWhere,
} from '../board.ts'
import { choosing } from '../cards/amid.ts'
import type { CardPlay } from '../cards/cards.ts'
import { adventureOf } from '../cards/decks.ts'
import type { DoubloonLagoon, LagoonCtx } from '../rules.ts'
import { canAct, type Deed, deedsOf, type Gift } from '../sailing/deeds.ts'
import { areaOf, costIn } from '../sailing/reach.ts'
import { settle } from '../winning.ts'
import { arriveAt, seize } from './battle/capture.ts'
import { rollOff } from './battle/roll-off.ts'

export type MovementFrame = Frame<'movement', 'look' | 'choose' | 'act' | 'heaps' | 'sift' | 'gather' | 'tidy'> & {
  seat: Seat
  /** The unit in hand. */
  unit: number
  /** How often a unit was put back without doing anything. */
  hesitations: number
  /** Items lying where own crews have ended their movement, still to be asked about. */
  heaps: Lying[]
}

/** What is chosen in each phase that asks. */
export type MovementChoices = {
  choose: Start | CardPlay
  act: Act | CardPlay
  gather: Taker | CardPlay
}
type Start = { end: true } | { unit: number }
type Act = { back: true } | Deed
type Taker = { crew: number | null }

const END = { end: true } as const
const BACK = { back: true } as const

export const movement: Step<DoubloonLagoon, MovementFrame> = {
  look: {
    run(ctx, f) {
      ctx.board.segment = 'movement'
      if (settle(ctx)) return
      f.at = ctx.board.isOut[f.seat] ? 'tidy' : 'choose'
    },
  },

  // A unit that can do something, a card, or the end. DL-38 Others may play cards unasked.
  choose: choosing<MovementFrame, Start>({
    clause: 'DL-14',
    ask(lagoon, f, edition) {
      const options: Start[] = [END]
      for (let unit = 0; unit < lagoon.units.length; unit++)
        if (lagoon.units[unit]?.owner === f.seat && canAct(lagoon, edition, unit)) options.push({ unit })
      return oneOf(f.seat, options)
    },
    again: 'look',
    take(_ctx, f, choice) {
      if ('end' in choice) f.at = 'heaps'
      else {
        f.unit = choice.unit
        f.at = 'act'
      }
    },
  }),

  // Everything the unit can do: its whole area at once, embarking, handing items on, breaking off, capturing.
  act: choosing<MovementFrame, Act>({
    clause: 'DL-16',
    ask(lagoon, f, edition) {
      const deeds = deedsOf(lagoon, edition, f.unit)
      return oneOf<Act>(f.seat, f.hesitations < MOST_HESITATIONS ? [BACK, ...deeds] : deeds)
    },
    again: 'look',
    take(ctx, f, choice, seat) {
      f.at = 'look'
      if ('back' in choice) f.hesitations++
      else if ('to' in choice) go(ctx, f, choice.to)
      else if ('embark' in choice) embark(ctx, f.unit, choice.embark)
      else if ('give' in choice) give(ctx, f.unit, choice)
      else if ('breakOff' in choice) breakOff(ctx, f.unit, choice.breakOff)
      else seize(ctx, choice.capture, seat, false)
    },
  }),

  // DL-31 What lies in a hex is for a crew that ends its movement there.
  heaps: {
    run(ctx, f) {
      f.heaps = ctx.board.ground.filter(({ at }) => gatherers(ctx.board, f.seat, at).length > 0)
      f.at = 'sift'
    },
  },

  // A card may have taken a crew away, or the match to its end.
  sift: {
    run(ctx, f) {
      if (settle(ctx)) return
      f.heaps = f.heaps.filter(({ at }) => gatherers(ctx.board, f.seat, at).length > 0)
      f.at = f.heaps.length > 0 ? 'gather' : 'tidy'
    },
  },

  gather: choosing<MovementFrame, Taker>({
    clause: 'DL-31',
    ask(lagoon, f) {
      const crews = gatherers(lagoon, f.seat, f.heaps[0]?.at ?? -1)
      return oneOf(f.seat, [...crews.map(crew => ({ crew })), { crew: null }])
    },
    again: 'sift',
    take(ctx, f, { crew }) {
      const heap = f.heaps.shift()
      if (heap && crew !== null) gather(ctx, crew, heap)
      f.at = 'sift'
    },
  }),

  // What holds for one movement segment is over. DL-20 So is being immobilized.
  tidy: {
    run(ctx, f) {
      for (const unit of ctx.board.units) if (unit.owner === f.seat) rest(unit)
      for (const boarding of ctx.board.boardings) boarding.isTried = false
      return ctx.done()
    },
  },
}

function rest(unit: Unit): void {
  unit.spent = 0
  unit.extra = 0
  unit.calm = null
  unit.isStuck = false
  unit.hasCrossed = false
  if (unit.gave.length > 0) unit.gave = []
}

const gatherers = (lagoon: Lagoon, seat: Seat, at: number): number[] =>
  unitsWhere(lagoon, unit => unit.owner === seat && unit.at === at && isAshore(unit))

/** DL-14 to DL-17 A ship sails, a crew walks or disembarks; entering a hex, it may capture a ship (DL-19). */
function go(ctx: LagoonCtx, f: MovementFrame, to: number): void {
  const lagoon = ctx.board
  const unit = unitOf(lagoon, f.unit)
  const from = spaceOf(unit)
  const cost = costIn(areaOf(lagoon, ctx.edition, f.unit), to)
  const how = unit.kind === 'ship' ? 'sailed' : unit.aboard === null ? 'walked' : 'landed'
  unit.spent += cost
  if (how === 'landed') {
    unit.aboard = null
    unit.hasCrossed = true
  }
  place(lagoon, f.unit, to)
  ctx.tell({ kind: how, unit: tagOf(lagoon, f.unit), from, at: to, cost })
  if (to !== from) arriveAt(ctx, f.seat, to)
}

function embark(ctx: LagoonCtx, id: number, ship: number): void {
  const crew = unitOf(ctx.board, id)
  crew.aboard = ship
  crew.hasCrossed = true
  ctx.tell({ kind: 'embarked', crew: tagOf(ctx.board, id), ship: tagOf(ctx.board, ship), isHailed: false })
}

function give(ctx: LagoonCtx, id: number, { give: item, unit }: Gift): void {
  const giver = unitOf(ctx.board, id)
  handOver(giver, unitOf(ctx.board, unit), item)
  giver.gave.push(item)
  const { name } = adventureOf(ctx.edition, item)
  ctx.tell({ kind: 'gave', from: tagOf(ctx.board, id), to: tagOf(ctx.board, unit), item, name })
}

/** DL-34 The higher die ends the boarding; level ones roll again. */
function breakOff(ctx: LagoonCtx, ship: number, other: number): void {
  const lagoon = ctx.board
  const boarding = boardingOf(lagoon, ship, other)
  if (!boarding) return
  const [ours, theirs] = rollOff(ctx)
  ctx.tell({ kind: 'broke-off', ship: tagOf(lagoon, ship), other: tagOf(lagoon, other), ours, theirs })
  if (ours > theirs) lagoon.boardings = lagoon.boardings.filter(pair => pair !== boarding)
  else boarding.isTried = true
}

function gather(ctx: LagoonCtx, crew: number, heap: Lying): void {
  pickUp(ctx.board, unitOf(ctx.board, crew), heap)
  const { name } = adventureOf(ctx.edition, heap.item)
  ctx.tell({ kind: 'gathered', crew: tagOf(ctx.board, crew), item: heap.item, name })
}

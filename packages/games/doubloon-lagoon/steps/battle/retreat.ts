/**
 * Retreats (DL-25): unit by unit, hex by hex, as its owner chooses, away from the battle. A hex that
 * cannot be retreated costs a step. Its answer is the items that eliminated crews have left.
 *
 *   next ─▶ look ─▶ choose ─▶ look …
 *            └─▶ stand ─▶ next …  ─▶ done(items)
 */
import { type Frame, oneOf, type Seat, type Step } from '@nassau/kernel'
import { distance } from '../../../kit/hexes.ts'
import {
  crewsAboard,
  isLocked,
  type Lagoon,
  type Lying,
  manned,
  place,
  someUnit,
  spaceOf,
  tagOf,
  unitOf,
} from '../../board.ts'
import type { Edition } from '../../edition/edition.ts'
import { mapOf, type To } from '../../edition/map.ts'
import type { DoubloonLagoon, LagoonCtx } from '../../rules.ts'
import { lossesOf } from './losses.ts'

export type RetreatFrame = Frame<'retreat', 'next' | 'look' | 'choose' | 'stand'> & {
  seat: Seat
  /** The battle's hex. */
  from: number
  /** Hexes a unit retreats. */
  hexes: number
  /** Units still to retreat. */
  units: number[]
  unit: number
  /** Hexes this unit still has to go. */
  left: number
  /** Items of crews that were eliminated. */
  items: Lying[]
}
/** What is chosen in each phase that asks. */
export type RetreatChoices = { choose: To }

export const retreat: Step<DoubloonLagoon, RetreatFrame> = {
  next: {
    run(ctx, f) {
      const unit = f.units.shift()
      if (unit === undefined) return ctx.done(f.items)
      f.unit = unit
      f.left = f.hexes
      f.at = isThere(ctx.board, unit) ? 'look' : 'next'
    },
  },

  // One way only is no choice; none at all costs a step a hex.
  look: {
    run(ctx, f) {
      const [only, ...more] = f.left > 0 ? waysOf(ctx.board, ctx.edition, f) : []
      if (f.left === 0) f.at = 'next'
      else if (only === undefined) standFast(ctx, f)
      else if (more.length > 0) f.at = 'choose'
      else fallBack(ctx, f, only)
    },
  },

  choose: {
    clause: 'DL-25',
    ask: (lagoon, f, edition) =>
      oneOf(
        f.seat,
        waysOf(lagoon, edition, f).map(to => ({ to })),
      ),
    take(ctx, f, { to }) {
      fallBack(ctx, f, to)
      f.at = 'look'
    },
  },

  stand: {
    run(ctx, f) {
      f.items.push(...ctx.got('losses'))
      f.at = 'next'
    },
  },
}

/** A ship whose crew is gone retreats no more than a crew that is gone. */
const isThere = (lagoon: Lagoon, id: number): boolean => {
  const { at, kind } = unitOf(lagoon, id)
  return at !== null && (kind === 'crew' || manned(lagoon, id) > 0)
}

/** DL-25 Farther from the battle than now where that can be, else no nearer; never where an enemy is. */
export function waysOf(lagoon: Lagoon, edition: Edition, f: RetreatFrame): number[] {
  const { field, sailing, walking } = mapOf(edition)
  const unit = unitOf(lagoon, f.unit)
  // DL-34 A boarding holds the ship where it is.
  if (unit.kind === 'ship' && isLocked(lagoon, f.unit)) return []
  const costs = unit.kind === 'ship' ? sailing : walking[0]
  const farAway = (space: number): number => {
    const [here, there] = [field.hexes[space], field.hexes[f.from]]
    return here && there ? distance(here, there) : 0
  }
  const now = farAway(spaceOf(unit))
  const open = (field.neighbours[spaceOf(unit)] ?? []).filter(
    space =>
      space >= 0 &&
      (costs?.[space] ?? null) !== null &&
      farAway(space) >= now &&
      !someUnit(lagoon, other => other.at === space && other.owner !== f.seat),
  )
  const farther = open.filter(space => farAway(space) > now)
  return farther.length > 0 ? farther : open
}

function fallBack(ctx: LagoonCtx, f: RetreatFrame, to: number): void {
  place(ctx.board, f.unit, to)
  f.left--
  ctx.tell({ kind: 'retreated', unit: tagOf(ctx.board, f.unit), at: to })
}

function standFast(ctx: LagoonCtx, f: RetreatFrame): void {
  const unit = unitOf(ctx.board, f.unit)
  ctx.tell({ kind: 'cornered', unit: tagOf(ctx.board, f.unit), steps: f.left })
  const crews = unit.kind === 'ship' ? crewsAboard(ctx.board, f.unit) : [f.unit]
  f.at = 'stand'
  ctx.call(lossesOf(f.seat, spaceOf(unit), crews, f.left))
}

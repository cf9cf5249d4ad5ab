/**
 * Step losses (DL-26): in any combination among the losing units, by their owner's choice. Its
 * answer is the items that eliminated crews have left.
 *
 *   weigh ─▶ surgeon ─▶ share ─▶ choose ─▶ done(items)
 */
import { type Frame, oneOf, type Picked, repeat, type Seat, type Step, someOf, tally } from '@nassau/kernel'
import { eliminate, keptBy, type Lagoon, type Lying, tagOf, unitOf, unitsWhere } from '../../board.ts'
import { adventureOf, has, takeOut } from '../../cards/decks.ts'
import type { Edition } from '../../edition/edition.ts'
import type { DoubloonLagoon, LagoonCtx } from '../../rules.ts'

export type LossesFrame = Frame<'losses', 'weigh' | 'surgeon' | 'share' | 'choose'> & {
  seat: Seat
  hex: number
  /** The crews among whom they are shared. */
  crews: number[]
  /** Steps to be lost. */
  steps: number
  /** At most this many a crew; null: as many as it has. */
  most: number | null
  /** Where the items of the dead go (DL-31, DL-47). */
  fate: 'hex' | 'lost'
}
/** What is chosen in each phase that asks. */
export type LossesChoices = { surgeon: { heal: boolean }; choose: Picked<number> }

export const lossesOf = (seat: Seat, hex: number, crews: number[], steps: number): LossesFrame => ({
  step: 'losses',
  at: 'weigh',
  seat,
  hex,
  crews,
  steps,
  most: null,
  fate: 'hex',
})

export const losses: Step<DoubloonLagoon, LossesFrame> = {
  weigh: {
    run(ctx, f) {
      f.steps = Math.min(f.steps, stepsAmong(ctx.board, f).length)
      if (f.steps === 0) return ctx.done([])
      f.at = chestOf(ctx.board, ctx.edition, f) === undefined ? 'share' : 'surgeon'
    },
  },

  // DL-37 Surgeon's Chest: discarded, it saves some of these steps.
  surgeon: {
    clause: 'DL-37',
    ask: (_lagoon, f) => oneOf(f.seat, [{ heal: true }, { heal: false }]),
    take(ctx, f, { heal }) {
      if (heal) tend(ctx, f)
      if (f.steps === 0) return ctx.done([])
      f.at = 'share'
    },
  },

  // Where all are lost, or only one crew can lose them, there is no choice to make.
  share: {
    run(ctx, f) {
      const steps = stepsAmong(ctx.board, f)
      if (steps.length > f.steps && f.crews.length > 1) {
        f.at = 'choose'
        return
      }
      return ctx.done(lose(ctx, f, steps.slice(0, f.steps)))
    },
  },

  choose: {
    clause: 'DL-26',
    ask: (lagoon, f) => someOf(f.seat, stepsAmong(lagoon, f), f.steps, f.steps),
    take: (ctx, f, { pick }) => ctx.done(lose(ctx, f, pick)),
  },
}

/** The steps that can be lost, each as the number of its crew. */
const stepsAmong = (lagoon: Lagoon, { crews, most }: LossesFrame): number[] =>
  crews.flatMap(id => {
    const { strength } = unitOf(lagoon, id)
    return repeat(id, most === null ? strength : Math.min(most, strength))
  })

/** Who carries something to heal with in this hex; undefined if nobody. */
const chestOf = (lagoon: Lagoon, edition: Edition, f: LossesFrame): number | undefined =>
  unitsWhere(lagoon, unit => unit.owner === f.seat && unit.at === f.hex && has(edition, unit.items, 'heal'))[0]

function tend(ctx: LagoonCtx, f: LossesFrame): void {
  const { board: lagoon, edition } = ctx
  const carrier = unitOf(lagoon, chestOf(lagoon, edition, f) ?? -1)
  const chest = carrier.items.find(item => has(edition, [item], 'heal'))
  if (chest === undefined) return
  takeOut(carrier.items, chest)
  // DL-45 Discarded for its effect, it counts for the discarder.
  keptBy(lagoon, f.seat).push(chest)
  const { amount, name } = adventureOf(edition, chest)
  const saved = Math.min(f.steps, amount)
  f.steps -= saved
  ctx.tell({ kind: 'healed', seat: f.seat, name, steps: saved })
}

function lose(ctx: LagoonCtx, f: LossesFrame, steps: readonly number[]): Lying[] {
  const lagoon = ctx.board
  const left: Lying[] = []
  for (const [id, n] of tally(steps)) {
    const crew = unitOf(lagoon, id)
    const tag = tagOf(lagoon, id)
    crew.strength -= n
    ctx.tell({ kind: 'steps-lost', crew: tag, steps: n, left: crew.strength })
    if (crew.strength === 0) left.push(...eliminate(lagoon, id, f.fate))
  }
  return left
}

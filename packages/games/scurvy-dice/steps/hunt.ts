/**
 * A treasure hunt (SD-7 to SD-9): treasure is rolled, ships are built, and voyages follow until the
 * island is bare.
 *
 *   muster ─▶ build ─▶ voyage ─▶ aftermath ─▶ score
 *                        ▲─────── refit ◀──┘
 */
import { eachSeat, type Frame, type Round, type Step, sequence } from '@nassau/kernel'
import { byWorth, inTurn, MOST_LOOTS, POOL, SHIP_DICE } from '../board.ts'
import { settlePromises } from '../promises.ts'
import type { ScurvyDice } from '../rules.ts'

export type HuntFrame = Frame<'hunt', 'muster' | 'build' | 'voyage' | 'aftermath' | 'refit' | 'score' | 'home'>

export const hunt: Step<ScurvyDice, HuntFrame> = {
  // SD-7 The Scurvy Dog rolls all treasure dice. SD-8 No coins at all: all are rolled again.
  muster: {
    run(ctx, f) {
      const sea = ctx.board
      sea.hunt++
      sea.loots = 0
      for (const ship of sea.ships) {
        Object.assign(ship, { sails: 0, hull: 0, cannons: 0, crew: 0, parrot: 0, wreck: SHIP_DICE, plunder: 0 })
        Object.assign(ship, { hold: [], cache: [], scurvy: 0, from: ship.at, isHidden: false, isImmune: false })
      }
      const pool = POOL + ctx.seats
      do {
        const faces = Array.from({ length: pool }, () => ctx.rng.pick(ctx.edition.treasureDie))
        sea.island = faces.flatMap(face => (face === 'skull' ? [] : [face])).sort(byWorth)
        sea.muerta = pool - sea.island.length
      } while (sea.island.length === 0)
      ctx.tell({ kind: 'treasure-rolled', hunt: sea.hunt, by: sea.dog, coins: [...sea.island], skulls: sea.muerta })
      f.at = 'build'
    },
  },

  // SD-10 Everyone builds, from the Scurvy Dog on.
  build: {
    run(ctx, f) {
      ctx.tell({ kind: 'phase', phase: 'building', isIdle: false })
      f.at = 'voyage'
      ctx.call({ step: 'fleet', at: 'begin', left: [], isRefit: false })
    },
  },

  voyage: {
    run(ctx, f) {
      f.at = 'aftermath'
      ctx.call({ step: 'voyage', at: 'cannons' })
    },
  },

  // SD-9 Treasure left: refit and on. SD-40 But after the twelfth loot phase it is left behind.
  aftermath: {
    run(ctx, f) {
      const sea = ctx.board
      sea.loots++
      if (sea.island.length > 0 && sea.loots >= MOST_LOOTS) {
        ctx.tell({ kind: 'treasure-abandoned', coins: sea.island })
        sea.island = []
      }
      f.at = sea.island.length > 0 ? 'refit' : 'score'
    },
  },

  // SD-38 What is aboard is set aside: no hull space, still within a boarder's reach.
  refit: {
    run(ctx, f) {
      for (const ship of ctx.board.ships) {
        ship.cache = [...ship.cache, ...ship.hold].sort(byWorth)
        ship.hold = []
      }
      ctx.tell({ kind: 'refit', left: [...ctx.board.island] })
      f.at = 'voyage'
      ctx.call({ step: 'fleet', at: 'begin', left: [], isRefit: true })
    },
  },

  score: {
    run(ctx, f) {
      ctx.tell({ kind: 'phase', phase: 'scoring', isIdle: false })
      f.at = 'home'
      ctx.call({ step: 'scoring', at: 'begin', left: [] })
    },
  },

  // SD-33 Promises hold until the next hunt is over.
  home: {
    run(ctx) {
      settlePromises(ctx)
      return ctx.done()
    },
  },
}

/** Everyone builds or refits in turn. */
export type FleetFrame = Round<'fleet'> & { isRefit: boolean }

export const fleet: Step<ScurvyDice, FleetFrame> = eachSeat<ScurvyDice, FleetFrame>({
  order: sea => inTurn(sea, sea.dog),
  start: (seat, _sea, f) => ({
    step: 'build',
    at: f.isRefit ? 'cove' : 'roll',
    seat,
    tray: { ship: 0, cannon: 0, crew: 0, parrot: 0 },
    rolling: 0,
  }),
})

/** SD-9 The phases between building and refit; SD-49 kept parrots turn before boarding and before loot. */
export type VoyageFrame = Frame<
  'voyage',
  'cannons' | 'turnBefore' | 'boarding' | 'turnAgain' | 'loot' | 'scurvy' | 'end'
>

export const voyage: Step<ScurvyDice, VoyageFrame> = sequence<ScurvyDice, VoyageFrame>({
  cannons: {
    start: sea => ({
      step: 'cannons',
      at: 'order',
      fired: [],
      seat: sea.dog,
      shots: [],
      target: sea.dog,
      ships: 0,
      parrots: 0,
      hit: [],
    }),
  },
  turnBefore: { start: sea => ({ step: 'parrots', at: 'next', left: inTurn(sea, sea.dog), before: 'boarding' }) },
  boarding: {
    start: sea => ({ step: 'boarding', at: 'order', tried: [], seat: sea.dog, target: sea.dog, round: 0, ties: [] }),
  },
  turnAgain: { start: sea => ({ step: 'parrots', at: 'next', left: inTurn(sea, sea.dog), before: 'loot' }) },
  loot: {
    start: sea => ({ step: 'loot', at: 'next', waiting: inTurn(sea, sea.dog), queue: [], seat: sea.dog, extra: 0 }),
  },
  scurvy: { start: () => ({ step: 'scurvy', at: 'begin', left: [] }) },
})

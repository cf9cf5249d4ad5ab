/**
 * Ship building and refit (SD-10 to SD-13, SD-39): roll, re-roll once, arrange. A refit first lets
 * dice that still stand join those that were destroyed.
 *
 *   (refit) cove ─▶ sort ─▶ salvage ─┐
 *   (build)                  roll ◀──┴─▶ reroll ─▶ encore ─▶ arrange ─▶ done
 */
import {
  type Assigned,
  type Frame,
  type Group,
  oneOf,
  type Picked,
  repeat,
  type Seat,
  type Step,
  someOf,
  toPlaces,
} from '@nassau/kernel'
import { type Part, rollDice, type Sea, type Ship, shipOf, type Tray } from '../board.ts'
import { strength, usePower } from '../captains.ts'
import { FACES, type Face } from '../edition/edition.ts'
import type { ScurvyDice } from '../rules.ts'

export type BuildFrame = Frame<
  'build',
  'cove' | 'hide' | 'sort' | 'salvage' | 'roll' | 'reroll' | 'extra' | 'encore' | 'arrange'
> & {
  seat: Seat
  /** The dice in hand, by face. */
  tray: Tray
  /** Standing dice that join the roll of a refit. */
  rolling: number
}

type Use = { use: boolean }
/** What is chosen in each phase that asks. */
export type BuildChoices = {
  hide: Use
  salvage: Picked<Face | 'plunder'>
  reroll: Picked<Face>
  encore: Picked<Face>
  arrange: Assigned<Part>
}

export const build: Step<ScurvyDice, BuildFrame> = {
  // Hidden Cove works at the refit, when there is something to hide.
  cove: {
    run(ctx, f) {
      const ship = shipOf(ctx.board, f.seat)
      liftDice(ship, f.tray)
      f.at = ship.cache.length > 0 && strength(ctx.edition, ship, 'hide-cache') > 0 ? 'hide' : 'sort'
    },
  },

  hide: {
    clause: 'SD-47',
    ask: (_sea, f) => oneOf(f.seat, [{ use: true }, { use: false }]),
    take(ctx, f, { use }) {
      const ship = shipOf(ctx.board, f.seat)
      if (use) {
        ship.isHidden = true
        usePower(ctx, f.seat, 'hide-cache')
      }
      f.at = 'sort'
    },
  },

  // SD-39 A wreck with nothing standing, and nothing carried off, has nothing to choose from.
  sort: {
    run(ctx, f) {
      f.at = facesIn(f.tray).length + plunderOf(ctx.board, f.seat).length > 0 ? 'salvage' : 'roll'
    },
  },

  // SD-39 Dice still part of the ship may join the roll; so may dice carried off (SD-46).
  salvage: {
    clause: 'SD-39',
    ask: (sea, f) => someOf(f.seat, [...facesIn(f.tray), ...plunderOf(sea, f.seat)]),
    take(ctx, f, { pick }) {
      const ship = shipOf(ctx.board, f.seat)
      for (const token of pick) {
        if (token === 'plunder') ship.plunder--
        else f.tray[token]--
      }
      f.rolling = pick.length
      f.at = 'roll'
    },
  },

  // SD-10 All ten dice at first; at a refit those destroyed, and those that joined them.
  roll: {
    run(ctx, f) {
      const ship = shipOf(ctx.board, f.seat)
      const n = ship.wreck + f.rolling
      const rolled = rollDice(ctx.edition, ctx.rng, n)
      ship.wreck = 0
      for (const face of FACES) f.tray[face] += rolled[face]
      if (n > 0) ctx.tell({ kind: 'rolled', seat: f.seat, dice: rolled, isRefit: ctx.board.loots > 0 })
      // All of it carried off (SD-46): there is no die to build with.
      if (facesIn(f.tray).length === 0) return ctx.done()
      f.at = 'reroll'
    },
  },

  // SD-10 Any number of dice may be re-rolled, once.
  reroll: {
    clause: 'SD-10',
    ask: (_sea, f) => someOf(f.seat, facesIn(f.tray)),
    take(ctx, f, { pick }) {
      if (pick.length > 0) {
        const again = rerollDice(f.tray, pick, n => rollDice(ctx.edition, ctx.rng, n))
        ctx.tell({ kind: 'rerolled', seat: f.seat, from: pick, dice: again, isExtra: false })
      }
      f.at = 'extra'
    },
  },

  extra: {
    run(ctx, f) {
      f.at = strength(ctx.edition, shipOf(ctx.board, f.seat), 'extra-reroll') > 0 ? 'encore' : 'arrange'
    },
  },

  // The Articles: one more re-roll; picking no dice keeps the power.
  encore: {
    clause: 'SD-47',
    ask: (_sea, f) => someOf(f.seat, facesIn(f.tray)),
    take(ctx, f, { pick }) {
      if (pick.length > 0) {
        usePower(ctx, f.seat, 'extra-reroll')
        const again = rerollDice(f.tray, pick, n => rollDice(ctx.edition, ctx.rng, n))
        ctx.tell({ kind: 'rerolled', seat: f.seat, from: pick, dice: again, isExtra: true })
      }
      f.at = 'arrange'
    },
  },

  // SD-3 A ship face is a sail or a hull. SD-12 Parrots become anything; one may stay a parrot.
  arrange: {
    clause: 'SD-12',
    ask: (_sea, f) => toPlaces(f.seat, groupsIn(f.tray), [{ place: 'parrot', least: 0, most: 1 }]),
    take(ctx, f, { assign }) {
      const ship = shipOf(ctx.board, f.seat)
      for (const part of assign) ship[part]++
      const { sails, hull, cannons, crew, parrot } = ship
      ctx.tell({ kind: 'built', seat: f.seat, ship: { sails, hull, cannons, crew, parrot } })
      return ctx.done()
    },
  },
}

const facesIn = (tray: Tray): Face[] => {
  const faces: Face[] = []
  for (const face of FACES) for (let n = tray[face]; n > 0; n--) faces.push(face)
  return faces
}

const plunderOf = (sea: Sea, seat: Seat): 'plunder'[] => repeat('plunder', shipOf(sea, seat).plunder)

const groupsIn = (tray: Tray): Group<Part>[] => [
  { thing: 'ship', count: tray.ship, to: ['sails', 'hull'] },
  { thing: 'cannon', count: tray.cannon, to: ['cannons'] },
  { thing: 'crew', count: tray.crew, to: ['crew'] },
  { thing: 'parrot', count: tray.parrot, to: ['sails', 'hull', 'cannons', 'crew', 'parrot'] },
]

/** Takes a ship apart into the tray: dice keep their face, sails and hull are one again. */
function liftDice(ship: Ship, tray: Tray): void {
  tray.ship = ship.sails + ship.hull
  tray.cannon = ship.cannons
  tray.crew = ship.crew
  tray.parrot = ship.parrot
  Object.assign(ship, { sails: 0, hull: 0, cannons: 0, crew: 0, parrot: 0 })
}

/** Rolls the picked dice of a tray again, and says what they show. */
function rerollDice(tray: Tray, pick: readonly Face[], roll: (n: number) => Tray): Tray {
  for (const face of pick) tray[face]--
  const again = roll(pick.length)
  for (const face of FACES) tray[face] += again[face]
  return again
}

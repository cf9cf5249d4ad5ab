/**
 * The cannon phase (SD-14 to SD-21): the fastest ship with cannons aims them all, fires target by
 * target, and the next fastest follows.
 *
 *   order ─▶ aim ─▶ fire ─▶ ships ─▶ parrots ─▶ fire (next target)
 *     ▲               └──▶ trophy ─▶ carry ─┐
 *     └─────────────────────────────────────┘
 */
import {
  type Assigned,
  type Frame,
  oneOf,
  type Picked,
  repeat,
  type Seat,
  type Step,
  someOf,
  toPlaces,
} from '@nassau/kernel'
import { PARTS, type Part, rivalsOf, rollDice, seatsOf, shipOf, standing, wreckDice } from '../../board.ts'
import { strength, usePower } from '../../captains.ts'
import { turnOn } from '../../promises.ts'
import type { ScurvyDice } from '../../rules.ts'
import { fastest } from '../../speed.ts'

export type CannonsFrame = Frame<
  'cannons',
  'order' | 'aim' | 'fire' | 'split' | 'ships' | 'choose' | 'parrots' | 'brag' | 'trophy' | 'carry' | 'haul'
> & {
  /** Who has had their shots. */
  fired: Seat[]
  seat: Seat
  /** Cannons still to be fired, by target seat. */
  shots: number[]
  target: Seat
  /** Icons of the last roll still to be resolved. */
  ships: number
  parrots: number
  /** Ships that lost a die to this shooter. */
  hit: Seat[]
}

/** What is chosen in each phase that asks. */
export type CannonsChoices = {
  aim: Assigned<Seat | 'hold'>
  ships: { sails: number; hull: number }
  parrots: Picked<Part>
  trophy: { use: boolean }
  haul: { take: Part }
}

export const cannons: Step<ScurvyDice, CannonsFrame> = {
  // SD-14 Most sails first, none without a sail. SD-19 Looked at anew after each ship.
  order: {
    run(ctx, f) {
      const sea = ctx.board
      const ready = seatsOf(sea).filter(seat => {
        const { sails, cannons } = shipOf(sea, seat)
        return sails > 0 && cannons > 0 && !f.fired.includes(seat)
      })
      if (f.fired.length === 0) ctx.tell({ kind: 'phase', phase: 'cannons', isIdle: ready.length === 0 })
      if (ready.length === 0) return ctx.done()
      f.seat = fastest(ctx, ready)
      f.fired.push(f.seat)
      f.hit = []
      f.at = 'aim'
    },
  },

  // SD-15 Each cannon at an opponent, or held. SD-18 Fired cannons are set aside, held ones stay.
  aim: {
    clause: 'SD-15',
    ask: (sea, f) =>
      toPlaces<Seat | 'hold'>(f.seat, [
        { thing: 'cannon', count: shipOf(sea, f.seat).cannons, to: [...rivalsOf(sea, f.seat), 'hold'] },
      ]),
    take(ctx, f, { assign }) {
      const sea = ctx.board
      f.shots = seatsOf(sea).map(target => assign.filter(place => place === target).length)
      const fired = assign.filter(place => place !== 'hold').length
      wreckDice(shipOf(sea, f.seat), 'cannons', fired)
      ctx.tell({ kind: 'aimed', seat: f.seat, shots: [...f.shots], held: assign.length - fired })
      for (const target of seatsOf(sea)) if ((f.shots[target] ?? 0) > 0) turnOn(ctx, f.seat, target, true)
      f.at = 'fire'
    },
  },

  // SD-15 One target at a time, clockwise. SD-16 Crew and cannon icons find their own mark.
  fire: {
    run(ctx, f) {
      const sea = ctx.board
      const target = rivalsOf(sea, f.seat).find(rival => (f.shots[rival] ?? 0) > 0)
      if (target === undefined) {
        f.at = 'brag'
        return
      }
      const ship = shipOf(sea, target)
      const icons = rollDice(ctx.edition, ctx.rng, f.shots[target] ?? 0)
      f.shots[target] = 0
      f.target = target
      const crew = wreckDice(ship, 'crew', icons.crew)
      const cannons = wreckDice(ship, 'cannons', icons.cannon)
      if (crew + cannons > 0) f.hit.push(target)
      ctx.tell({ kind: 'fired', seat: f.seat, target, icons, crew, cannons })
      f.ships = Math.min(icons.ship, ship.sails + ship.hull)
      f.parrots = icons.parrot
      f.at = 'split'
    },
  },

  // SD-16 With no sail or no hull left, or nothing left over, there is no choice to make.
  split: {
    run(ctx, f) {
      const { sails, hull } = shipOf(ctx.board, f.target)
      const isOpen = f.ships > 0 && sails > 0 && hull > 0 && f.ships < sails + hull
      if (isOpen) {
        f.at = 'ships'
        return
      }
      const lostSails = Math.min(f.ships, sails)
      shootAway(ctx, f, { sails: lostSails, hull: f.ships - lostSails })
      f.at = 'choose'
    },
  },

  // SD-16 A ship icon takes a sail or a hull, as the attacker likes.
  ships: {
    clause: 'SD-16',
    ask(sea, f) {
      const { sails, hull } = shipOf(sea, f.target)
      const fewest = Math.max(0, f.ships - hull)
      const most = Math.min(f.ships, sails)
      return oneOf(
        f.seat,
        Array.from({ length: most - fewest + 1 }, (_, i) => ({ sails: fewest + i, hull: f.ships - fewest - i })),
      )
    },
    take(ctx, f, lost) {
      shootAway(ctx, f, lost)
      f.at = 'choose'
    },
  },

  choose: {
    run(ctx, f) {
      const ship = shipOf(ctx.board, f.target)
      const there = standing(ship)
      if (f.parrots > 0 && f.parrots < there) {
        f.at = 'parrots'
        return
      }
      if (f.parrots > 0 && there > 0) {
        const { sails, hull, cannons, crew, parrot } = ship
        shootAway(ctx, f, { sails, hull, cannons, crew, parrot })
      }
      f.at = 'fire'
    },
  },

  // SD-16 A parrot icon takes any one ship die, a kept parrot too.
  parrots: {
    clause: 'SD-16',
    ask: (sea, f) => someOf(f.seat, partsOf(shipOf(sea, f.target)), f.parrots, f.parrots),
    take(ctx, f, { pick }) {
      const lost: Partial<Record<Part, number>> = {}
      for (const part of pick) lost[part] = (lost[part] ?? 0) + 1
      shootAway(ctx, f, lost)
      f.at = 'fire'
    },
  },

  // SD-46 After the last roll, Blackbeard may carry off a die from every ship he hit.
  brag: {
    run(ctx, f) {
      const canPlunder = f.hit.length > 0 && strength(ctx.edition, shipOf(ctx.board, f.seat), 'plunder-hits') > 0
      f.at = canPlunder ? 'trophy' : 'order'
    },
  },

  trophy: {
    clause: 'SD-46',
    ask: (_sea, f) => oneOf(f.seat, [{ use: true }, { use: false }]),
    take(ctx, f, { use }) {
      if (!use) {
        f.at = 'order'
        return
      }
      usePower(ctx, f.seat, 'plunder-hits')
      f.at = 'carry'
    },
  },

  // SD-46 A die of choice still on the ship, or a destroyed one if none is left.
  carry: {
    run(ctx, f) {
      const target = f.hit.shift()
      if (target === undefined) {
        f.at = 'order'
        return
      }
      f.target = target
      const ship = shipOf(ctx.board, target)
      if (standing(ship) > 0) {
        f.at = 'haul'
        return
      }
      ship.wreck--
      shipOf(ctx.board, f.seat).plunder++
      ctx.tell({ kind: 'carried-off', seat: f.seat, target, part: null })
    },
  },

  haul: {
    clause: 'SD-46',
    ask: (sea, f) =>
      oneOf(
        f.seat,
        PARTS.filter(part => shipOf(sea, f.target)[part] > 0).map(part => ({ take: part })),
      ),
    take(ctx, f, { take }) {
      shipOf(ctx.board, f.target)[take]--
      shipOf(ctx.board, f.seat).plunder++
      ctx.tell({ kind: 'carried-off', seat: f.seat, target: f.target, part: take })
      f.at = 'carry'
    },
  },
}

const partsOf = (ship: Record<Part, number>): Part[] => PARTS.flatMap(part => repeat(part, ship[part]))

/** Destroys these dice of the target, tells it, and remembers the hit. */
function shootAway(
  ctx: { board: ScurvyDice['board']; tell(event: ScurvyDice['event']): void },
  f: CannonsFrame,
  lost: Partial<Record<Part, number>>,
): void {
  const ship = shipOf(ctx.board, f.target)
  const parts = PARTS.flatMap(part =>
    (lost[part] ?? 0) > 0 ? [{ part, lost: wreckDice(ship, part, lost[part] ?? 0) }] : [],
  )
  if (parts.length === 0) return
  if (!f.hit.includes(f.target)) f.hit.push(f.target)
  ctx.tell({ kind: 'shot-away', seat: f.seat, target: f.target, parts })
}

/** Why a seat is not asked to fire. */
export function notFiring(
  sails: number,
  cannons: number,
  hasFired: boolean,
): { wanted: string; clause: string; because: string }[] {
  if (hasFired)
    return [
      {
        wanted: /*i18n*/ 'fire again',
        clause: 'SD-18',
        because: /*i18n*/ 'every ship has its shots once in a cannon phase',
      },
    ]
  if (cannons === 0)
    return [{ wanted: /*i18n*/ 'fire', clause: 'SD-11', because: /*i18n*/ 'your ship has no cannon left' }]
  if (sails === 0)
    return [{ wanted: /*i18n*/ 'fire', clause: 'SD-14', because: /*i18n*/ 'a ship with no sail cannot fire' }]
  return [
    {
      wanted: /*i18n*/ 'fire now',
      clause: 'SD-14',
      because: /*i18n*/ 'ships fire in order of their sails; yours comes later',
    },
  ]
}

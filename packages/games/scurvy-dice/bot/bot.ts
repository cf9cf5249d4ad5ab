/**
 * The mate: sensible one-ply play. It looks at what its seat sees, weighs each choice by a few rules
 * of thumb, and never looks further.
 */

import { repeat, type Seat } from '@nassau/kernel'
import { type Answers, type Asked, answerBy, type Bot } from '@nassau/kernel/bots'
import { sum } from '../../kit/lists.ts'
import { byWorth, canCarry, PARTS, type Part, type Ship, shipOf, type standing } from '../board.ts'
import type { ScurvyDice } from '../rules.ts'
import { withinReach } from '../steps/fighting/boarding.ts'
import { arrangeDice, lookAt, rerollPick } from './building.ts'
import { aim, answerOffer, boardWhom, chooseStance, makeOffer, shootParts, splitShips } from './dealing.ts'

/** Coins worth a power that comes back only after a bad hunt. */
const WORTH_A_POWER = 3

export const mate: Bot<ScurvyDice> = {
  id: 'mate',
  choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition, rng.below(2) === 0),
}

/** The best of `coins`, as many as `most`. */
const dearest = (coins: readonly number[], most: number): number[] => [...coins].sort(byWorth).slice(0, most)

const ownShip = ({ seen, seat }: Asked<ScurvyDice>): Ship => shipOf(seen.view, seat)

const payForCure = (asked: Asked<ScurvyDice>): { use: boolean } => ({
  use: asked.seen.view.muerta >= 2 || ownShip(asked).scurvy >= 2,
})

/** Each is given a coin that was tossed, for where two mates must not do the same. */
const ANSWERS: Answers<ScurvyDice, [coin: boolean]> = {
  'build.hide': asked => ({ use: sum(ownShip(asked).cache) >= WORTH_A_POWER }),
  'build.salvage': asked => ({
    pick: [...rerollPick(asked.f.tray), ...repeat('plunder' as const, ownShip(asked).plunder)],
  }),
  'build.reroll': ({ f }) => ({ pick: rerollPick(f.tray) }),
  'build.encore': ({ f }) => ({ pick: rerollPick(f.tray) }),
  'build.arrange': ({ f, seen, seat }) => ({ assign: arrangeDice(f.tray, lookAt(seen.view, seat)) }),

  'cannons.aim': asked => ({ assign: repeat(aim(asked.seen.view, asked.seat), ownShip(asked).cannons) }),
  'cannons.ships': ({ f, seen, seat }) => splitShips(seen.view, seat, f.target, f.ships),
  'cannons.parrots': ({ f, seen, seat }) => ({ pick: shootParts(seen.view, seat, f.target, f.parrots) }),
  'cannons.trophy': () => ({ use: true }),
  'cannons.haul': ({ f, seen }) => ({ take: haulPart(shipOf(seen.view, f.target)) }),

  'parrots.turn': asked => {
    const { crew, hull } = ownShip(asked)
    return { turn: turnParrot(asked.f.before, crew, Math.min(hull, asked.seen.view.island.length)) }
  },

  'boarding.choose': ({ seen, seat }) => ({ board: boardWhom(seen.view, seat) }),
  'boarding.press': asked => ({ fightOn: ownShip(asked).crew >= shipOf(asked.seen.view, asked.f.target).crew }),
  'boarding.steal': asked => {
    const within = withinReach(shipOf(asked.seen.view, asked.f.target))
    return { pick: dearest(within, Math.min(canCarry(ownShip(asked)), within.length)) }
  },

  'loot.raid': asked => {
    const { crew } = ownShip(asked)
    const { island } = asked.seen.view
    return { use: sum(dearest(island, crew + 2)) - sum(dearest(island, crew)) >= WORTH_A_POWER }
  },
  'loot.take': asked => {
    const { crew, hull, hold } = ownShip(asked)
    return { pick: dearest(asked.seen.view.island, Math.min(crew + asked.f.extra, hull - hold.length)) }
  },

  'arrival.choose': ({ f, seen, seat }) => ({ do: chooseStance(seen.view, seat, f.tied) }),
  'negotiation.floor': () => ({ say: 'offer' }),
  'negotiation.offer': ({ f, seen, seat }) => ({ assign: makeOffer(seen.view, f.among, seat) }),
  'negotiation.promise': ({ f }) => ({ assign: f.among.map(() => 'nothing') }),
  'negotiation.answer': ({ f, seen, seat }) => ({ answer: answerOffer(seen.view, seat, f) }),

  'brawl.stand': (asked, coin) => {
    const crewOf = (seat: Seat): number => shipOf(asked.seen.view, seat).crew
    const others = asked.f.fighters.filter(seat => seat !== asked.seat).map(crewOf)
    return { surrender: mustYield(crewOf(asked.seat), others, coin) }
  },
  'brawl.mercy': () => ({ mercy: false }),

  'scurvy.purse': payForCure,
  'scoring.purse': payForCure,
}

/** Crew wins melees and carries: take that first. */
const haulPart = (prey: Parameters<typeof standing>[0]): Part =>
  (['crew', 'hull', 'sails', 'cannons', 'parrot'] as const).find(part => prey[part] > 0) ?? PARTS[0]

/** A parrot is worth most as the hand that carries one more die, or as the last man aboard. */
function turnParrot(before: 'boarding' | 'loot', crew: number, load: number): 'crew' | null {
  if (before === 'boarding') return crew === 0 ? 'crew' : null
  return crew < load || crew === 0 ? 'crew' : null
}

/** Surrender rather than lose the last crew to a stronger one: without crew there is scurvy, not treasure. */
function mustYield(crew: number, others: readonly number[], coin: boolean): boolean {
  const strongest = Math.max(...others)
  return strongest - crew >= 2 || (crew === 1 && strongest > 1) || (crew === 1 && strongest === 1 && coin)
}

/**
 * The mate: sensible one-ply play. It looks at what its seat sees, weighs each choice by a few rules
 * of thumb, and never looks further.
 */

import { repeat } from '@nassau/kernel'
import { type Answers, type Asked, answerBy, type Bot } from '@nassau/kernel/bots'
import { sum } from '../../kit/lists.ts'
import { byWorth, canCarry, PARTS, type Part, type Ship, shipOf, type standing } from '../board.ts'
import type { Face } from '../edition/edition.ts'
import type { ScurvyDice } from '../rules.ts'
import { withinReach } from '../steps/fighting/boarding.ts'
import { arrangeDice, lookAt, rerollPick } from './building.ts'
import { aim, boardWhom, fightOn, shootParts, splitShips } from './dealing.ts'
import { MATES, type Plan, type Plans } from './plans.ts'
import { quarrelOf, strongest } from './quarrel.ts'
import { answerOffer, chooseStance, isSpared, makeOffer, makeTerms } from './talking.ts'

/** Coins worth a power that comes back only after a bad hunt. */
const WORTH_A_POWER = 3

/** A bot that goes by these plans. */
export const planning = (id: string, plans: Plans): Bot<ScurvyDice> => ({
  id,
  choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition, seen.seats === 2 ? plans.duel : plans.melee),
})

export const mate: Bot<ScurvyDice> = planning('mate', MATES)

/** The best of `coins`, as many as `most`. */
const dearest = (coins: readonly number[], most: number): number[] => [...coins].sort(byWorth).slice(0, most)

const ownShip = ({ seen, seat }: Asked<ScurvyDice>): Ship => shipOf(seen.view, seat)

const again = ({ f }: Asked<ScurvyDice, 'build.salvage' | 'build.reroll' | 'build.encore'>, plan: Plan): Face[] =>
  rerollPick(f.tray, plan)

const payForCure = (asked: Asked<ScurvyDice>): { use: boolean } => ({
  use: asked.seen.view.muerta >= 2 || ownShip(asked).scurvy >= 2,
})

const ANSWERS: Answers<ScurvyDice, [Plan]> = {
  'build.hide': asked => ({ use: sum(ownShip(asked).cache) >= WORTH_A_POWER }),
  'build.salvage': (asked, plan) => ({
    pick: [...again(asked, plan), ...repeat('plunder' as const, ownShip(asked).plunder)],
  }),
  'build.reroll': (asked, plan) => ({ pick: again(asked, plan) }),
  'build.encore': (asked, plan) => ({ pick: again(asked, plan) }),
  'build.arrange': ({ f, seen, seat }, plan) => ({
    assign: arrangeDice(f.tray, lookAt(seen.view, seat, plan), plan),
  }),

  'cannons.aim': asked => ({ assign: repeat(aim(asked.seen.view, asked.seat), ownShip(asked).cannons) }),
  'cannons.ships': ({ f, seen, seat }) => splitShips(seen.view, seat, f.target, f.ships),
  'cannons.parrots': ({ f, seen, seat }) => ({ pick: shootParts(seen.view, seat, f.target, f.parrots) }),
  'cannons.trophy': () => ({ use: true }),
  'cannons.haul': ({ f, seen }) => ({ take: haulPart(shipOf(seen.view, f.target)) }),

  'parrots.turn': asked => {
    const { crew, hull } = ownShip(asked)
    return { turn: turnParrot(asked.f.before, crew, Math.min(hull, asked.seen.view.island.length)) }
  },

  'boarding.choose': ({ seen, seat, edition }, plan) => ({ board: boardWhom(seen.view, edition, seat, plan) }),
  'boarding.press': (asked, plan) => ({
    fightOn: fightOn(ownShip(asked).crew, shipOf(asked.seen.view, asked.f.target).crew, plan),
  }),
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

  'arrival.choose': ({ f, seen, seat, edition }) => ({ do: chooseStance(seen.view, edition, seat, f.tied) }),
  'negotiation.floor': () => ({ say: 'offer' }),
  'negotiation.offer': ({ f, seen, seat, edition }) => ({ assign: makeOffer(seen.view, edition, f.among, seat) }),
  'negotiation.promise': ({ f, seen, seat }) => ({ assign: makeTerms(seen.view, f, seat) }),
  'negotiation.answer': ({ f, seen, seat, edition }) => ({ answer: answerOffer(seen.view, edition, seat, f) }),

  // Without crew there is scurvy, not treasure: better to give in while somebody is left to carry.
  'brawl.stand': ({ f, seen, seat, edition }) => {
    const rival = strongest(
      seen.view,
      f.fighters.filter(other => other !== seat),
    )
    const quarrel = quarrelOf(seen.view, edition, seat, f.fighters)
    return { surrender: quarrel.mustYield(shipOf(seen.view, seat).crew, shipOf(seen.view, rival).crew) }
  },
  'brawl.mercy': ({ f, seen, seat }) => ({ mercy: isSpared(seen.view, seat, f.judged[0] ?? seat) }),

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

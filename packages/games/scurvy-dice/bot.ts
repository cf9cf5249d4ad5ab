/**
 * The mate: sensible one-ply play. It looks at what its seat sees, weighs each choice by a few rules
 * of thumb, and never looks further.
 */
import { type Bot, type Projection, RulesBug, repeat, type Seat } from '@nassau/kernel'
import { sum } from '../kit/lists.ts'
import { byWorth, canCarry, PARTS, shipOf, type standing } from './board.ts'
import { arrangeDice, lookAt, rerollPick } from './bot-building.ts'
import { aim, answerOffer, boardWhom, chooseStance, makeOffer, shootParts, splitShips } from './bot-dealing.ts'
import type { ScurvyDice, SeaFrame } from './rules.ts'
import { withinReach } from './steps/boarding.ts'

/** Coins worth a power that comes back only after a bad hunt. */
const WORTH_A_POWER = 3

export const mate: Bot<ScurvyDice> = {
  id: 'mate',
  choose(seen, rng) {
    const f = seen.stack.at(-1)
    if (!f || seen.seat === null) throw new RulesBug('bot-not-asked', { seat: seen.seat })
    return decide(seen, f, seen.seat, rng.below(2) === 0)
  },
}

/** The best of `coins`, as many as `most`. */
const dearest = (coins: readonly number[], most: number): number[] => [...coins].sort(byWorth).slice(0, most)

function decide(seen: Projection<ScurvyDice>, f: SeaFrame, me: Seat, coin: boolean): unknown {
  const sea = seen.view
  const ship = shipOf(sea, me)
  switch (f.step) {
    case 'build':
      if (f.at === 'hide') return { use: sum(ship.cache) >= WORTH_A_POWER }
      if (f.at === 'salvage') return { pick: [...rerollPick(f.tray), ...repeat('plunder', ship.plunder)] }
      if (f.at === 'arrange') return { assign: arrangeDice(f.tray, lookAt(sea, me)) }
      return { pick: rerollPick(f.tray) }
    case 'cannons':
      if (f.at === 'aim') return { assign: new Array<Seat>(ship.cannons).fill(aim(sea, me)) }
      if (f.at === 'ships') return splitShips(sea, me, f.target, f.ships)
      if (f.at === 'parrots') return { pick: shootParts(sea, me, f.target, f.parrots) }
      if (f.at === 'trophy') return { use: true }
      return { take: haulPart(shipOf(sea, f.target)) }
    case 'parrots':
      return { turn: turnParrot(f.before, ship.crew, Math.min(ship.hull, sea.island.length)) }
    case 'boarding':
      if (f.at === 'choose') return { board: boardWhom(sea, me) }
      if (f.at === 'press') return { fightOn: ship.crew >= shipOf(sea, f.target).crew }
      return {
        pick: dearest(
          withinReach(shipOf(sea, f.target)),
          Math.min(canCarry(ship), withinReach(shipOf(sea, f.target)).length),
        ),
      }
    case 'loot':
      if (f.at === 'raid')
        return { use: sum(dearest(sea.island, ship.crew + 2)) - sum(dearest(sea.island, ship.crew)) >= WORTH_A_POWER }
      return { pick: dearest(sea.island, Math.min(ship.crew + f.extra, ship.hull - ship.hold.length)) }
    case 'arrival':
      return { do: chooseStance(sea, me, f.tied) }
    case 'negotiation':
      if (f.at === 'floor') return { say: 'offer' }
      if (f.at === 'offer') return { assign: makeOffer(sea, f.among, me) }
      if (f.at === 'promise') return { promise: null }
      return { answer: answerOffer(sea, me, f) }
    case 'brawl':
      if (f.at === 'mercy') return { mercy: false }
      return {
        surrender: mustYield(
          ship.crew,
          f.fighters.filter(seat => seat !== me).map(seat => shipOf(sea, seat).crew),
          coin,
        ),
      }
    default:
      return { use: sea.muerta >= 2 || ship.scurvy >= 2 }
  }
}

/** Crew wins melees and carries: take that first. */
const haulPart = (prey: Parameters<typeof standing>[0]): string =>
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

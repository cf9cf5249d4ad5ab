/**
 * The mate: sensible one-ply play. It looks at what its seat sees, weighs each choice by a few rules
 * of thumb, and never looks further.
 */

import { PASS, type Seat } from '@nassau/kernel'
import { type Answers, type Asked, answerBy, type Bot } from '@nassau/kernel/bots'
import { sum } from '../../kit/lists.ts'
import { placesOf, preyOf, prizeAt, shipOf } from '../board.ts'
import { type CardPlay, isCardPlay } from '../cards/cards.ts'
import { ownPull, standingOf } from '../cards/pulls.ts'
import { chartOf } from '../chart.ts'
import { bestReroll } from '../fighting/odds.ts'
import type { KingOfPirates } from '../rules.ts'
import type { Reroll } from '../steps/combat.ts'
import { type MovementFrame, type Sailing, spacesLeft } from '../steps/movement.ts'
import { MIDDLES } from '../words/names.ts'
import {
  answerMutiny,
  beforeSailing,
  cheapestTurn,
  inCombat,
  leader,
  leastWorth,
  type Outlook,
  type Situation,
  spoil,
  startMutiny,
  unasked,
} from './cards.ts'
import { bestCrew, bestHands, captainWorth, type Muster } from './crew.ts'
import { MATE, MATES, type Plan, type Plans } from './plans.ts'
import { bestCourse, firstStep, preyWorth, prizeWorth, wantsPart, watersOf } from './sailing.ts'

/** A bot that goes by these plans. */
export const planning = (id: string, { duel, melee }: Plans): Bot<KingOfPirates> => {
  const planFor = (seats: number): Plan => (seats === 2 ? duel : melee)
  return {
    id,
    choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition, planFor(seen.seats)),
    interject({ view, stack, seat, seats, ask }, _rng, edition) {
      const f = stack.at(-1)
      if (seat === null || !f || ask?.kind !== 'list') return null
      return unasked({ view, edition, seat, plan: planFor(seats), plays: ask.options.filter(isCardPlay) }, f)
    },
  }
}

export const mate: Bot<KingOfPirates> = planning('mate', MATES)

/** The mate with other numbers: better ones are looked for with `nassau tune --plan`. */
export const planner = {
  plan: MATE,
  botOf: (plan: Plan): Bot<KingOfPirates> => planning('planned', { duel: plan, melee: plan }),
}

const ownShip = ({ seen, seat }: Asked<KingOfPirates>) => shipOf(seen.view, seat)

/** What a bot knows of this moment. */
const outlook = ({ seen, edition, seat }: Asked<KingOfPirates>, plan: Plan): Outlook => ({
  view: seen.view,
  edition,
  seat,
  plan,
})

/** The same with the cards it could play. */
const situation = (asked: Asked<KingOfPirates>, plan: Plan, options: readonly object[]): Situation => ({
  ...outlook(asked, plan),
  plays: options.filter(isCardPlay),
})

/** Everyone who could be captain or crew after a lair. */
const poolOf = ({ captain, crew, drawn }: ReturnType<typeof ownShip>): string[] => [
  ...(captain === null ? [] : [captain]),
  ...crew,
  ...drawn,
]

const muster = ({ edition }: Asked<KingOfPirates>, plan: Plan): Muster => ({ chart: chartOf(edition), plan })

const ANSWERS: Answers<KingOfPirates, [Plan]> = {
  'colours.pick': () => ({ colour: null }),

  'match.sign': (asked, plan) => {
    const { captain, crew } = bestCrew(muster(asked, plan), ownShip(asked).drawn, 1)
    return { captain, crew: crew[0] ?? '' }
  },

  'upkeep.steal': ({ seen, seat }) => {
    const richest = leader(seen.view, seat)
    return { steal: shipOf(seen.view, richest).doubloons > 0 ? richest : null }
  },
  'upkeep.discard': (asked, plan) => {
    const some = asked.ask.options.find(option => 'discard' in option)
    return {
      discard: leastWorth(plan, ownShip(asked).hand ?? asked.seen.view.actionDiscards, some?.discard.length ?? 0),
    }
  },
  'upkeep.mutinies': (asked, plan) => startMutiny(situation(asked, plan, asked.ask.options)) ?? PASS,

  'movement.sail': (asked, plan) => sail(situation(asked, plan, asked.ask.options), asked.f, asked.ask.options),

  'lair.buy': (asked, plan) => {
    const part = MIDDLES.find(one => !ownShip(asked).middles.includes(one))
    return { buy: wantsPart(outlook(asked, plan)) && part ? part : null }
  },
  'lair.captain': (asked, plan) => {
    const ship = ownShip(asked)
    return { captain: bestCrew(muster(asked, plan), poolOf(ship), placesOf(ship, asked.edition) - 1).captain }
  },
  'lair.crew': (asked, plan) => {
    const ship = ownShip(asked)
    const others = poolOf(ship).filter(id => id !== asked.f.captain)
    const wanted = bestHands(muster(asked, plan), others, placesOf(ship, asked.edition) - 1)
    // Options name a crew in the order in which it came aboard.
    return { crew: others.filter(id => wanted.includes(id)) }
  },

  'dig.spade': ({ ask }) => ({ dig: ask.options.some(option => 'dig' in option && option.dig) }),
  'dig.watch': (asked, plan) =>
    asked.seat === asked.seen.view.turn ? PASS : (spoil(situation(asked, plan, asked.ask.options)) ?? PASS),

  'combat.target': (asked, plan) => ({ attack: bestTarget(outlook(asked, plan)) }),
  'combat.declared': (asked, plan) => inCombat(situation(asked, plan, asked.ask.options), false),
  'combat.reroll': (asked, plan) => reroll(situation(asked, plan, asked.ask.options)),
  'combat.answer': (asked, plan) => reroll(situation(asked, plan, asked.ask.options)),
  'combat.rolled': (asked, plan) => inCombat(situation(asked, plan, asked.ask.options), true),

  'mutiny.answers': (asked, plan) => answerMutiny(outlook(asked, plan), asked.f.seat, asked.ask.options),
  'promotion.promote': (asked, plan) => {
    const { crew } = ownShip(asked)
    const worth = (id: string): number => captainWorth(muster(asked, plan), id, crew)
    return { promote: crew.reduce((best, id) => (worth(id) > worth(best) ? id : best)) }
  },
}

/** How far one still sails is seen from what is offered: a step, or none. */
function sail(now: Situation, f: MovementFrame, options: readonly (Sailing | CardPlay)[]): Sailing | CardPlay {
  const { view, edition, plan, plays } = now
  const card = f.sailed === 0 ? beforeSailing(now) : null
  if (card) return card
  const canSail = options.some(option => 'sail' in option)
  const left = spacesLeft(view, f, edition)
  const waters = watersOf(now)
  const course = bestCourse(now, waters, left)
  const tailwind = plays.find(play => play.play === 'tailwind')
  if (tailwind && course.steps > left) {
    const blown = bestCourse(now, waters, left + 2)
    if (blown.worth > course.worth + plan.tailwind) return tailwind
  }
  const way = canSail ? firstStep(now, waters, course) : null
  return way === null ? { stop: true } : { sail: way }
}

function bestTarget(now: Outlook): Seat | 'prize' | null {
  const { view, edition, seat, plan } = now
  const chart = chartOf(edition)
  const prize = prizeAt(view, chart, shipOf(view, seat).at)
  let best: { attack: Seat | 'prize' | null; worth: number } = {
    attack: prize ? 'prize' : null,
    worth: prize ? prizeWorth(now, prize) : plan.duel.least,
  }
  for (const other of preyOf(view, chart, seat)) {
    const worth = preyWorth(now, other)
    if (worth > best.worth) best = { attack: other, worth }
  }
  return best.attack
}

/** A card that settles it, or the best use of a cannonball, or neither. */
function reroll(now: Situation): Reroll | CardPlay {
  const { view, edition, seat, plan } = now
  const { fight } = view
  if (!fight) return { reroll: 'none' }
  const chart = chartOf(edition)
  const isAttacker = seat === fight.attacker
  const dice = isAttacker ? fight.attack : fight.defence
  const { winner, way, short } = standingOf(view, chart, fight)
  // An attacker of a player does not know yet what to beat: seven and a bit is the middle of it.
  if (isAttacker && fight.defender !== null) return { reroll: bestReroll(dice, 8, 1).reroll }
  if (winner === seat) return { reroll: 'none' }
  const need = sum(dice) + short
  const { cannonballs } = shipOf(view, seat)
  const unaided = bestReroll(dice, need, cannonballs)
  const isLikely = unaided.chance >= 0.75
  const isWorthCards = (fight.prize?.loot ?? edition.duelLoot) >= plan.lootForCards
  const card = isWorthCards ? cheapestTurn(now, fight, way * short) : null
  if (card && (!isLikely || card.play === 'mercenaries')) return card
  if (isLikely) return { reroll: unaided.reroll }
  // Dice need only bring it within reach of the cards in hand.
  const reach = isWorthCards ? ownPull(view, chart, fight, seat, now.plays, way) : 0
  return { reroll: bestReroll(dice, need - reach, cannonballs).reroll }
}

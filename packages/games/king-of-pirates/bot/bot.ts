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
  type Situation,
  spoil,
  startMutiny,
  unasked,
} from './cards.ts'
import { bestCrew, bestHands, captainWorth } from './crew.ts'
import { bestCourse, firstStep, preyWorth, prizeWorth, wantsPart } from './sailing.ts'

export const mate: Bot<KingOfPirates> = {
  id: 'mate',
  choose: (seen, rng, edition) => answerBy(ANSWERS, seen, rng, edition),
  interject({ view, stack, seat, ask }, _rng, edition) {
    const f = stack.at(-1)
    if (seat === null || !f || ask?.kind !== 'list') return null
    return unasked({ view, edition, seat, plays: ask.options.filter(isCardPlay) }, f)
  },
}

const ownShip = ({ seen, seat }: Asked<KingOfPirates>) => shipOf(seen.view, seat)

/** What the mate knows of this moment, with the cards it could play. */
const situation = ({ seen, edition, seat }: Asked<KingOfPirates>, options: readonly object[] = []): Situation => ({
  view: seen.view,
  edition,
  seat,
  plays: options.filter(isCardPlay),
})

/** Everyone who could be captain or crew after a lair. */
const poolOf = ({ captain, crew, drawn }: ReturnType<typeof ownShip>): string[] => [
  ...(captain === null ? [] : [captain]),
  ...crew,
  ...drawn,
]

const ANSWERS: Answers<KingOfPirates> = {
  'colours.pick': () => ({ colour: null }),

  'match.sign': asked => {
    const { captain, crew } = bestCrew(chartOf(asked.edition), ownShip(asked).drawn, 1)
    return { captain, crew: crew[0] ?? '' }
  },

  'upkeep.steal': ({ seen, seat }) => {
    const richest = leader(seen.view, seat)
    return { steal: shipOf(seen.view, richest).doubloons > 0 ? richest : null }
  },
  'upkeep.discard': asked => {
    const some = asked.ask.options.find(option => 'discard' in option)
    return { discard: leastWorth(ownShip(asked).hand ?? asked.seen.view.actionDiscards, some?.discard.length ?? 0) }
  },
  'upkeep.mutinies': asked => startMutiny(situation(asked, asked.ask.options)) ?? PASS,

  'movement.sail': asked => sail(situation(asked, asked.ask.options), asked.f, asked.ask.options),

  'lair.buy': asked => {
    const part = MIDDLES.find(one => !ownShip(asked).middles.includes(one))
    return { buy: wantsPart(asked.seen.view, asked.edition, asked.seat) && part ? part : null }
  },
  'lair.captain': asked => {
    const ship = ownShip(asked)
    return { captain: bestCrew(chartOf(asked.edition), poolOf(ship), placesOf(ship, asked.edition) - 1).captain }
  },
  'lair.crew': asked => {
    const ship = ownShip(asked)
    const others = poolOf(ship).filter(id => id !== asked.f.captain)
    const wanted = bestHands(chartOf(asked.edition), others, placesOf(ship, asked.edition) - 1)
    // Options name a crew in the order in which it came aboard.
    return { crew: others.filter(id => wanted.includes(id)) }
  },

  'dig.spade': ({ ask }) => ({ dig: ask.options.some(option => 'dig' in option && option.dig) }),
  'dig.watch': asked =>
    asked.seat === asked.seen.view.turn ? PASS : (spoil(situation(asked, asked.ask.options)) ?? PASS),

  'combat.target': asked => ({ attack: bestTarget(situation(asked)) }),
  'combat.declared': asked => inCombat(situation(asked, asked.ask.options), false),
  'combat.reroll': asked => reroll(situation(asked, asked.ask.options)),
  'combat.answer': asked => reroll(situation(asked, asked.ask.options)),
  'combat.rolled': asked => inCombat(situation(asked, asked.ask.options), true),

  'mutiny.answers': asked => answerMutiny(situation(asked), asked.f.seat, asked.ask.options),
  'promotion.promote': asked => {
    const { crew } = ownShip(asked)
    const chart = chartOf(asked.edition)
    return {
      promote: crew.reduce((best, id) => (captainWorth(chart, id, crew) > captainWorth(chart, best, crew) ? id : best)),
    }
  },
}

/** How far one still sails is seen from what is offered: a step, or none. */
function sail(now: Situation, f: MovementFrame, options: readonly (Sailing | CardPlay)[]): Sailing | CardPlay {
  const { view, edition, seat, plays } = now
  const card = f.sailed === 0 ? beforeSailing(now) : null
  if (card) return card
  const canSail = options.some(option => 'sail' in option)
  const left = spacesLeft(view, f, edition)
  const course = bestCourse(view, edition, seat, left)
  const tailwind = plays.find(play => play.play === 'tailwind')
  if (tailwind && course.steps > left) {
    const blown = bestCourse(view, edition, seat, left + 2)
    if (blown.worth > course.worth + 150) return tailwind
  }
  const way = canSail ? firstStep(view, edition, seat, course) : null
  return way === null ? { stop: true } : { sail: way }
}

function bestTarget({ view, edition, seat }: Situation): Seat | 'prize' | null {
  const chart = chartOf(edition)
  const prize = prizeAt(view, chart, shipOf(view, seat).at)
  let best: { attack: Seat | 'prize' | null; worth: number } = {
    attack: prize ? 'prize' : null,
    worth: prize ? prizeWorth(view, edition, seat, prize) : 60,
  }
  for (const other of preyOf(view, chart, seat)) {
    const worth = preyWorth(view, edition, seat, other)
    if (worth > best.worth) best = { attack: other, worth }
  }
  return best.attack
}

/** A card that settles it, or the best use of a cannonball, or neither. */
function reroll(now: Situation): Reroll | CardPlay {
  const { view, edition, seat } = now
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
  const isWorthCards = (fight.prize?.loot ?? edition.duelLoot) >= 3
  const card = isWorthCards ? cheapestTurn(now, fight, way * short) : null
  if (card && (!isLikely || card.play === 'mercenaries')) return card
  if (isLikely) return { reroll: unaided.reroll }
  // Dice need only bring it within reach of the cards in hand.
  const reach = isWorthCards ? ownPull(view, chart, fight, seat, now.plays, way) : 0
  return { reroll: bestReroll(dice, need - reach, cannonballs).reroll }
}

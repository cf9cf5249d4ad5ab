/**
 * The mate: sensible one-ply play. It looks at what its seat sees, weighs each choice by a few rules
 * of thumb, and never looks further.
 */
import { type Bot, isRecord, PASS, type Projection, RulesBug, type Seat, samePlain } from '@nassau/kernel'
import { placesOf, preyOf, prizeAt, shipOf } from './board.ts'
import { beforeSailing, cheapestTurn, leader, leastWorth, react, type Situation } from './bot-cards.ts'
import { bestCrew, bestHands, captainWorth } from './bot-crew.ts'
import { bestCourse, firstStep, preyWorth, prizeWorth, wantsPart } from './bot-sailing.ts'
import { isPlay } from './cards.ts'
import { chartOf } from './chart.ts'
import type { Edition } from './edition.ts'
import { attackTotal, defenceTotal } from './fight.ts'
import { CARDS, MIDDLES } from './names.ts'
import { bestReroll } from './odds.ts'
import type { KingOfPirates, SeasFrame } from './rules.ts'
import { type MovementFrame, spacesLeft } from './steps/movement.ts'

type Seen = Projection<KingOfPirates>

export const mate: Bot<KingOfPirates> = {
  id: 'mate',
  choose(seen, _rng, edition) {
    const f = seen.stack.at(-1)
    if (!f || seen.seat === null || !seen.ask) throw new RulesBug('bot-not-asked', { seat: seen.seat })
    return decide(seen, f, seen.seat, edition)
  },
}

function decide(seen: Seen, f: SeasFrame, seat: Seat, edition: Edition): unknown {
  const { view, ask } = seen
  const options = ask?.kind === 'list' ? ask.options.filter(isRecord) : []
  const now: Situation = { view, edition, seat, plays: options.filter(isPlay) }
  if (options.some(option => samePlain(option, PASS))) return react(now, f, options)

  const chart = chartOf(edition)
  const ship = shipOf(view, seat)
  switch (f.step) {
    case 'match': {
      const { captain, crew } = bestCrew(chart, ship.drawn, 1)
      return { captain, crew: crew[0] }
    }
    case 'upkeep':
      if (f.at === 'steal') return { steal: shipOf(view, leader(view, seat)).doubloons > 0 ? leader(view, seat) : null }
      return {
        discard: leastWorth(
          ship.hand ?? view.actionDiscards,
          CARDS.filter(card => (ship.hand?.[card] ?? 0) > 0),
        ),
      }
    case 'movement':
      return sail(now, f, options)
    case 'lair':
      return inLair(now, f.at)
    case 'dig':
      return { dig: options.some(option => 'dig' in option && option.dig === true) }
    case 'combat':
      return f.at === 'target' ? { attack: bestTarget(now) } : reroll(now)
    case 'promotion':
      return {
        promote: ship.crew.reduce((best, id) =>
          captainWorth(chart, id, ship.crew) > captainWorth(chart, best, ship.crew) ? id : best,
        ),
      }
    default:
      return options[0]
  }
}

/** How far one still sails is seen from what is offered: a step, or none. */
function sail(now: Situation, f: MovementFrame, options: readonly object[]): object {
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

function inLair({ view, edition, seat }: Situation, at: string): object {
  const ship = shipOf(view, seat)
  const chart = chartOf(edition)
  if (at === 'buy') {
    const part = MIDDLES.find(one => !ship.middles.includes(one))
    return { buy: wantsPart(view, edition, seat) && part ? part : null }
  }
  const pool = [...(ship.captain === null ? [] : [ship.captain]), ...ship.crew, ...ship.drawn]
  if (at === 'captain') return { captain: bestCrew(chart, pool, placesOf(ship, edition) - 1).captain }
  return { pick: bestHands(chart, ship.drawn, placesOf(ship, edition) - 1) }
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
function reroll(now: Situation): object {
  const { view, edition, seat } = now
  const { fight } = view
  if (!fight) return { reroll: 'none' }
  const chart = chartOf(edition)
  const isAttacker = seat === fight.attacker
  const margin = attackTotal(view, chart, fight) - defenceTotal(view, chart, fight)
  const dice = isAttacker ? fight.attack : fight.defence
  const sumOfDice = dice.reduce((sum, pips) => sum + pips, 0)
  // An attacker of a player does not know yet what to beat: seven and a bit is the middle of it.
  if (isAttacker && fight.defender !== null) return { reroll: bestReroll(dice, 8, 1).reroll }
  const short = isAttacker ? -margin : margin + 1
  if (short <= 0) return { reroll: 'none' }
  const card = cheapestTurn(now, fight, isAttacker ? short : -short)
  const { reroll: best, chance } = bestReroll(dice, sumOfDice + short, shipOf(view, seat).cannonballs)
  if (card && (chance < 0.75 || card.play === 'mercenaries') && (fight.prize?.loot ?? 4) >= 3) return card
  return { reroll: chance > 0 ? best : 'none' }
}

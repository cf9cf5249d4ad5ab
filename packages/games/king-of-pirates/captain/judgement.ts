/** What the captain of King of Pirates knows: it looks beyond its next turn, and these numbers tell who is ahead there. */
import type { Chance, Seat } from '@nassau/kernel'
import type { Judgement } from '@nassau/kernel/bots'
import { piratesOf, type Seas, shipOf } from '../board.ts'
import { mate, planning } from '../bot/bot.ts'
import { chartOf } from '../chart.ts'
import { cluesOf, mostCannonballs, mostRum, prowess, speedOf, vacancies } from '../crew/skills.ts'
import type { Edition } from '../edition/edition.ts'
import type { KingOfPirates } from '../rules.ts'
import { determinize, view } from '../view.ts'
import learned from './learned.json' with { type: 'json' }
import { MEASURES } from './measures.ts'
import { CAPTAINS } from './plans.ts'

function features(seas: Seas, seat: Seat, edition: Edition): number[] {
  const chart = chartOf(edition)
  const ship = shipOf(seas, seat)
  const { hand } = ship
  const wealth = ship.doubloons / edition.goal
  const richest = Math.max(...seas.ships.map(({ doubloons }, other) => (other === seat ? 0 : doubloons)))
  const until = (seat - seas.turn + seas.ships.length) % seas.ships.length
  return [
    wealth,
    wealth * wealth,
    wealth - richest / edition.goal,
    // The fewer there are, the more a lead is worth.
    (wealth - richest / edition.goal) / (seas.ships.length - 1),
    wealth > richest / edition.goal ? wealth * wealth * wealth : 0,
    ship.rum / Math.max(1, mostRum(edition, ship)),
    ship.rum === 0 ? 1 : 0,
    ship.cannonballs / Math.max(1, mostCannonballs(edition, ship)),
    ship.scurvy / 3,
    ship.middles.length / 3,
    piratesOf(ship).length / 5,
    vacancies(edition, ship) / 3,
    ship.captain === null ? 1 : 0,
    prowess(chart, ship, 'nations') / 5,
    prowess(chart, ship, 'players') / 5,
    speedOf(edition, ship, seas.sails) / 5,
    cluesOf(chart, ship) / 3,
    hand['treasure-map'] / 3,
    (hand.assault + hand.mercenaries) / 4,
    (hand.soldiers + hand.scurvy + hand.keelhauling + hand.ambush) / 4,
    (hand.mutiny + hand.assassination) / 3,
    (hand.tailwind + hand['citrus-fruits']) / 4,
    hand['flying-dutchman'] / 2,
    chart.ground[ship.at] === 'lair' ? 1 : 0,
    until / seas.ships.length,
  ]
}

/** Every hand as it is held, the rest as anyone could imagine it. */
const unforeseen = (seas: Seas, rng: Chance, edition: Edition): Seas => {
  const open = view(seas, null)
  const ships = open.ships.map((ship, seat) => ({ ...ship, hand: { ...shipOf(seas, seat).hand } }))
  return determinize({ ...open, ships }, null, rng, edition)
}

const self = planning('captain', CAPTAINS)

export const judgement: Judgement<KingOfPirates> = {
  player: mate,
  own: self,
  self,
  effort: { simulations: 150, width: 12, doubt: 0.5 },
  value: {
    progress: ({ round, turn, first, ships }) => round + ((turn - first + ships.length) % ships.length) / ships.length,
    // What a choice is worth shows in one's own next turn, however many sail in between.
    horizon: 1.5,
    features,
    net: learned.net,
    unforeseen,
  },
  measures: MEASURES,
}

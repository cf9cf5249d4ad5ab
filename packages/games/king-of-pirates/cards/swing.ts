/** What a card would do to the combat in progress: for standing orders and bots. */
import type { Seat } from '@nassau/kernel'
import { type Fight, shipOf } from '../board.ts'
import { type Chart, neighbour } from '../chart.ts'
import { isProofAgainstScurvy, prowess } from '../crew/skills.ts'
import { AMBUSH, ASSAULT, SOLDIERS } from '../fighting/fight.ts'
import type { SeasView } from '../view.ts'
import { COLOURS, type Colour } from '../words/names.ts'
import type { CardPlay } from './cards.ts'

/** How much a play adds to the attacker's total less the defender's. */
export function swingOf(view: SeasView, chart: Chart, fight: Fight, seat: Seat, play: CardPlay): number {
  switch (play.play) {
    case 'assault':
      return ASSAULT
    case 'ambush':
      return -AMBUSH
    case 'mercenaries':
      return play.side === 'attack' ? 1 : -1
    case 'soldiers':
      return fight.prize?.nation === play.nation ? -SOLDIERS : 0
    case 'citrus-fruits':
      return sign(fight, seat) * shipOf(view, seat).scurvy
    case 'scurvy':
      return isProofAgainstScurvy(chart, shipOf(view, play.on)) ? 0 : -sign(fight, play.on)
    case 'assassination':
      return -sign(fight, play.on) * lostProwess(view, chart, fight, play.on, play.pirate)
    default:
      return 0
  }
}

/** Which way a seat pulls: the attacker up, the defender down. */
const sign = ({ attacker, defender }: Fight, seat: Seat): number => (seat === attacker ? 1 : seat === defender ? -1 : 0)

/** What a ship fights worse without one of its pirates; who would follow a captain is the owner's to say. */
function lostProwess(view: SeasView, chart: Chart, fight: Fight, seat: Seat, pirate: string): number {
  const ship = shipOf(view, seat)
  const against = fight.defender === null ? 'nations' : 'players'
  const without = {
    middles: ship.middles,
    captain: ship.captain === pirate ? null : ship.captain,
    crew: ship.crew.filter(id => id !== pirate),
  }
  return prowess(chart, ship, against) - prowess(chart, without, against)
}

/** Where the Dutchman would be after a step; off the map it returns to the centre. */
export const dutchmanAfter = (view: SeasView, chart: Chart, toward: Colour): number =>
  neighbour(chart, view.dutchman, COLOURS.indexOf(toward)) ?? chart.centre

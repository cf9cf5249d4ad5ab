/** What the captain of Scurvy Dice knows: a hunt is as far as it looks, and these numbers tell who is ahead after one. */
import type { Seat } from '@nassau/kernel'
import type { Judgement } from '@nassau/kernel/bots'
import { inTurn, rivalsOf, type Sea, shipOf } from '../board.ts'
import { mate } from '../bot/bot.ts'
import type { ScurvyDice } from '../rules.ts'
import learned from './learned.json' with { type: 'json' }

/** A number that is the larger the nearer the goal is. */
const closeness = (spaces: number): number => Math.exp(-Math.max(0, spaces) / 4)

/** When a hunt is over all dice are back in their pools: places, turns and what captains can do are all that is left. */
function features(sea: Sea, seat: Seat): number[] {
  const ship = shipOf(sea, seat)
  const away = (other: Seat): number => sea.goal - shipOf(sea, other).at
  const nearest = Math.min(...rivalsOf(sea, seat).map(away))
  return [
    away(seat) / 10,
    (nearest - away(seat)) / 10,
    closeness(away(seat)),
    closeness(nearest),
    ship.captain !== null && ship.isReady ? 1 : 0,
    inTurn(sea, sea.dog).indexOf(seat) / sea.ships.length,
    ship.broken / 4,
    sea.hunt / 10,
    // The same lead is worth more the fewer can take it.
    2 / sea.ships.length,
  ]
}

export const judgement: Judgement<ScurvyDice> = {
  player: mate,
  effort: { simulations: 1600, each: 60, width: 48, doubt: 0.5 },
  value: { progress: ({ hunt }) => hunt, horizon: 1, features, net: learned.net },
}

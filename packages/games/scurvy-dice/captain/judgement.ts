/** What the captain of Scurvy Dice knows: a hunt is as far as it looks, and these numbers tell who is ahead after one. */
import { type Ask, type Seat, someOf } from '@nassau/kernel'
import type { Judgement } from '@nassau/kernel/bots'
import { inTurn, rivalsOf, type Sea, shipOf } from '../board.ts'
import { mate, planning } from '../bot/bot.ts'
import { MATES } from '../bot/plans.ts'
import type { ScurvyDice } from '../rules.ts'
import learned from './learned.json' with { type: 'json' }
import { MEASURES } from './measures.ts'
import { CAPTAINS } from './plans.ts'

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

/** SD-12 A parrot becomes any face: to roll one again is never better than to keep it. */
function narrowed(ask: ScurvyDice['choices']['ask']): Ask {
  if (ask.at !== 'build.reroll' && ask.at !== 'build.encore' && ask.at !== 'build.salvage') return ask
  const others = ask.from.filter(face => face !== 'parrot')
  return someOf(ask.seat, others)
}

const self = planning('captain', CAPTAINS)
/** Some keep their cannons against a single rival, some roll them all again. */
const peaceful = planning('peaceful', { duel: MATES.melee, melee: MATES.melee })

export const judgement: Judgement<ScurvyDice> = {
  player: mate,
  own: self,
  self,
  rivals: [mate, peaceful],
  narrowed,
  edge: 0.5,
  effort: { simulations: 6400, each: 400, width: 600, doubt: 0.5 },
  value: { progress: ({ hunt }) => hunt, horizon: 1, features, net: learned.net },
  measures: MEASURES,
}

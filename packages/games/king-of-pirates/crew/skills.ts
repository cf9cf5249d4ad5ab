/** What a crew can do together: the sum of its pirates' skills (KP-61, KP-62). */
import { placesOf, type Ship } from '../board.ts'
import { type Chart, chartOf, pirateOf } from '../chart.ts'
import type { Edition } from '../edition/edition.ts'
import type { CaptainSkill, Nation, Skill } from '../words/names.ts'

type Crewed = Pick<Ship, 'captain' | 'crew' | 'middles'>

/** How many aboard have an ordinary skill. */
export function skilled(chart: Chart, ship: Crewed, skill: Skill): number {
  let n = ship.captain !== null && pirateOf(chart, ship.captain).skill === skill ? 1 : 0
  for (const id of ship.crew) if (pirateOf(chart, id).skill === skill) n++
  return n
}

/** How many captain's skills of a kind are in force: the captain's, and everyone's under "all captains". */
export function commanded(chart: Chart, ship: Crewed, skill: CaptainSkill): number {
  if (ship.captain === null) return 0
  const { captain } = pirateOf(chart, ship.captain)
  let n = captain === skill ? 1 : 0
  if (captain === 'all-captains') for (const id of ship.crew) if (pirateOf(chart, id).captain === skill) n++
  return n
}

/** Added to the dice in a combat against a nation, or against another player. */
export const prowess = (chart: Chart, ship: Crewed, against: 'nations' | 'players'): number =>
  against === 'nations'
    ? skilled(chart, ship, 'raider') + 2 * commanded(chart, ship, 'conqueror')
    : skilled(chart, ship, 'fighter') + 2 * commanded(chart, ship, 'duellist')

/** Loot cards on top of a conquered prize's own (KP-42). */
export const extraLoot = (chart: Chart, ship: Crewed, nation: Nation): number =>
  skilled(chart, ship, 'looter') + 2 * commanded(chart, ship, `loot-${nation}`)

/** Treasure maps the crew saves on a dig (KP-36). */
export const cluesOf = (chart: Chart, ship: Crewed): number =>
  skilled(chart, ship, 'clue') + 2 * commanded(chart, ship, 'two-clues')

export const isProofAgainstScurvy = (chart: Chart, ship: Crewed): boolean => commanded(chart, ship, 'no-scurvy') > 0

/** Action cards drawn in upkeep, and held at most (KP-25). */
export const drawOf = (edition: Edition, ship: Crewed): number =>
  edition.hand.draw + commanded(chartOf(edition), ship, 'more-cards')
export const handLimit = (edition: Edition, ship: Crewed): number =>
  edition.hand.limit + commanded(chartOf(edition), ship, 'more-cards')

const parts = (ship: Crewed, part: Ship['middles'][number], each: number): number =>
  ship.middles.includes(part) ? each : 0

/** KP-9, KP-10, KP-61 */
export const mostRum = (edition: Edition, ship: Crewed): number =>
  edition.ship.rum + parts(ship, 'rum-hold', edition.middle['rum-hold']) + skilled(chartOf(edition), ship, 'rum')
export const mostCannonballs = (edition: Edition, ship: Crewed): number =>
  edition.ship.cannonballs +
  parts(ship, 'gun-deck', edition.middle['gun-deck']) +
  skilled(chartOf(edition), ship, 'cannonball')

/** Spaces a ship may sail in a turn, tailwinds apart (KP-32, KP-22). */
export function speedOf(edition: Edition, ship: Crewed & Pick<Ship, 'scurvy'>, sails: number): number {
  const rigged = sails + ship.middles.length * edition.middle.sails + skilled(chartOf(edition), ship, 'sailor')
  return Math.max(1, rigged - ship.scurvy)
}

export const vacancies = (edition: Edition, ship: Crewed): number =>
  placesOf(ship, edition) - ship.crew.length - (ship.captain === null ? 0 : 1)

/** Where the mate sails: every place has a worth in doubloons, and far ones are worth less. */
import type { Seat } from '@nassau/kernel'
import { distances } from '../../kit/hexes.ts'
import { prizeAt, shipOf, shipTileAt } from '../board.ts'
import { meanLoot } from '../cards/pulls.ts'
import { type Chart, chartOf, type Prize, type Space } from '../chart.ts'
import { cluesOf, extraLoot, mostCannonballs, prowess, speedOf, vacancies } from '../crew/skills.ts'
import type { Edition } from '../edition/edition.ts'
import { SOLDIERS } from '../fighting/fight.ts'
import { chanceOf, duelChance } from '../fighting/odds.ts'
import type { SeasView } from '../view.ts'
import { COLOURS, MIDDLES } from '../words/names.ts'

/** Doubloons to be expected from attacking a prize. */
export function prizeWorth(view: SeasView, edition: Edition, seat: Seat, prize: Prize): number {
  const chart = chartOf(edition)
  const ship = shipOf(view, seat)
  const need =
    prize.defence +
    SOLDIERS * view.soldiers[prize.nation] -
    prowess(chart, ship, 'nations') +
    ship.scurvy -
    ownCards(view, seat)
  const loot = (prize.loot + extraLoot(chart, ship, prize.nation)) * meanLoot(chart)
  return chanceOf(need, ship.cannonballs) * loot
}

/** What one's own cards would add to an attack. */
function ownCards(view: SeasView, seat: Seat): number {
  const hand = shipOf(view, seat).hand
  return hand ? 2 * hand.assault + hand.mercenaries : 0
}

/** Doubloons to be expected from attacking another ship. */
export function preyWorth(view: SeasView, edition: Edition, seat: Seat, other: Seat): number {
  const chart = chartOf(edition)
  const [mine, theirs] = [shipOf(view, seat), shipOf(view, other)]
  const edge =
    prowess(chart, mine, 'players') -
    mine.scurvy +
    mine.cannonballs -
    prowess(chart, theirs, 'players') +
    theirs.scurvy -
    theirs.cannonballs +
    ownCards(view, seat) -
    (theirs.cards >= 4 ? 1 : 0)
  const stake = edition.duelLoot * meanLoot(chart)
  const chance = duelChance(edge)
  // What a rival loses helps as well as what oneself wins, the more the nearer they are to the crown.
  const gain = chance * Math.min(stake, theirs.doubloons) * (1.2 + 0.5 * (theirs.doubloons / edition.goal))
  return gain - (1 - chance) * Math.min(stake, mine.doubloons)
}

/** What lies face down is worth what its set holds, on average; looked up by the set's number. */
function seaWorths(view: SeasView, edition: Edition, seat: Seat): number[] {
  const chart = chartOf(edition)
  const fronts = chart.tiles.map(tile => (tile ? prizeWorth(view, edition, seat, tile) : 0))
  return chart.sets.map(({ tiles }) => tiles.reduce((sum, front) => sum + (fronts[front] ?? 0), 0) / tiles.length)
}

/** What a visit to a lair would mend. */
function lairWorth(view: SeasView, edition: Edition, seat: Seat): number {
  const ship = shipOf(view, seat)
  const free = vacancies(edition, ship)
  const thirst = ship.rum <= 0 ? 900 : ship.rum === 1 ? 500 : ship.rum === 2 ? 150 : 0
  const shots = (mostCannonballs(edition, ship) - ship.cannonballs) * 110
  const buys = wantsPart(view, edition, seat) ? 600 : 0
  return thirst + shots + 160 * ship.scurvy + 330 * free + buys
}

/** Whether a new part pays before the game is over. */
export function wantsPart(view: SeasView, edition: Edition, seat: Seat): boolean {
  const ship = shipOf(view, seat)
  const best = Math.max(...view.ships.map(({ doubloons }) => doubloons))
  return (
    ship.doubloons >= edition.middle.cost &&
    MIDDLES.some(part => !ship.middles.includes(part)) &&
    best < edition.goal * 0.5
  )
}

/** What a place is worth to a ship that ends its move there. */
function placeWorth(view: SeasView, edition: Edition, seat: Seat, space: Space, unknown: readonly number[]): number {
  const chart = chartOf(edition)
  const ship = shipOf(view, seat)
  if (chart.ground[space] === 'lair') return lairWorth(view, edition, seat)
  let worth = 0
  const treasure = chart.treasures[space]
  if (treasure && !view.dug.includes(space)) {
    const short = treasure.maps - cluesOf(chart, ship) - (ship.hand?.['treasure-map'] ?? 0)
    worth = short <= 0 ? treasure.worth : short === 1 ? 120 : 0
  }
  if (view.tileStates[space] === 'down')
    worth = unknown[chart.sets.findIndex(({ spaces }) => spaces.includes(space))] ?? 0
  const prize = prizeAt(view, chart, space)
  if (prize) worth = Math.max(worth, prizeWorth(view, edition, seat, prize))
  view.ships.forEach(({ at }, other) => {
    if (other !== seat && at === space) worth = Math.max(worth, preyWorth(view, edition, seat, other))
  })
  return worth
}

/** Thirst, scurvy and the Dutchman make a far place worth less. */
const PATIENCE = 0.62

type Course = { space: Space; steps: number; worth: number }

/** The place most worth sailing to, with `left` spaces still to go this turn. */
export function bestCourse(view: SeasView, edition: Edition, seat: Seat, left: number): Course {
  const chart = chartOf(edition)
  const ship = shipOf(view, seat)
  const speed = speedOf(edition, ship, view.sails)
  const canCross = (space: Space): boolean =>
    (space !== view.dutchman || chart.ground[space] === 'lair') && !shipTileAt(view, chart, space)?.isWarship
  const steps = distances(chart.field, ship.at, canCross)
  const unknown = seaWorths(view, edition, seat)
  let best: Course = { space: ship.at, steps: 0, worth: -1 }
  for (let space = 0; space < steps.length; space++) {
    const away = stepsTo(chart, steps, space)
    if (away < 0 || (space === view.dutchman && chart.ground[space] !== 'lair')) continue
    const turns = away <= left ? 0 : Math.ceil((away - left) / speed)
    const worth = placeWorth(view, edition, seat, space, unknown) * PATIENCE ** turns - away
    if (worth > best.worth) best = { space, steps: away, worth }
  }
  return best
}

/** Steps to a space, a warship's own included, which can be entered but not crossed. */
function stepsTo(chart: Chart, steps: readonly number[], space: Space): number {
  const known = steps[space] ?? -1
  if (known >= 0) return known
  let nearest = -1
  for (const next of chart.field.neighbours[space] ?? []) {
    const near = next < 0 ? -1 : (steps[next] ?? -1)
    if (near >= 0 && (nearest < 0 || near + 1 < nearest)) nearest = near + 1
  }
  return nearest
}

/** The first step of the way to a space; null if already there. */
export function firstStep(
  view: SeasView,
  edition: Edition,
  seat: Seat,
  { space }: Course,
): (typeof COLOURS)[number] | null {
  const chart = chartOf(edition)
  const { at } = shipOf(view, seat)
  if (space === at) return null
  const canCross = (near: Space): boolean =>
    near === at ||
    ((near !== view.dutchman || chart.ground[near] === 'lair') && !shipTileAt(view, chart, near)?.isWarship)
  const back = distances(chart.field, space, canCross)
  const unknown = seaWorths(view, edition, seat)
  let best: { colour: (typeof COLOURS)[number]; away: number; worth: number } | null = null
  for (const [direction, next] of (chart.field.neighbours[at] ?? []).entries()) {
    const away = next < 0 ? -1 : (back[next] ?? -1)
    const colour = COLOURS[direction]
    if (away < 0 || !colour || (next === view.dutchman && chart.ground[next] !== 'lair')) continue
    // Of ways equally short, the one over the better waters.
    const worth = next === space ? 0 : placeWorth(view, edition, seat, next, unknown)
    if (best === null || away < best.away || (away === best.away && worth > best.worth)) best = { colour, away, worth }
  }
  return best?.colour ?? null
}

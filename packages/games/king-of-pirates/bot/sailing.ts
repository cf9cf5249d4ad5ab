/** Where a bot sails: every place has a worth in doubloons, and far ones are worth less. */
import { repeat, type Seat } from '@nassau/kernel'
import { distances } from '../../kit/hexes.ts'
import { shipOf, shipTileAt } from '../board.ts'
import { type Chart, chartOf, type Prize, type Space, type Treasure } from '../chart.ts'
import { cluesOf, extraLoot, mostCannonballs, prowess, speedOf, vacancies } from '../crew/skills.ts'
import { SOLDIERS } from '../fighting/fight.ts'
import { chanceOf, duelChance } from '../fighting/odds.ts'
import { COLOURS, MIDDLES } from '../words/names.ts'
import type { Outlook } from './cards.ts'

/** Doubloons to be expected from attacking a prize. */
export function prizeWorth(now: Outlook, prize: Prize): number {
  const { view, edition, seat } = now
  const chart = chartOf(edition)
  const ship = shipOf(view, seat)
  const need =
    prize.defence +
    SOLDIERS * view.soldiers[prize.nation] -
    prowess(chart, ship, 'nations') +
    ship.scurvy -
    ownCards(now)
  const loot = (prize.loot + extraLoot(chart, ship, prize.nation)) * chart.meanLoot
  return chanceOf(need, ship.cannonballs) * loot
}

/** What one's own cards would add to an attack. */
function ownCards({ view, seat }: Outlook): number {
  const hand = shipOf(view, seat).hand
  return hand ? 2 * hand.assault + hand.mercenaries : 0
}

/** Doubloons to be expected from attacking another ship. */
export function preyWorth(now: Outlook, other: Seat): number {
  const { view, edition, seat, plan } = now
  const chart = chartOf(edition)
  const [mine, theirs] = [shipOf(view, seat), shipOf(view, other)]
  const edge =
    prowess(chart, mine, 'players') -
    mine.scurvy +
    mine.cannonballs -
    prowess(chart, theirs, 'players') +
    theirs.scurvy -
    theirs.cannonballs +
    ownCards(now) -
    (theirs.cards >= 4 ? 1 : 0)
  const stake = edition.duelLoot * chart.meanLoot
  const chance = duelChance(edge)
  // What a rival loses helps as well as what oneself wins, the more the nearer they are to the crown.
  const gain =
    chance * Math.min(stake, theirs.doubloons) * (plan.duel.gain + plan.duel.crown * (theirs.doubloons / edition.goal))
  return gain - plan.duel.loss * (1 - chance) * Math.min(stake, mine.doubloons)
}

/** What a visit to a lair would mend. */
function lairWorth(now: Outlook): number {
  const { view, edition, seat, plan } = now
  const { lair } = plan
  const ship = shipOf(view, seat)
  const free = vacancies(edition, ship)
  const thirst = ship.rum <= 0 ? lair.dry : ship.rum === 1 ? lair.oneRum : ship.rum === 2 ? lair.twoRum : 0
  const shots = (mostCannonballs(edition, ship) - ship.cannonballs) * lair.cannonball
  const buys = wantsPart(now) ? lair.part : 0
  return thirst + shots + lair.scurvy * ship.scurvy + lair.place * free + buys
}

/** Whether a new part pays before the game is over. */
export function wantsPart({ view, edition, seat, plan }: Outlook): boolean {
  const ship = shipOf(view, seat)
  const best = Math.max(...view.ships.map(({ doubloons }) => doubloons))
  return (
    ship.doubloons >= edition.middle.cost &&
    MIDDLES.some(part => !ship.middles.includes(part)) &&
    best < edition.goal * plan.partsUntil
  )
}

/** What a treasure is worth to whoever digs there next. */
function treasureWorth({ view, edition, seat, plan }: Outlook, { maps, worth }: Treasure): number {
  const ship = shipOf(view, seat)
  const short = maps - cluesOf(chartOf(edition), ship) - (ship.hand?.['treasure-map'] ?? 0)
  return short <= 0 ? worth : short === 1 ? plan.nearlyDug : 0
}

/** What every place is worth to a ship that ends its move there. */
export type Waters = readonly number[]

export function watersOf(now: Outlook): Waters {
  const { view, edition, seat } = now
  const chart = chartOf(edition)
  const worths = repeat(0, chart.ground.length)
  const raise = (space: Space, worth: number): void => {
    worths[space] = Math.max(worths[space] ?? 0, worth)
  }
  for (const [space, treasure] of chart.treasures.entries())
    if (treasure && !view.dug.includes(space)) raise(space, treasureWorth(now, treasure))
  for (const [space, town] of chart.towns.entries()) if (town) raise(space, prizeWorth(now, town))
  const fronts = chart.tiles.map(tile => (tile ? prizeWorth(now, tile) : 0))
  for (const { tiles, spaces } of chart.sets) {
    // What lies face down is worth what its set holds, on average.
    const unknown = tiles.reduce((sum, front) => sum + (fronts[front] ?? 0), 0) / tiles.length
    for (const space of spaces) {
      const state = view.tileStates[space]
      if (state === 'down') raise(space, unknown)
      else if (state === 'up') raise(space, fronts[view.tiles[space] ?? 0] ?? 0)
    }
  }
  for (const [other, { at }] of view.ships.entries()) if (other !== seat) raise(at, preyWorth(now, other))
  const lair = lairWorth(now)
  for (const [space, ground] of chart.ground.entries()) if (ground === 'lair') worths[space] = lair
  return worths
}

type Course = { space: Space; steps: number; worth: number }

/** The place most worth sailing to, with `left` spaces still to go this turn. */
export function bestCourse({ view, edition, seat, plan }: Outlook, waters: Waters, left: number): Course {
  const chart = chartOf(edition)
  const ship = shipOf(view, seat)
  const speed = speedOf(edition, ship, view.sails)
  const canCross = (space: Space): boolean =>
    (space !== view.dutchman || chart.ground[space] === 'lair') && !shipTileAt(view, chart, space)?.isWarship
  const steps = distances(chart.field, ship.at, canCross)
  let best: Course = { space: ship.at, steps: 0, worth: -1 }
  for (let space = 0; space < steps.length; space++) {
    const away = stepsTo(chart, steps, space)
    if (away < 0 || (space === view.dutchman && chart.ground[space] !== 'lair')) continue
    const turns = away <= left ? 0 : Math.ceil((away - left) / speed)
    const worth = (waters[space] ?? 0) * plan.patience ** turns - away
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
  { view, edition, seat }: Outlook,
  waters: Waters,
  { space }: Course,
): (typeof COLOURS)[number] | null {
  const chart = chartOf(edition)
  const { at } = shipOf(view, seat)
  if (space === at) return null
  const canCross = (near: Space): boolean =>
    near === at ||
    ((near !== view.dutchman || chart.ground[near] === 'lair') && !shipTileAt(view, chart, near)?.isWarship)
  const back = distances(chart.field, space, canCross)
  let best: { colour: (typeof COLOURS)[number]; away: number; worth: number } | null = null
  for (const [direction, next] of (chart.field.neighbours[at] ?? []).entries()) {
    const away = next < 0 ? -1 : (back[next] ?? -1)
    const colour = COLOURS[direction]
    if (away < 0 || !colour || (next === view.dutchman && chart.ground[next] !== 'lair')) continue
    // Of ways equally short, the one over the better waters.
    const worth = next === space ? 0 : (waters[next] ?? 0)
    if (best === null || away < best.away || (away === best.away && worth > best.worth)) best = { colour, away, worth }
  }
  return best?.colour ?? null
}

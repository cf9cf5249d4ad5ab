/** Where a ship had best stop: whom it can land there, what it can do from there later, whom it can fetch or catch. */
import { crewsAboard, unitOf } from '../board.ts'
import { areaOf, pointsLeft } from '../sailing/reach.ts'
import { chaseWorth } from './hunt.ts'
import { crewsAshore, fear, type Sight } from './sight.ts'
import { decay, FAR, MARGIN, turnsFor } from './ways.ts'
import { sailingWorth, walkingWorth } from './worth.ts'

/** A ship and those it serves, looked at once for all its stops. */
type Deck = {
  ship: number
  /** How many aboard may still land, and with how many points at most. */
  landers: number
  points: number
  strength: number
  /** Where our crews ashore are, and what is left for them to do there. */
  ashore: { at: number; worth: number }[]
}

/** What it costs to call a crew away from something it is about to do. */
const BUSY = 0.3

function deckOf(now: Sight, ship: number): Deck {
  const crews = crewsAboard(now.view, ship).map(id => unitOf(now.view, id))
  const landers = crews.filter(crew => !crew.hasCrossed)
  return {
    ship,
    landers: landers.length,
    points: Math.max(0, ...landers.map(crew => pointsLeft(now.edition, crew))),
    strength: crews.reduce((sum, { strength }) => sum + strength, 0),
    ashore: crewsAshore(now).map(id => {
      const at = unitOf(now.view, id).at ?? -1
      const { now: atOnce, later } = walkingWorth(now, at, id)
      return { at, worth: later + (atOnce > 0 ? BUSY : 0) }
    }),
  }
}

function stopWorth(now: Sight, deck: Deck, space: number): number {
  const later = sailingWorth(now, space)
  return (
    landingWorth(now, deck, space) +
    later +
    fetchWorth(now, deck, space, later) +
    chaseWorth(now, deck.ship, space) -
    fear(now, space, deck.strength)
  )
}

/** What those aboard can do at once if they land here: one task each. */
function landingWorth({ map, tasks, ways }: Sight, { landers, points }: Deck, space: number): number {
  if (landers === 0 || !(map.isShore[space] || map.terrain[space] === 'port')) return 0
  const worths: number[] = []
  for (const { hex, worth, taker } of tasks)
    if (taker === null && (hex === space ? 1 : (ways.walk(hex)[space] ?? FAR)) <= points) worths.push(worth)
  worths.sort((a, b) => b - a)
  return worths.slice(0, landers).reduce((sum, worth) => sum + worth, 0)
}

/** What those ashore gain if the ship comes here. */
function fetchWorth({ ways }: Sight, { ashore }: Deck, space: number, aboard: number): number {
  let sum = 0
  for (const { at, worth } of ashore)
    if (aboard > worth) sum += (aboard - worth) * decay(Math.max(1, turnsFor(ways.walk(space)[at] ?? FAR)))
  return sum
}

/** The best stop for a ship, where it lies included. */
export function bestStop(now: Sight, ship: number): { to: number; worth: number } {
  const at = unitOf(now.view, ship).at ?? -1
  const deck = deckOf(now, ship)
  let best = { to: at, worth: stopWorth(now, deck, at) + MARGIN }
  for (const { to } of areaOf(now.view, now.edition, ship).options) {
    const worth = stopWorth(now, deck, to)
    if (worth > best.worth) best = { to, worth }
  }
  return best
}

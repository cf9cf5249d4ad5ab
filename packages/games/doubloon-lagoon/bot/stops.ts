/** Where a ship had best stop: whom it can land there, what it can do from there later, whom it can fetch or catch. */
import { crewsAboard, unitOf } from '../board.ts'
import { type Area, areaOf, pointsLeft } from '../sailing/reach.ts'
import { chaseWorth, zealOf } from './hunt.ts'
import { fear, type Sight, type Spot, spotOf, type Task } from './sight.ts'
import { tasksOf } from './tasks.ts'
import { FAR, MARGIN, turnsFor } from './ways.ts'
import { sailingWorth, walkingWorth } from './worth.ts'

/** A ship and those it serves, looked at once for all its stops. */
type Deck = {
  /** How keen it is on a quarry afloat. */
  zeal: number
  /** How many aboard may still land, and with how many points at most. */
  landers: number
  points: number
  strength: number
  /** What they could land for, the worthiest first. */
  tasks: Task[]
  /** Where our crews ashore are, and what is left for them to do there. */
  ashore: { at: number; worth: number }[]
}

function deckOf(now: Sight, ship: number): Deck {
  const crews = crewsAboard(now.view, ship).map(id => unitOf(now.view, id))
  const landers = crews.filter(crew => !crew.hasCrossed)
  return {
    zeal: zealOf(now, ship),
    landers: landers.length,
    points: Math.max(0, ...landers.map(crew => pointsLeft(now.edition, crew))),
    strength: crews.reduce((sum, { strength }) => sum + strength, 0),
    tasks: tasksOf(now)
      .filter(({ taker }) => taker === null)
      .sort((a, b) => b.worth - a.worth),
    ashore: now.ashore.map(id => {
      const at = unitOf(now.view, id).at ?? -1
      const { now: atOnce, later } = walkingWorth(now, at, id)
      return { at, worth: later + (atOnce > 0 ? now.plan.busy : 0) }
    }),
  }
}

/** What a stop is worth as long as nobody comes. */
function stopWorth(now: Sight, deck: Deck, space: number): number {
  const later = sailingWorth(now, space)
  return (
    landingWorth(now, deck, space) + later + fetchWorth(now, deck, space, later) + chaseWorth(now, deck.zeal, space)
  )
}

/** What those aboard can do at once if they land here: one task each. */
function landingWorth({ map }: Sight, { landers, points, tasks }: Deck, space: number): number {
  if (landers === 0 || !(map.isShore[space] || map.terrain[space] === 'port')) return 0
  let left = landers
  let sum = 0
  for (const { hex, worth, walk } of tasks) {
    if ((hex === space ? 1 : (walk[space] ?? FAR)) > points) continue
    sum += worth
    if (--left === 0) break
  }
  return sum
}

/** What those ashore gain if the ship comes here. */
function fetchWorth({ ways }: Sight, { ashore }: Deck, space: number, aboard: number): number {
  let sum = 0
  for (const { at, worth } of ashore)
    if (aboard > worth) sum += (aboard - worth) * ways.decay(Math.max(1, turnsFor(ways.walk(space)[at] ?? FAR)))
  return sum
}

/** The best stop for a ship, where it lies included. */
export function bestStop(now: Sight, ship: number): Spot {
  return spotOf(now, ship, () => bestStopIn(now, ship, areaOf(now.view, now.edition, ship)))
}

/** The same in an area that the ship may have or not. */
export function bestStopIn(now: Sight, ship: number, { options }: Area): Spot {
  const at = unitOf(now.view, ship).at ?? -1
  const deck = deckOf(now, ship)
  let best = { to: at, worth: stopWorth(now, deck, at) - fear(now, at, deck.strength) + MARGIN }
  for (const { to } of options) {
    const hoped = stopWorth(now, deck, to)
    // Fear only ever makes a stop worse: who could come matters where it could still be the best.
    if (hoped <= best.worth) continue
    const worth = hoped - fear(now, to, deck.strength)
    if (worth > best.worth) best = { to, worth }
  }
  return best
}
